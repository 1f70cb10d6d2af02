-- What people say to each other.
SELECT demo.say('sunday-savers', 'amina', interval '19 days 4 hours', 'We are eight! First pot goes to Esther. Thank you all for trusting this.', 'start');
SELECT demo.react('start', '🎉', ARRAY['bruno', 'esther', 'grace', 'hiroshi']);
SELECT demo.react('start', '❤️', ARRAY['esther']);
SELECT demo.say('sunday-savers', 'esther', interval '18 days 20 hours', 'Roof repair paid in cash today. You people are wonderful.');
SELECT demo.say('sunday-savers', 'hiroshi', interval '12 days 2 hours', 'Card declined twice, then it worked. Is that only me?', 'declined');
SELECT demo.say('sunday-savers', 'daniel', interval '12 days 1 hour', 'Same here, my bank wanted a text message first.', NULL, 'declined');
SELECT demo.say('sunday-savers', 'farid', interval '2 days 3 hours', 'My turn this week. The oven at the bakery is on its last legs, so: perfect timing.', 'oven');
SELECT demo.react('oven', '🔥', ARRAY['amina', 'chloe']);
SELECT demo.react('oven', '👏', ARRAY['daniel']);
SELECT demo.say('sunday-savers', 'chloe', interval '26 hours', 'Will pay on Sunday after market, promise!');
SELECT demo.say('sunday-savers', 'grace', interval '95 minutes', 'Paid early so I do not forget.');
SELECT demo.say('sunday-savers', 'bruno', interval '40 minutes', 'Auto-pay did it for me. Lazy, but on time.');

SELECT demo.say('queens-nurses', 'bruno', interval '16 days', 'Grace gets the first pot. Congratulations!');
SELECT demo.say('queens-nurses', 'linh', interval '9 hours', 'Double shift until tonight, I will pay when I am home.', 'shift');
SELECT demo.say('queens-nurses', 'kavya', interval '8 hours', 'No stress, you have until the grace ends.', NULL, 'shift');
SELECT demo.react('shift', '🙏', ARRAY['kavya', 'grace']);

SELECT demo.say('second-chance', 'isabel', interval '4 days', 'Olga, Priya: we are two contributions short. Can you tell us when?', 'when');
SELECT demo.say('second-chance', 'priya', interval '2 days', 'My client pays on Friday. I have asked Isabel to let me pay late.', NULL, 'when');
SELECT demo.say('second-chance', 'samuel', interval '1 day 22 hours', 'I was late in round one. It passes. Just keep talking to us.');

SELECT demo.say('rent-cushion', 'hiroshi', interval '20 hours', 'Due day tomorrow, my turn. Thank you in advance!');
SELECT demo.say('brooklyn-mothers', 'amina', interval '13 days', 'Welcome Linh! Four places left, bring people you would lend your keys to.');
SELECT demo.say('brooklyn-mothers', 'grace', interval '12 days 20 hours', 'I have a colleague who would fit. I will send her the link.');
SELECT demo.post_news('payout_order_drawn', demo.id('market-vendors'), demo.ago(interval '1 day'),
  jsonb_build_object('order', (SELECT jsonb_agg(demo.someone(user_id) ORDER BY payout_position) FROM public.payout_assignments WHERE group_id = demo.id('market-vendors'))));
SELECT demo.say('market-vendors', 'jamal', interval '22 hours', 'Checked the draw by hand. It is right, sadly: I am not first.');
SELECT demo.say('cousins', 'hiroshi', interval '1 day', 'I voted no for now, the baby comes in spring. Next time!');
SELECT demo.say('diallo-family', 'farid', interval '11 days', 'Grandmother says the roof can wait until the second pot.');
SELECT demo.say('lakeshore', 'kavya', interval '3 days', 'What a year. Thank you all.');
SELECT demo.say('peckham', 'samuel', interval '10 days', 'Priya has her pot. Mine is next, then Olga.');

-- Between two people.
SELECT demo.say_in(chat, person, since, text) FROM demo.meet('amina', 'bruno', interval '9 days') chat, (VALUES
  ('bruno', interval '9 days', 'Would you help me with the vendors'' circle? You have done this longer.'),
  ('amina', interval '8 days 22 hours', 'Gladly. Keep the first one small and let people see the order before it starts.'),
  ('bruno', interval '8 days 21 hours', 'And when somebody is late?'),
  ('amina', interval '5 hours', 'Ask first, privately. Most of the time it is a bank, not a person.')) t (person, since, text);
SELECT demo.say_in(chat, person, since, text) FROM demo.meet('amina', 'chloe', interval '3 days') chat, (VALUES
  ('amina', interval '3 days', 'Hi Chloe, is Sunday still good for you?'),
  ('chloe', interval '27 hours', 'Yes! Market day pays me in cash, I bring it to the bank on Monday morning.'),
  ('chloe', interval '26 hours 50 minutes', 'Tell me if that is too late.')) t (person, since, text);
SELECT demo.say_in(chat, person, since, text) FROM demo.meet('bruno', 'grace', interval '15 days') chat, (VALUES
  ('grace', interval '15 days', 'Thank you for the first pot. The uniforms are ordered.'),
  ('bruno', interval '14 days 20 hours', 'Wonderful news.')) t (person, since, text);

SELECT demo.read_until('amina', demo.id('sunday-savers'), interval '1 day');
SELECT demo.read_until('amina', demo.id('amina and chloe'), interval '2 days');
SELECT demo.read_until('amina', demo.id('queens-nurses'), interval '10 hours');
SELECT demo.read_until('chloe', demo.id('sunday-savers'), interval '25 hours');
SELECT demo.read_until('bruno', demo.id('amina and bruno'), interval '6 hours');
SELECT demo.talk();
