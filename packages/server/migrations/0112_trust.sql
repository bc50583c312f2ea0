-- What somebody allowed or took back, one row for each decision, so that it can be shown what was agreed to and when.
create table consent (
  user_id int not null references "user" (id) on delete cascade,
  id bigint generated always as identity,
  purpose text not null check (purpose in ('emailMarketing', 'analytics', 'publicRating', 'thirdPartySharing')),
  is_given boolean not null,
  decided_by int references "user" (id) on delete set null,
  text_version text not null,
  decided_at timestamptz not null,
  primary key (user_id, id)
);

-- The way back to an account that was closed, until it is erased.
create table account_return (
  user_id int primary key references "user" (id) on delete cascade,
  secret_hash text not null unique,
  closed_at timestamptz not null
);
