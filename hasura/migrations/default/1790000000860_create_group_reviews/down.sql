DROP TABLE public.group_reviews;
