ALTER TABLE public.user_profiles DROP COLUMN has_avatar, DROP COLUMN avatar_id CASCADE;
DROP TABLE private.stored_files;
DROP TABLE private.file_kinds;
