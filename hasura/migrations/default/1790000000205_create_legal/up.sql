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
INSERT INTO public.legal_texts (document, version) VALUES ('terms', '1.0'), ('privacy', '1.0');

CREATE TABLE public.legal_acceptances (
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  document text NOT NULL,
  version text NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (user_id, document, version),
  CONSTRAINT legal_acceptances_of_a_version FOREIGN KEY (document, version) REFERENCES public.legal_texts (document, version)
);
COMMENT ON TABLE public.legal_acceptances IS 'Provable consent: which version of which text, by whom, when. Rows are only added.';
CREATE INDEX legal_acceptances_version_idx ON public.legal_acceptances (document, version);

CREATE FUNCTION private.keep_acceptance_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.legal_acceptances a WHERE a.user_id = NEW.user_id AND a.document = NEW.document AND a.version = NEW.version) THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.keep_acceptance_once IS 'Trigger: accepted twice, a text is accepted as of the first time.';
CREATE TRIGGER legal_acceptances_keep_once BEFORE INSERT ON public.legal_acceptances FOR EACH ROW EXECUTE FUNCTION private.keep_acceptance_once();

CREATE FUNCTION private.accept_legal_texts(person uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.legal_acceptances (user_id, document, version)
  SELECT DISTINCT ON (t.document) person, t.document, t.version FROM public.legal_texts t
  ORDER BY t.document, t.published_at DESC, string_to_array(t.version, '.')::integer[] DESC $$;
COMMENT ON FUNCTION private.accept_legal_texts IS 'Notes that a person accepted the texts in force: with the sign-up.';

CREATE FUNCTION public.user_unaccepted_texts(person public.user_profiles) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('document', t.document, 'version', t.version) ORDER BY t.document DESC), '[]')
  FROM (SELECT DISTINCT ON (l.document) l.document, l.version FROM public.legal_texts l
    ORDER BY l.document, l.published_at DESC, string_to_array(l.version, '.')::integer[] DESC) t
  WHERE NOT EXISTS (SELECT FROM public.legal_acceptances a WHERE a.user_id = person.user_id AND a.document = t.document AND a.version = t.version) $$;
COMMENT ON FUNCTION public.user_unaccepted_texts IS 'The legal texts in force that a person has not accepted yet: they are asked before they go on (D217).';
