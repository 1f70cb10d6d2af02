CREATE TABLE public.group_reviews (
  group_id uuid PRIMARY KEY REFERENCES public.groups (group_id) ON DELETE CASCADE,
  promises_profit boolean NOT NULL,
  rewards_recruiting boolean NOT NULL,
  words_hash text NOT NULL,
  found_at timestamptz NOT NULL DEFAULT public.app_now(),
  reviewed_at timestamptz,
  reviewed_by uuid REFERENCES public.user_profiles (user_id),
  CONSTRAINT group_reviews_hash_form CHECK (words_hash ~ '^[0-9a-f]{32}$'),
  CONSTRAINT group_reviews_something_found CHECK (promises_profit OR rewards_recruiting),
  CONSTRAINT group_reviews_reviewed_by_somebody CHECK ((reviewed_at IS NULL) = (reviewed_by IS NULL))
);
COMMENT ON TABLE public.group_reviews IS 'Groups whose name, description or rules sound like a promise of profit or a reward for recruiting, for a platform admin to look at (D226). Nothing else follows from a row.';
COMMENT ON COLUMN public.group_reviews.words_hash IS 'Of the words that were looked through: other words are looked at anew.';
CREATE INDEX group_reviews_reviewed_by_idx ON public.group_reviews (reviewed_by);
CREATE INDEX group_reviews_open_idx ON public.group_reviews (found_at) WHERE reviewed_at IS NULL;
