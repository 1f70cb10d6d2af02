-- The people. Amina runs circles, Bruno is in several, Chloe is in one because her plan is free; the newcomer has just
-- signed up.
SELECT demo.person('amina', 'Amina Diallo', 'Brooklyn, NY', interval '400 days', plan => 'all_inclusive');
SELECT demo.person('bruno', 'Bruno Carvalho', 'Queens, NY', interval '320 days', plan => 'premium');
SELECT demo.person('chloe', 'Chloe Martin', 'Jersey City, NJ', interval '210 days', language => 'fr');
SELECT demo.person('newcomer', 'Nadia Rahman', 'Bronx, NY', interval '50 minutes', verified => false);
SELECT demo.person('admin', 'Adaeze Nwosu', 'Newark, NJ', interval '420 days', username => 'adaeze');
SELECT demo.person('daniel', 'Daniel Kim', 'Flushing, NY', interval '260 days', plan => 'premium');
SELECT demo.person('esther', 'Esther Mwangi', 'Harlem, NY', interval '300 days', plan => 'premium');
SELECT demo.person('farid', 'Farid Haddad', 'Bay Ridge, NY', interval '280 days', plan => 'premium');
SELECT demo.person('grace', 'Grace Okafor', 'Newark, NJ', interval '250 days', plan => 'premium');
SELECT demo.person('hiroshi', 'Hiroshi Tanaka', 'Fort Lee, NJ', interval '240 days', plan => 'premium');
SELECT demo.person('isabel', 'Isabel Reyes', 'Jackson Heights, NY', interval '230 days', plan => 'premium', language => 'es');
SELECT demo.person('jamal', 'Jamal Thompson', 'Bedford-Stuyvesant, NY', interval '190 days', plan => 'premium');
SELECT demo.person('kavya', 'Kavya Iyer', 'Edison, NJ', interval '220 days', plan => 'premium');
SELECT demo.person('linh', 'Linh Nguyen', 'Sunset Park, NY', interval '150 days', plan => 'premium');
SELECT demo.person('mateo', 'Mateo Rojas', 'Corona, NY', interval '160 days', plan => 'premium', language => 'es');
SELECT demo.person('olga', 'Olga Kowalska', 'Greenpoint, NY', interval '170 days', plan => 'premium');
SELECT demo.person('priya', 'Priya Nair', 'London', interval '180 days', plan => 'premium', zone => 'Europe/London');
SELECT demo.person('samuel', 'Samuel Osei', 'London', interval '200 days', plan => 'premium', zone => 'Europe/London');
SELECT demo.person('lena', 'Lena Schreiber', 'Berlin', interval '90 days', zone => 'Europe/Berlin');

INSERT INTO public.user_roles (user_id, role) VALUES (demo.id('admin'), 'admin');

-- How Amina and Bruno pay, and where their payouts go.
INSERT INTO public.stripe_payment_methods (payment_method_id, user_id, method_type, brand, last4, bank_name, account_type, created_at) VALUES
  (demo.id('card of amina'), demo.id('amina'), 'card', 'visa', '4242', NULL, NULL, demo.ago(interval '300 days')),
  (demo.id('bank of amina'), demo.id('amina'), 'us_bank_account', NULL, '6789', 'Carver Federal', 'checking', demo.ago(interval '280 days')),
  (demo.id('card of bruno'), demo.id('bruno'), 'card', 'mastercard', '4444', NULL, NULL, demo.ago(interval '250 days')),
  (demo.id('card of chloe'), demo.id('chloe'), 'card', 'visa', '1881', NULL, NULL, demo.ago(interval '200 days'));
INSERT INTO public.stripe_external_accounts (external_account_id, user_id, account_type_detail, brand, last4, account_type, bank_name, verification_status, usable_from, created_at) VALUES
  (demo.id('payouts of amina'), demo.id('amina'), 'bank_account', NULL, '6789', 'checking', 'Carver Federal', 'verified', demo.ago(interval '279 days'), demo.ago(interval '280 days')),
  (demo.id('payouts of bruno'), demo.id('bruno'), 'card', 'visa', '5556', NULL, NULL, 'verified', demo.ago(interval '199 days'), demo.ago(interval '200 days'));
UPDATE public.user_profiles SET default_contribution_method_id = demo.id('card of ' || username::text) WHERE username IN ('amina', 'bruno', 'chloe');
UPDATE public.user_profiles SET default_withdrawal_account_id = demo.id('payouts of ' || username::text), stripe_onboarding_completed = true
  WHERE username IN ('amina', 'bruno');

-- Their phones: devices of the local push service, which shows on a page of its own what reaches them.
UPDATE public.user_preferences SET push_enabled = true WHERE user_id IN (demo.id('amina'), demo.id('bruno'), demo.id('chloe'));
INSERT INTO public.push_subscriptions (push_subscription_id, user_id, endpoint, p256dh, auth) VALUES
  (demo.id('phone of amina'), demo.id('amina'), 'https://updates.push.services.mozilla.com/local/amina-phone',
    'BFO5NNOp4u2BcUOxukYbjxUJWFCe0LPf99Ex-NOcPmw9hDXDv0z7ggIxrqQDw3Z2Rl_pp9baS3uaIsWoyNeRjv0', '58a0Fjn209upzaR3Eu8UiA'),
  (demo.id('phone of bruno'), demo.id('bruno'), 'https://updates.push.services.mozilla.com/local/bruno-phone',
    'BD_z07_ecL-fBCsRDiAxAMz3vxrLpkpKOyMCEwwIgJZsG_-b2qeWj9e6UTRlcMJdPjWLdefOJFVXiL0zpPZ0WYc', '5sPrbIMUIz0Mdzd18rI7xA'),
  (demo.id('phone of chloe'), demo.id('chloe'), 'https://updates.push.services.mozilla.com/local/chloe-phone',
    'BLC-bkWYtaAKXQeHPEKxObLg4br_9VM7n71vhYLGnMgzT-Q9Im129h7RYLa99dc-j_oP96W6RJlIPlfpafx1HSU', 'uJ9VDPXdRqjuikV4fY-pGA');
