DROP TABLE public.activity_feed, public.notifications;
DROP FUNCTION private.keep_notice_marks, private.people_in;
DROP TABLE private.told_news, public.post_kinds, public.activity_kinds, public.notice_kinds;
