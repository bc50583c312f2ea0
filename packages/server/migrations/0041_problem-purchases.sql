-- A problem that somebody opened for energy, in a thread that is not theirs otherwise. Every key begins with the user.
create table problem_purchase (
  user_id integer not null,
  tenant_id integer not null,
  problem_id integer not null references problem,
  price integer not null check (price > 0),
  bought_at timestamptz not null,
  -- When the problem broke and its energy was given back; the problem is then not bought any more.
  refunded_at timestamptz,
  primary key (user_id, tenant_id, problem_id)
);

-- One more chapter for some days, once per account (rule D-091).
create table additional_trial (
  user_id integer primary key references "user" (id) on delete cascade,
  thread_id integer not null references thread,
  taken_at timestamptz not null,
  ends_at timestamptz not null
);

-- Two letters, where somebody has said in which country he lives.
alter table profile add column if not exists country_code text;
