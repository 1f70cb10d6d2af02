-- Files that people bring: pictures of people, pictures and covers of groups, voice messages. The bytes are in the object storage; a row is written
-- before the first byte is stored and goes after the last one is deleted, so every object has a row (D91, D262).
CREATE TABLE private.file_kinds (value text PRIMARY KEY, comment text);
COMMENT ON TABLE private.file_kinds IS 'The kinds of files that people bring.';
INSERT INTO private.file_kinds VALUES
  ('avatar', 'the picture of a person, in two sizes (D168)'),
  ('group_picture', 'the picture of a group, in several sizes (D91)'),
  ('group_cover', 'the wide picture above the page of a group, in two sizes (D6)'),
  ('voice', 'what somebody said in a conversation (D184)');

CREATE TABLE private.stored_files (
  file_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL REFERENCES private.file_kinds (value),
  owner_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  noted_at timestamptz NOT NULL DEFAULT now(),
  stored_at timestamptz,
  released_at timestamptz,
  format text,
  length_ms integer,
  is_whole boolean NOT NULL GENERATED ALWAYS AS (stored_at IS NOT NULL AND released_at IS NULL) STORED,
  CONSTRAINT stored_files_whole_or_not UNIQUE (file_id, is_whole),
  CONSTRAINT stored_files_voice_is_measured CHECK (CASE kind WHEN 'voice' THEN format IS NOT NULL AND length_ms IS NOT NULL
    ELSE format IS NULL AND length_ms IS NULL END),
  CONSTRAINT stored_files_voice_format_known CHECK (format IN ('webm', 'mp4')),
  CONSTRAINT stored_files_voice_length CHECK (length_ms BETWEEN 1000 AND 300999)
);
COMMENT ON TABLE private.stored_files IS
  'Every file in the object storage, or on its way there or out. Times are the server''s: the storage knows no other clock.';
COMMENT ON COLUMN private.stored_files.noted_at IS 'Before its first byte is stored.';
COMMENT ON COLUMN private.stored_files.stored_at IS 'When all of it was there. Null while it arrives.';
COMMENT ON COLUMN private.stored_files.released_at IS 'From when nothing uses it: its objects are deleted, then this row.';
COMMENT ON COLUMN private.stored_files.is_whole IS 'Whether the file can be shown. A row that shows it refers to the id together with this flag, so the database keeps a shown file from being released.';
COMMENT ON COLUMN private.stored_files.format IS 'The container of a voice message: Opus in WebM, or AAC in MP4 from browsers that cannot record the other (D184).';
COMMENT ON COLUMN private.stored_files.length_ms IS 'How long a voice message is, in milliseconds, as the service measured it. Up to 300 seconds are allowed, of which only whole ones count (D184).';
CREATE INDEX stored_files_kind_idx ON private.stored_files (kind);
CREATE INDEX stored_files_owner_id_idx ON private.stored_files (owner_id);
CREATE INDEX stored_files_noted_idx ON private.stored_files (noted_at);
CREATE INDEX stored_files_released_idx ON private.stored_files (released_at) WHERE released_at IS NOT NULL;

ALTER TABLE public.user_profiles
  ADD COLUMN avatar_id uuid,
  ADD COLUMN has_avatar boolean GENERATED ALWAYS AS (CASE WHEN avatar_id IS NOT NULL THEN true END) STORED,
  ADD CONSTRAINT user_profiles_avatar_is_one_persons UNIQUE (avatar_id),
  ADD CONSTRAINT user_profiles_avatar_is_whole FOREIGN KEY (avatar_id, has_avatar) REFERENCES private.stored_files (file_id, is_whole),
  ADD CONSTRAINT user_profiles_avatar_url_is_its_own CHECK (avatar_id IS NULL OR avatar_url IS NOT DISTINCT FROM '/files/avatars/' || avatar_id::text);
COMMENT ON COLUMN public.user_profiles.avatar_id IS 'The picture that the person brought (D168). Null for none, and for one that a sign-in provider shows.';
COMMENT ON COLUMN public.user_profiles.avatar_url IS 'Where the picture is: of ours it is the address of the file, which changes with the picture (D262), otherwise a place on the web. The service alone sets it.';
