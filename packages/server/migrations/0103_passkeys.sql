-- Keys that stay in a grown-up's device or password manager; we hold the public halves.
create table passkey (
  id text primary key,
  user_id int not null references "user" (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  device text,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_user on passkey (user_id);

-- What the next answer of an authenticator must have signed. Each is good once.
create table passkey_challenge (
  hash text primary key,
  -- Null: somebody who wants to sign in.
  user_id int references "user" (id) on delete cascade,
  expires_at timestamptz not null
);
