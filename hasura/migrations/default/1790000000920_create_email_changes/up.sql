-- Another address for an account (D150): it counts once it was confirmed from a letter that was sent to it.
CREATE TABLE auth.email_changes (
  user_id uuid PRIMARY KEY REFERENCES auth.users (id) ON DELETE CASCADE,
  email_change_id uuid NOT NULL DEFAULT gen_random_uuid(),
  new_email text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  CONSTRAINT email_changes_id_is_unique UNIQUE (email_change_id),
  CONSTRAINT email_changes_new_email_is_lower_case CHECK (new_email = lower(new_email)),
  CONSTRAINT email_changes_new_email_form CHECK (private.is_e_mail(new_email))
);
COMMENT ON TABLE auth.email_changes IS 'The address that a person wants and that waits to be confirmed: one a person, the newest. Confirmed, it stays as long as its link is good, so that a second press says the same. Whether somebody has it already is not asked before.';
CREATE INDEX email_changes_asked_at_idx ON auth.email_changes (asked_at);
