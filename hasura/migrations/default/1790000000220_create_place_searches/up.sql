CREATE TABLE private.place_searches (
  search_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  searched_at timestamptz NOT NULL DEFAULT public.app_now()
);
COMMENT ON TABLE private.place_searches IS
  'Each search for a place on the maps, which are counted by calendar month (D17). What was searched for never reaches us.';
COMMENT ON COLUMN private.place_searches.search_id IS 'Made by the browser for one search, so that asking again after a lost answer counts once.';
CREATE INDEX place_searches_user_id_idx ON private.place_searches (user_id, searched_at);
