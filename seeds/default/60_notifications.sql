-- What waits for the people of the demo when they sign in.
SELECT demo.notify('amina', 'join_request', 'New Join Request', 'Mateo wants to join Brooklyn Mothers Circle.', interval '26 hours', 'brooklyn-mothers');
SELECT demo.notify('amina', 'join_request', 'New Join Request', 'Priya wants to join Brooklyn Mothers Circle.', interval '4 hours', 'brooklyn-mothers');
SELECT demo.notify('amina', 'payment_due', 'Payment in Grace', 'Your contribution to Queens Nurses Fund was due yesterday. You have 3 days of grace.', interval '8 hours', 'queens-nurses', priority => 'high');
SELECT demo.notify('amina', 'group', 'Group Completed', 'Lakeshore Teachers Circle is complete. Every pot was paid out.', interval '3 days', 'lakeshore', read => true);
SELECT demo.notify('amina', 'payout', 'Payout Released', 'Your payout from Cousins Across Oceans is in your balance.', interval '33 days', 'cousins', read => true);
SELECT demo.notify('amina', 'payment_due', 'Payment Due Soon', 'Your contribution to Sunday Savers is due in 2 days.', interval '3 hours', 'sunday-savers');
SELECT demo.notify('bruno', 'group_invitation', 'Group Invitation', 'Amina invited you to join Diallo Family Savings.', interval '2 days', 'diallo-family');
SELECT demo.notify('bruno', 'vote', 'Vote Opened', 'Cousins Across Oceans votes whether to start again.', interval '3 days', 'cousins');
SELECT demo.notify('bruno', 'payment', 'Payment Completed', 'Your contribution to Sunday Savers was received. It is held until the due date.', interval '3 hours', 'sunday-savers');
SELECT demo.notify('bruno', 'security', 'New Sign-In', 'Your account was used on a new device in Queens, NY.', interval '6 days', read => true);
SELECT demo.notify('chloe', 'payment_due', 'Payment Due Soon', 'Your contribution to Sunday Savers is due in 2 days.', interval '3 hours', 'sunday-savers');
SELECT demo.notify('chloe', 'group_invitation', 'Group Invitation', 'Bruno invited you to join Weekly Coffee Fund.', interval '3 days', 'weekly-coffee');
SELECT demo.notify('chloe', 'achievement', 'Achievement Earned', 'Circle Champion: you completed a circle.', interval '36 days', read => true);
SELECT demo.notify('newcomer', 'verification', 'Verify Your Identity', 'Verify your identity to join groups, pay and withdraw.', interval '45 minutes', priority => 'high');
SELECT demo.notify('newcomer', 'group_invitation', 'Group Invitation', 'Amina invited you to join Diallo Family Savings.', interval '40 minutes', 'diallo-family');
SELECT demo.notify('olga', 'join_rejected', 'Request Declined', 'You still owe a contribution elsewhere. Ask again when that is settled.', interval '7 days', 'brooklyn-mothers', read => true);
SELECT demo.notify('olga', 'payment_due', 'Contribution Late', 'Your contribution to Second Chance Savers is late. Ask your admin to let you pay.', interval '2 days', 'second-chance', priority => 'high');
SELECT demo.notify('linh', 'join_approved', 'Request Approved', 'You are now a member of Brooklyn Mothers Circle.', interval '19 days 11 hours', 'brooklyn-mothers', read => true);
SELECT demo.notify('hiroshi', 'group_started', 'Group Started', 'Harlem Rent Cushion has started.', interval '10 days', 'rent-cushion', read => true);

UPDATE public.user_preferences SET theme = 'forest' WHERE user_id = demo.id('bruno');
