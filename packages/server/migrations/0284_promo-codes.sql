alter table entitlement drop constraint entitlement_source_check;
alter table entitlement add constraint entitlement_source_check check (source in ('payment', 'partner', 'promo'));

-- Good only for whoever holds it: they have typed its code.
alter table discount add column by_code boolean not null default false;
create table discount_holder (
  user_id int not null references "user" (id) on delete cascade,
  discount_id int not null references discount (id) on delete cascade,
  primary key (user_id, discount_id)
);
create index discount_holder_discount on discount_holder (discount_id);

-- What can be typed for a discount, or for a purchase that costs nothing then.
create table promo_code (
  -- In capitals, without spaces and dashes.
  code text primary key check (code <> ''),
  discount_id int references discount (id) on delete cascade,
  purchase_id int references purchase (id),
  -- Null: as often as people come.
  uses_left int check (uses_left >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  check ((discount_id is null) <> (purchase_id is null))
);
create index promo_code_discount on promo_code (discount_id);

-- Each person takes it once.
create table promo_use (
  user_id int not null references "user" (id) on delete cascade,
  code text not null references promo_code (code) on delete cascade,
  used_at timestamptz not null,
  primary key (user_id, code)
);
create index promo_use_code on promo_use (code);

-- A present that is paid for: its code goes by a letter on its day. What somebody has given stays good without them.
create table gift (
  code text primary key references promo_code (code) on delete cascade,
  user_id int not null references "user" (id) on delete cascade,
  -- The payment, and the order of it that this is.
  source_id text not null unique,
  -- Null: forgotten, some time after the letter.
  email text,
  message text not null,
  locale text not null,
  send_at timestamptz not null,
  sent_at timestamptz
);
create index gift_user on gift (user_id);
create index gift_unsent on gift (send_at) where sent_at is null;
