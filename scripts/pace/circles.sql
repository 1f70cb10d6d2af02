-- Circles of three in their first round: Amina receives, Bruno has paid, and one of :payers is the last.
SELECT demo.circle('pace' || n, 'amina', 'Pace ' || to_char(n, 'FM000'), '', 'weekly', 5000, 3, demo.today() + 3, interval '60 days', join_method => 'invite_only')
FROM generate_series(1, :count) n;
SELECT demo.join('pace' || n, ARRAY['bruno', (:payers)[1 + n % cardinality(:payers)]], interval '50 days') FROM generate_series(1, :count) n;
SELECT demo.start('pace' || n, ARRAY['amina', 'bruno', (:payers)[1 + n % cardinality(:payers)]]) FROM generate_series(1, :count) n;
SELECT demo.pay('pace' || n, 'bruno', 1, demo.ago(interval '1 hour')) FROM generate_series(1, :count) n;
