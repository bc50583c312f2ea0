-- What somebody may use because somebody has paid for it: all courses, sheets to print, a certificate.
create table entitlement (
  id int generated always as identity primary key,
  user_id int not null references "user" (id) on delete cascade,
  kind text not null check (kind in ('logic', 'sheets', 'certificate')),
  reference text not null default '',
  starts_at timestamptz not null,
  -- Null: for good.
  ends_at timestamptz,
  -- Its end has been told to the profile.
  is_over boolean not null default false,
  source text not null check (source in ('payment', 'partner')),
  source_id text not null,
  unique (source, source_id, kind, reference)
);
create index entitlement_user on entitlement (user_id, kind);
create index entitlement_ending on entitlement (ends_at) where not is_over and ends_at is not null;
-- What partners' subscriptions have given until now.
insert into entitlement (user_id, kind, starts_at, source, source_id)
select user_id, 'logic', changed_at, 'partner', id::text from partner_subscription where status = 1;

-- The truth about money. The lines of a posting sum to nothing in each currency; nobody changes or deletes one.
create table posting (
  id bigint generated always as identity primary key,
  kind text not null,
  source text not null,
  at timestamptz not null,
  unique (kind, source)
);
create table posting_line (
  posting_id bigint not null references posting (id),
  position smallint not null,
  account text not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  primary key (posting_id, position)
);
create index posting_line_account on posting_line (account, currency);

create function posting_is_balanced() returns trigger language plpgsql as $$
begin
  if exists (
    select from posting_line where posting_id = new.posting_id group by currency having sum(amount) <> 0
  ) then raise exception 'posting % does not sum to nothing', new.posting_id; end if;
  return null;
end $$;
create constraint trigger posting_line_balanced after insert on posting_line
  deferrable initially deferred for each row execute function posting_is_balanced();
create function posting_stays() returns trigger language plpgsql as $$
begin raise exception 'postings are neither changed nor deleted'; end $$;
create trigger posting_stays before update or delete on posting for each row execute function posting_stays();
create trigger posting_line_stays before update or delete on posting_line for each row execute function posting_stays();

-- A try to pay a cart. What was asked for is written in it, and is not priced again. It outlives its payer, whom it does
-- not name then.
create table payment (
  id int generated always as identity primary key,
  user_id int references "user" (id) on delete set null,
  cart_id int references cart (id) on delete set null,
  token text not null unique,
  billing_type text not null,
  -- Null: the balance has paid it all, or it costs nothing.
  adapter text,
  status text not null
    check (status in ('started', 'processing', 'failed', 'canceled', 'unknown', 'succeeded')),
  -- What a success has become.
  outcome text check (outcome in ('delivered', 'kept', 'checked')),
  amount int not null check (amount between 0 and 1000000000),
  from_balance int not null check (from_balance between 0 and amount),
  currency text not null,
  locale text not null,
  email text,
  lines jsonb not null,
  reference text,
  started_at timestamptz not null,
  -- Since when its gateway knows of it.
  asked_at timestamptz,
  changed_at timestamptz not null
);
create unique index payment_reference on payment (adapter, reference) where reference is not null;
create index payment_user on payment (user_id, id desc);
create index payment_cart on payment (cart_id);
create index payment_open on payment (started_at) where status in ('started', 'processing', 'unknown');

-- What does not fit, for a person to look at.
create table billing_finding (
  id int generated always as identity primary key,
  kind text not null,
  reference text not null,
  detail jsonb not null,
  found_at timestamptz not null,
  unique (kind, reference)
);

-- Lessons, talks and parcels that people have paid for, and one of us does. A row stays when its buyer leaves.
create table service_order (
  id int generated always as identity primary key,
  user_id int references "user" (id) on delete set null,
  target_user_id int references "user" (id) on delete set null,
  purchase_id int not null references purchase (id),
  source_id text not null unique,
  created_at timestamptz not null,
  done_at timestamptz
);
create index service_order_user on service_order (user_id);
create index service_order_target on service_order (target_user_id);
create index service_order_waiting on service_order (created_at) where done_at is null;

-- The gateway that is only played: another house, which knows nothing of the tables above.
create table demo_gateway (
  id smallint primary key check (id = 1),
  secret text not null
);
create table demo_payment (
  reference text primary key,
  key text not null unique,
  amount int not null,
  currency text not null,
  locale text not null,
  success_url text not null,
  failure_url text not null,
  status text not null check (status in ('open', 'asked', 'paid', 'declined', 'canceled')),
  card text,
  created_at timestamptz not null
);
create table demo_notice (
  id int generated always as identity primary key,
  reference text not null references demo_payment (reference) on delete cascade,
  status text not null,
  is_forged boolean not null default false,
  -- Said once more under the same name.
  name text not null,
  due_at timestamptz not null,
  tries smallint not null default 0
);
create index demo_notice_due on demo_notice (due_at);
create index demo_notice_reference on demo_notice (reference);

-- Until when this session may move money: longer proof than the gate of the settings (rule D-313).
alter table session add column purse_until timestamptz;
