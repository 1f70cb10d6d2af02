DROP TABLE auth.email_changes;
