DROP TABLE public.withdrawals, public.payout_shortfalls, public.payout_distributions;
DROP TABLE private.payment_attempts, private.payment_reminders;
DROP TABLE public.payments, public.late_requests, public.late_allowances, public.exits, public.obligations, public.rounds;
DROP SEQUENCE public.receipt_number_seq;
