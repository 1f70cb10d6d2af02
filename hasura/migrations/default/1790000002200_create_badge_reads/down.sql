DROP FUNCTION private.recount_badges(uuid[]), private.recount_messages(uuid[]), private.count_one_message(uuid[]), private.lock_badges(uuid[]);
DROP VIEW private.badge_readings;
DROP FUNCTION private.unread_lately(uuid);
