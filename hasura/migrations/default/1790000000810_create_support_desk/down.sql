DROP TABLE public.support_contacts;
