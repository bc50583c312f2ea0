-- Who may change a tenant's keys, secret and look. A person owns at most one tenant.
create table tenant_owner (
  user_id int primary key references "user" (id) on delete cascade,
  tenant_id int not null references tenant (id),
  created_at timestamptz not null default now()
);
create index tenant_owner_tenant on tenant_owner (tenant_id);

-- Appearance tokens by name without `--logikit-`: what frames of this tenant wear.
alter table tenant add column appearance jsonb not null default '{}';

alter table partner_key add column name text not null default '';

-- A rotated secret stays good until then, so that no running backend is cut off.
alter table partner_signer add column ends_at timestamptz;

-- The key that the session came by: what it does is counted for it, and it ends with it.
alter table session add column partner_key text references partner_key (key);
create index session_partner_key on session (partner_key) where ended_at is null;

-- How much a key was used. A day has several rows, so that learners who answer at once do not wait for each other.
create table partner_usage (
  key text not null references partner_key (key),
  day date not null,
  slot int not null,
  sessions int not null default 0,
  opened int not null default 0,
  answers int not null default 0,
  primary key (key, day, slot)
);

-- A person has signed in on our page for a page of a partner. Only hashes: of the code and, as PKCE has it, of the verifier.
create table page_code (
  hash text primary key,
  user_id int not null references "user" (id) on delete cascade,
  partner_key text not null references partner_key (key),
  origin text not null,
  challenge text not null,
  state text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index page_code_expires_at on page_code (expires_at);
