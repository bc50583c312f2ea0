-- Paid without an account: what is bought comes as a code, and the payer goes back to a page for guests.
alter table payment add column is_guest boolean not null default false;
-- The token of such a payment: the letter with the code leads to its page.
alter table gift add column guest_token text;
