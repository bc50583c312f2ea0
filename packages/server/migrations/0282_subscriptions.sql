-- What renews itself: paid anew at the end of each period, by the card that was saved with the first payment.
create table subscription (
  id int generated always as identity primary key,
  user_id int not null references "user" (id) on delete cascade,
  target_user_id int not null references "user" (id) on delete cascade,
  purchase_id int not null references purchase (id),
  status text not null check (status in ('trialing', 'active', 'pastDue', 'ended')),
  months smallint not null check (months between 1 and 12),
  -- What each period costs: what was agreed to, whatever the shop asks by now.
  amount int not null check (amount between 1 and 1000000000),
  currency text not null,
  locale text not null,
  -- Where its letters go, as long as the account has no address.
  email text not null,
  billing_type text not null,
  adapter text not null,
  -- The saved card, as its gateway calls it, and as its owner knows it.
  method text not null,
  method_label text not null,
  -- The end of period n is n times the months after this.
  counted_from timestamptz not null,
  -- Periods that are paid; 0 in the trial.
  periods smallint not null,
  ends_at timestamptz not null,
  cancel_at_end boolean not null default false,
  consented_at timestamptz not null,
  -- Charges of the next period that have failed, and when the next one comes.
  tries smallint not null default 0,
  next_try_at timestamptz not null,
  -- Of the letters that come before an end: for which end they were written.
  warned_for timestamptz,
  -- The first payment, and the order of it that this is.
  source_id text not null unique
);
create index subscription_user on subscription (user_id);
create unique index subscription_running on subscription (target_user_id) where status <> 'ended';
create index subscription_due on subscription (next_try_at) where status <> 'ended';

alter table payment
  add column saves_method boolean not null default false,
  add column subscription_id int references subscription (id) on delete set null,
  add column period smallint,
  add column attempt smallint;
create unique index payment_renewal on payment (subscription_id, period, attempt) where subscription_id is not null;

-- The demo's saved cards.
create table demo_method (
  reference text primary key,
  card text not null
);
alter table demo_payment
  add column saves_card boolean not null default false,
  add column method text references demo_method (reference);
