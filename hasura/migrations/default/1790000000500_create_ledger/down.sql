DROP TABLE public.book_checks, public.ledger_entries, public.ledger_transactions, public.ledger_accounts, public.ledger_account_kinds, public.ledger_transaction_kinds;
DROP FUNCTION private.refuse_late_entries();
DROP FUNCTION private.check_balanced();
DROP FUNCTION private.keep_balances();
DROP FUNCTION private.refuse_change();
