DROP VIEW public.own_reputation, public.own_achievements;
DROP FUNCTION private.records_of(uuid), private.runs_of(date[], boolean[], boolean[]);
DROP VIEW private.contribution_steps;
DROP FUNCTION public.rating_of(uuid), private.takes_part(uuid), private.rating_from(boolean, integer, integer, boolean),
  private.rating_parts(boolean, integer, integer, boolean),
  public.completed_groups_of(uuid), public.stars_of(integer), public.level_of(integer, integer, integer), public.points_of(uuid);
DROP TRIGGER limits_keep_scores ON public.limits;
DROP TRIGGER groups_keep_scores ON public.groups;
DROP TRIGGER obligations_keep_score ON public.obligations;
DROP TRIGGER payments_keep_score ON public.payments;
DROP FUNCTION private.look_at_scores(timestamptz), private.next_look(integer), private.whose_marks_change(timestamptz, timestamptz),
  private.keep_every_score(), private.keep_scores_of_group(), private.keep_and_check_scores(uuid[]), private.keep_scores_of(uuid[]), private.keep_score(), private.score_of(uuid), private.score_from(integer, integer),
  private.counted_marks(uuid, timestamptz), private.faded_before(timestamptz, text);
DROP VIEW private.late_marks;
DROP FUNCTION private.was_missed(timestamptz, timestamptz, timestamptz);
