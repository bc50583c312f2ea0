-- A child's account belongs to a parent's address (rule D-098).
alter table "user" add column email_owner text not null default 'self' check (email_owner in ('self', 'parent'));

-- Codes that sign one person in once: a-token (from our app), pc (partner code), mtstoken (partner token).
create table one_time_code (
  hash text primary key,
  kind text not null check (kind in ('a-token', 'pc', 'mtstoken')),
  user_id int not null references "user" (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_code_user on one_time_code (user_id);

-- How long a person was active, one row per visit.
create table activity (
  user_id int not null references "user" (id) on delete cascade,
  id uuid not null,
  started_at timestamptz not null,
  acknowledged_at timestamptz not null,
  duration double precision not null default 0,
  durations_by_type jsonb not null default '{}',
  primary key (user_id, id)
);
