DROP TABLE public.data_exports;
DROP TABLE public.data_export_statuses;
DELETE FROM private.stored_files WHERE kind = 'data_export';
DELETE FROM private.file_kinds WHERE value = 'data_export';
DELETE FROM public.limits WHERE limit_id IN ('export_requests_per_day', 'export_ready_within');
