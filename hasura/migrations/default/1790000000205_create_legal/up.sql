-- Which version of the legal texts each person accepted, and when (D217). The texts themselves are the client's.
CREATE TABLE public.legal_texts (
  document text NOT NULL,
  version text NOT NULL,
  published_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (document, version),
  CONSTRAINT legal_texts_document_known CHECK (document IN ('terms', 'privacy')),
  CONSTRAINT legal_texts_version_form CHECK (version ~ '^[0-9]{1,4}\.[0-9]{1,4}$')
);
COMMENT ON TABLE public.legal_texts IS 'The versions of Terms of Service and Privacy Policy that had to be accepted. A change that matters is a new row, and everybody is asked once; one that does not matter has none.';
INSERT INTO public.legal_texts (document, version) VALUES ('terms', '1.0'), ('privacy', '1.0'), ('privacy', '1.1');

CREATE TABLE public.legal_acceptances (
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  document text NOT NULL,
  version text NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (user_id, document, version),
  CONSTRAINT legal_acceptances_of_a_version FOREIGN KEY (document, version) REFERENCES public.legal_texts (document, version)
);
COMMENT ON TABLE public.legal_acceptances IS 'Provable consent: which version of which text, by whom, when.';
CREATE INDEX legal_acceptances_version_idx ON public.legal_acceptances (document, version);

CREATE FUNCTION private.keep_acceptance_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.legal_acceptances a WHERE a.user_id = NEW.user_id AND a.document = NEW.document AND a.version = NEW.version) THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.keep_acceptance_once IS 'Trigger: accepted twice, a text is accepted as of the first time.';
CREATE TRIGGER legal_acceptances_keep_once BEFORE INSERT ON public.legal_acceptances FOR EACH ROW EXECUTE FUNCTION private.keep_acceptance_once();

CREATE FUNCTION private.accept_legal_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whose account was taken over by its real owner has accepted nothing.
  IF NEW.terms_accepted_at IS NULL THEN DELETE FROM public.legal_acceptances a WHERE a.user_id = NEW.user_id; RETURN NULL; END IF;
  INSERT INTO public.legal_acceptances (user_id, document, version, accepted_at)
  SELECT DISTINCT ON (t.document) NEW.user_id, t.document, t.version, NEW.terms_accepted_at FROM public.legal_texts t
  ORDER BY t.document, t.published_at DESC, string_to_array(t.version, '.')::integer[] DESC;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.accept_legal_texts IS 'Trigger: who agrees with the sign-up agrees to the texts in force.';
CREATE TRIGGER user_profiles_accept_legal_texts AFTER INSERT OR UPDATE OF terms_accepted_at ON public.user_profiles FOR EACH ROW
  EXECUTE FUNCTION private.accept_legal_texts();

CREATE FUNCTION public.user_unaccepted_texts(person public.user_profiles) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('document', t.document, 'version', t.version) ORDER BY t.document DESC), '[]')
  FROM (SELECT DISTINCT ON (l.document) l.document, l.version FROM public.legal_texts l
    ORDER BY l.document, l.published_at DESC, string_to_array(l.version, '.')::integer[] DESC) t
  WHERE NOT EXISTS (SELECT FROM public.legal_acceptances a WHERE a.user_id = person.user_id AND a.document = t.document AND a.version = t.version) $$;
COMMENT ON FUNCTION public.user_unaccepted_texts IS 'The legal texts in force that a person has not accepted yet: they are asked before they go on (D217).';
