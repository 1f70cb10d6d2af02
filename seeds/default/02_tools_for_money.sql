-- Money. What is posted is what docs/architecture.md says of the books.
CREATE FUNCTION demo.account(kind text, person uuid, circle uuid, currency text) RETURNS uuid LANGUAGE sql AS $$
  INSERT INTO public.ledger_accounts (kind, user_id, group_id, currency, balance)
  VALUES (kind, person, circle, currency, CASE WHEN kind NOT IN ('provider', 'service_fees', 'processing_fees') THEN 0 END)
  ON CONFLICT ON CONSTRAINT ledger_accounts_one_of_a_kind DO UPDATE SET currency = excluded.currency
  RETURNING account_id $$;

CREATE FUNCTION demo.post(kind text, key text, at timestamptz, accounts uuid[], amounts bigint[], currency text,
  circle uuid DEFAULT NULL, payout_round integer DEFAULT NULL, payment uuid DEFAULT NULL, payout uuid DEFAULT NULL, withdrawal uuid DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  posting uuid := demo.id('posting ' || key);
BEGIN
  INSERT INTO public.ledger_transactions (transaction_id, kind, idempotency_key, group_id, cycle, payout_round, payment_id, payout_id, withdrawal_id, posted_at)
  VALUES (posting, kind, key, circle, CASE WHEN circle IS NOT NULL THEN 1 END, payout_round, payment, payout, withdrawal, at);
  INSERT INTO public.ledger_entries (transaction_id, account_id, amount, currency)
  SELECT posting, e.account, e.amount, post.currency FROM unnest(accounts, amounts) e (account, amount) WHERE e.amount <> 0;
END $$;

CREATE FUNCTION demo.pay(handle text, person text, number integer, at timestamptz, method text DEFAULT 'card') RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  payment uuid := demo.id(format('payment %s %s %s', handle, number, person));
  payer uuid := demo.id(person);
  g public.groups;
  r public.rounds;
  fees record;
  early boolean;
  due_day timestamptz;
  receipt bigint := nextval('public.receipt_number_seq');
BEGIN
  SELECT * INTO g FROM public.groups WHERE group_id = demo.id(handle);
  SELECT * INTO r FROM public.rounds WHERE group_id = g.group_id AND cycle = 1 AND payout_round = number;
  SELECT * INTO fees FROM public.contribution_fees(g.contribution_amount, method, public.pays_fees(payer));
  early := (at AT TIME ZONE g.time_zone)::date < r.due_date;
  due_day := r.due_date::timestamp AT TIME ZONE g.time_zone;
  INSERT INTO public.payments (payment_id, user_id, group_id, cycle, payout_round, amount, service_fee, processing_fee, total, currency, payment_method, status,
    due_date, is_early, held_until, started_at, paid_at, receipt_number, transaction_id, created_at)
  VALUES (payment, payer, g.group_id, 1, number, g.contribution_amount, fees.service_fee, fees.processing_fee, fees.total, g.currency, method, 'completed',
    r.due_date, early, CASE WHEN early THEN due_day END, at - interval '2 minutes', at, receipt, 'pi_demo_' || substr(md5(payment::text), 1, 16), at - interval '2 minutes');
  PERFORM demo.post('contribution', 'contribution:' || payment, at,
    ARRAY[demo.account('provider', NULL, NULL, g.currency), demo.account('service_fees', NULL, NULL, g.currency), demo.account('processing_fees', NULL, NULL, g.currency),
      demo.account('custody', NULL, g.group_id, g.currency), demo.account('position', payer, g.group_id, g.currency), demo.account('pot', NULL, g.group_id, g.currency)],
    ARRAY[-fees.total, fees.service_fee, fees.processing_fee, g.contribution_amount, -g.contribution_amount, g.contribution_amount],
    g.currency, g.group_id, number, payment);
  PERFORM demo.tell('contribution_received', g.group_id, payer, at, jsonb_build_object('payment_id', payment, 'cycle', 1, 'round', number,
    'amount', demo.money(g.contribution_amount, g.currency), 'total', demo.money(fees.total, g.currency), 'receipt_number', receipt));
  RETURN payment;
END $$;

-- A payout that left what `missing` owed out (D34), and the round that it closes.
CREATE FUNCTION demo.release(handle text, number integer, at timestamptz, missing text[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payout uuid := demo.id(format('payout %s %s', handle, number));
  g public.groups;
  c public.cycles;
  r public.rounds;
  short bigint;
  cash bigint;
  facts jsonb;
BEGIN
  SELECT * INTO g FROM public.groups WHERE group_id = demo.id(handle);
  SELECT * INTO c FROM public.cycles WHERE group_id = g.group_id AND cycle = 1;
  SELECT * INTO r FROM public.rounds WHERE group_id = g.group_id AND cycle = 1 AND payout_round = number;
  short := g.contribution_amount * cardinality(missing);
  cash := g.contribution_amount * (c.locked_member_count - 1) - short;
  INSERT INTO public.payout_distributions (payout_id, group_id, cycle, payout_round, recipient_id, status, gross_amount, offset_amount, shortfall_amount, amount, currency, released_at, created_at)
  VALUES (payout, g.group_id, 1, number, r.recipient_id, 'completed', g.contribution_amount * c.locked_member_count, g.contribution_amount, short, cash, g.currency, at, at);
  INSERT INTO public.payout_shortfalls (payout_id, payer_id, amount, created_at)
  SELECT payout, demo.id(person), g.contribution_amount, at FROM unnest(missing) person;
  PERFORM demo.post('own_share', 'own_share:' || payout, at,
    ARRAY[demo.account('position', r.recipient_id, g.group_id, g.currency), demo.account('pot', NULL, g.group_id, g.currency)],
    ARRAY[-g.contribution_amount, g.contribution_amount], g.currency, g.group_id, number, NULL, payout);
  PERFORM demo.post('payout', 'payout:' || payout, at,
    ARRAY[demo.account('custody', NULL, g.group_id, g.currency), demo.account('available', r.recipient_id, NULL, g.currency),
      demo.account('pot', NULL, g.group_id, g.currency), demo.account('position', r.recipient_id, g.group_id, g.currency)],
    ARRAY[-cash, cash, -(cash + g.contribution_amount), cash + g.contribution_amount], g.currency, g.group_id, number, NULL, payout);
  UPDATE public.rounds SET closed_at = at WHERE round_id = r.round_id;
  UPDATE public.cycles SET current_payout_round = least(number + 1, round_count), completed_at = CASE WHEN number = round_count THEN at END
  WHERE group_id = g.group_id;
  UPDATE public.groups SET status = 'completed', ended_at = at WHERE group_id = g.group_id AND number = c.round_count;
  facts := jsonb_build_object('payout_id', payout, 'cycle', 1, 'round', number);
  PERFORM demo.tell('payout_released', g.group_id, r.recipient_id, at,
    facts || jsonb_build_object('recipient', demo.someone(r.recipient_id))
      || CASE cash WHEN 0 THEN '{}' ELSE jsonb_build_object('amount', demo.money(cash, g.currency)) END
      || CASE WHEN missing = '{}' THEN jsonb_build_object('reason', 'whole')
        ELSE jsonb_build_object('reason', CASE cash WHEN 0 THEN 'nothing' ELSE 'short' END, 'missing', demo.money(cardinality(missing) * g.contribution_amount, g.currency),
          'people', (SELECT jsonb_agg(demo.someone(demo.id(person))) FROM unnest(missing) person)) END, in_chat => true);
  IF missing <> '{}' THEN
    PERFORM demo.post_news('contributions_missing', g.group_id, at,
      facts || jsonb_build_object('people', (SELECT jsonb_agg(demo.someone(demo.id(person))) FROM unnest(missing) person)));
  END IF;
  IF number = c.round_count THEN
    PERFORM demo.tell('group_completed', g.group_id, m.user_id, at) FROM public.group_members m WHERE m.group_id = g.group_id;
    PERFORM demo.post_news('group_completed', g.group_id, at);
  END IF;
END $$;

-- A contribution that came after its payout goes straight on to the recipient who was short (D34).
CREATE FUNCTION demo.pay_late(handle text, person text, number integer, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payment uuid := demo.pay(handle, person, number, at);
  payout uuid := demo.id(format('payout %s %s', handle, number));
  g public.groups;
  recipient uuid;
BEGIN
  SELECT * INTO g FROM public.groups WHERE group_id = demo.id(handle);
  SELECT recipient_id INTO recipient FROM public.payout_distributions WHERE payout_id = payout;
  UPDATE public.payout_shortfalls SET payment_id = payment, settled_at = at WHERE payout_id = payout AND payer_id = demo.id(person);
  PERFORM demo.post('late_forwarding', 'late_forwarding:' || payment, at,
    ARRAY[demo.account('custody', NULL, g.group_id, g.currency), demo.account('available', recipient, NULL, g.currency),
      demo.account('pot', NULL, g.group_id, g.currency), demo.account('position', recipient, g.group_id, g.currency)],
    ARRAY[-g.contribution_amount, g.contribution_amount, -g.contribution_amount, g.contribution_amount], g.currency, g.group_id, number, payment, payout);
END $$;

-- A round in which everybody but `missing` pays, some days early and the last on the evening of the due date.
CREATE FUNCTION demo.play_round(handle text, number integer, missing text[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  hours integer[] := ARRAY[5, 13, 30, 38, 54, 62, 80];
  currency text := (SELECT g.currency FROM public.groups g WHERE g.group_id = demo.id(handle));
  r public.rounds;
  payer record;
BEGIN
  SELECT * INTO r FROM public.rounds WHERE group_id = demo.id(handle) AND cycle = 1 AND payout_round = number;
  FOR payer IN
    SELECT u.username::text AS handle, (row_number() OVER (ORDER BY (a.payout_position + number * 3) % 7, a.payout_position) - 1)::integer AS place
    FROM public.payout_assignments a JOIN public.user_profiles u USING (user_id)
    WHERE a.group_id = r.group_id AND a.user_id <> r.recipient_id AND NOT u.username::text = ANY (missing)
  LOOP
    PERFORM demo.pay(handle, payer.handle, number, r.due_at - make_interval(hours => hours[1 + payer.place % 7], mins => 7 * payer.place),
      CASE WHEN payer.place % 3 = 2 AND currency = 'USD' THEN 'us_bank_account' ELSE 'card' END);
  END LOOP;
  PERFORM demo.release(handle, number,
    CASE WHEN missing = '{}' THEN greatest(r.payout_at, r.due_at - interval '4 hours 58 minutes') ELSE r.grace_ends_at + interval '1 minute' END, missing);
END $$;

CREATE FUNCTION demo.withdraw(word text, person text, cents bigint, at timestamptz, paid_after interval DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  withdrawal uuid := demo.id('withdrawal ' || word);
BEGIN
  INSERT INTO public.withdrawals (withdrawal_id, user_id, external_account_id, amount, status, arrival_date, receipt_number, created_at)
  SELECT withdrawal, demo.id(person), default_withdrawal_account_id, cents, CASE WHEN paid_after IS NULL THEN 'in_transit' ELSE 'paid' END,
    (at + coalesce(paid_after, interval '2 days'))::date, CASE WHEN paid_after IS NOT NULL THEN nextval('public.receipt_number_seq') END, at
  FROM public.user_profiles WHERE user_id = demo.id(person);
  PERFORM demo.post('withdrawal', 'withdrawal:' || withdrawal, at,
    ARRAY[demo.account('available', demo.id(person), NULL, 'USD'), demo.account('in_transit', demo.id(person), NULL, 'USD')], ARRAY[-cents, cents], 'USD',
    withdrawal => withdrawal);
  IF paid_after IS NOT NULL THEN
    PERFORM demo.post('withdrawal_settled', 'withdrawal_settled:' || withdrawal, at + paid_after,
      ARRAY[demo.account('in_transit', demo.id(person), NULL, 'USD'), demo.account('provider', NULL, NULL, 'USD')], ARRAY[-cents, cents], 'USD',
      withdrawal => withdrawal);
  END IF;
END $$;
