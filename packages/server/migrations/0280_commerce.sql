-- What there is to buy, as catalogue.ts says it. What is sold no more stays, because orders name it.
create table purchase (
  id int primary key,
  code text not null unique,
  category smallint not null check (category between 1 and 12),
  type text not null,
  -- Until when it is renewed; null: it is bought once.
  period text check (period in ('month', 'year')),
  trial_days smallint not null,
  -- Of a bundle: the purchases that it holds.
  includes int[] not null,
  -- What its buyer gets.
  grants jsonb not null,
  position smallint not null,
  is_enabled boolean not null
);

-- Prices of some countries, in minor units of one currency. The one without countries is for all others.
create table price_list (
  id smallint primary key,
  currency text not null unique,
  countries text[] not null
);
create table price (
  list_id smallint not null references price_list (id),
  purchase_id int not null references purchase (id),
  amount int not null check (amount between 0 and 1000000000),
  primary key (list_id, purchase_id)
);

-- Types are those of the contract; content holds the words that stand beside it, by locale.
create table discount (
  id int generated always as identity primary key,
  type smallint not null check (type between 0 and 4),
  is_disabled boolean not null default false,
  starts_at timestamptz not null,
  finishes_at timestamptz not null check (finishes_at > starts_at),
  weight smallint not null default 0,
  with_popup boolean not null default false,
  substrate_color text,
  -- For these people only; empty: for everybody.
  allow_cards int[] not null default '{}',
  content jsonb not null default '{}'
);
create table discount_price (
  discount_id int not null references discount (id) on delete cascade,
  list_id smallint not null references price_list (id),
  purchase_id int not null references purchase (id),
  amount int not null check (amount between 0 and 1000000000),
  primary key (discount_id, list_id, purchase_id)
);

-- Statuses and moves are those of rule D-143: one is open, active or waiting for its payment. Prices are not kept while it
-- is active: they are what they are at the moment.
create table cart (
  id int generated always as identity primary key,
  user_id int not null references "user" (id) on delete cascade,
  status smallint not null check (status between 0 and 3),
  expires_at timestamptz not null,
  source text,
  affiliate jsonb not null default '[]'
);
create unique index cart_open on cart (user_id) where status in (0, 3);
create index cart_user on cart (user_id);

create table cart_order (
  id int generated always as identity primary key,
  user_id int not null references "user" (id) on delete cascade,
  cart_id int not null references cart (id) on delete cascade,
  purchase_id int not null references purchase (id),
  -- Null: it is a present.
  target_user_id int references "user" (id) on delete cascade,
  present jsonb,
  is_subscription boolean not null,
  with_trial boolean not null,
  check ((target_user_id is null) = (present is not null))
);
create index cart_order_cart on cart_order (cart_id);
create index cart_order_user on cart_order (user_id);
create index cart_order_target on cart_order (target_user_id);
