DROP TABLE public.limits, public.fee_rates, public.plans, public.currencies;
DROP TABLE public.ticket_categories, public.ticket_statuses, public.vote_statuses, public.vote_types, public.verification_failures, public.verification_statuses,
  public.withdrawal_statuses, public.payout_statuses, public.payment_method_types, public.payment_statuses, public.invitation_statuses,
  public.exit_kinds, public.leave_request_statuses, public.join_request_statuses, public.member_roles, public.member_statuses, public.payout_order_methods, public.join_methods,
  public.frequencies, public.group_statuses;
DROP AGGREGATE public.max(uuid);
DROP AGGREGATE public.min(uuid);
DROP FUNCTION public.span_of(text);
DROP FUNCTION public.limit_of(text);
DROP FUNCTION public.touch_updated_at();
DROP FUNCTION public.app_now();
DROP SCHEMA private CASCADE;
DROP EXTENSION pg_trgm;
DROP EXTENSION citext;
