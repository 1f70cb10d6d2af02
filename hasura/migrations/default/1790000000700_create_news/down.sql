DROP TABLE public.activity_feed, public.notifications;
DROP TABLE private.told_news, public.post_kinds, public.activity_kinds, public.notice_kinds;
