-- Download my data (D170): what a person asked for, and the one package that is made of it.
INSERT INTO public.limits VALUES
  ('export_requests_per_day', 5, 'per day', 'D247'), ('export_ready_within', 24, 'hours', 'D170');

INSERT INTO private.file_kinds VALUES ('data_export', 'everything that we hold about a person, packed for that person alone (D170)');

CREATE TABLE public.data_export_statuses (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.data_export_statuses IS 'The states of a package of one''s own data (D170).';
INSERT INTO public.data_export_statuses VALUES
  ('asked', 'it is being made'), ('ready', 'its file can be downloaded'), ('expired', 'its file is gone, by time or for a newer one'),
  ('failed', 'it could not be made in time');

CREATE TABLE public.data_exports (
  data_export_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  asked_at timestamptz NOT NULL DEFAULT public.app_now(),
  ready_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  failed_at timestamptz,
  file_id uuid,
  file_size bigint,
  has_file boolean GENERATED ALWAYS AS (CASE WHEN file_id IS NOT NULL THEN true END) STORED,
  status text NOT NULL GENERATED ALWAYS AS (CASE WHEN ended_at IS NOT NULL THEN 'expired' WHEN ready_at IS NOT NULL THEN 'ready'
    WHEN failed_at IS NOT NULL THEN 'failed' ELSE 'asked' END) STORED REFERENCES public.data_export_statuses (value),
  CONSTRAINT data_exports_file_is_one_packages UNIQUE (file_id),
  CONSTRAINT data_exports_file_is_whole FOREIGN KEY (file_id, has_file) REFERENCES private.stored_files (file_id, is_whole),
  CONSTRAINT data_exports_file_while_ready CHECK ((file_id IS NOT NULL) = (ready_at IS NOT NULL AND ended_at IS NULL)),
  CONSTRAINT data_exports_ready_has_term_and_size CHECK (num_nulls(ready_at, expires_at, file_size) IN (0, 3)),
  CONSTRAINT data_exports_ready_is_not_failed CHECK (ready_at IS NULL OR failed_at IS NULL),
  CONSTRAINT data_exports_size_is_positive CHECK (file_size > 0)
);
COMMENT ON TABLE public.data_exports IS 'Each package of a person''s own data that the person asked for (D170). One of a person is being made, and one has its file, at most.';
COMMENT ON COLUMN public.data_exports.expires_at IS 'From when it cannot be downloaded any more.';
COMMENT ON COLUMN public.data_exports.ended_at IS 'When its file was given up: its time was over, a newer one was ready, or the account was closed.';
COMMENT ON COLUMN public.data_exports.failed_at IS 'When it was not ready in time, so that another one can be asked for.';
COMMENT ON COLUMN public.data_exports.file_size IS 'Bytes of the package.';
COMMENT ON COLUMN public.data_exports.has_file IS 'True or null, never false: the half of a foreign key that asks for a whole file.';
COMMENT ON COLUMN public.data_exports.status IS 'What the instants of the row say.';
CREATE UNIQUE INDEX data_exports_one_is_being_made ON public.data_exports (user_id) WHERE status = 'asked';
CREATE UNIQUE INDEX data_exports_one_is_ready ON public.data_exports (user_id) WHERE status = 'ready';
CREATE INDEX data_exports_user_id_idx ON public.data_exports (user_id, asked_at DESC);
CREATE INDEX data_exports_status_idx ON public.data_exports (status);
