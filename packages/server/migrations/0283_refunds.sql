-- Money that goes back: what for, and what its gateway has done about it. Of one payment once.
create table refund (
  id int generated always as identity primary key,
  payment_id int not null unique references payment (id),
  user_id int references "user" (id) on delete set null,
  adapter text,
  token text not null,
  -- Minor units: all of it, and what of that goes back to the card; the rest is the payer's balance.
  amount int not null check (amount >= 0),
  online int not null check (online between 0 and amount),
  currency text not null,
  status text not null check (status in ('asked', 'done', 'failed')),
  asked_at timestamptz not null,
  done_at timestamptz
);
create index refund_user on refund (user_id);
create index refund_asked on refund (id) where status = 'asked';

alter table payment drop constraint payment_outcome_check;
alter table payment add constraint payment_outcome_check
  check (outcome in ('delivered', 'kept', 'checked', 'returned'));
alter table demo_payment add column refunded int not null default 0;
