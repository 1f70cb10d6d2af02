CREATE TABLE public.support_contacts (
  address text PRIMARY KEY,
  CONSTRAINT support_contacts_address_form CHECK (private.is_e_mail(address))
);
COMMENT ON TABLE public.support_contacts IS 'The one address to which people who need help write (D250). Set at each start of the service from its variable SUPPORT_CONTACT.';
CREATE UNIQUE INDEX support_contacts_are_one ON public.support_contacts ((true));
