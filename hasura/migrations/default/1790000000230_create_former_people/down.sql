ALTER TABLE public.user_profiles
  DROP CONSTRAINT user_profiles_deleted_is_nobody,
  DROP CONSTRAINT user_profiles_alias_poses_as_nobody,
  DROP CONSTRAINT user_profiles_name_poses_as_nobody,
  ADD CONSTRAINT user_profiles_alias_poses_as_nobody CHECK (NOT private.poses_as_staff(alias)),
  ADD CONSTRAINT user_profiles_name_poses_as_nobody CHECK (NOT private.poses_as_staff(name));
DROP TRIGGER user_profiles_refuse_spent_username ON public.user_profiles;
DROP FUNCTION private.refuse_spent_username();
DROP FUNCTION private.spend_username(citext, uuid, timestamptz);
DROP FUNCTION private.is_spent(citext);
DROP TABLE private.spent_usernames;
