DROP VIEW public.board;
