-- Who a person is at an identity provider. Only the provider's own name for the person counts, never an e-mail.
create table social_identity (
  issuer text not null,
  subject text not null,
  network text not null,
  user_id int not null references "user" (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index social_identity_user on social_identity (user_id);

-- A sign-in that has gone out to a provider: what its answer must fit.
create table social_flow (
  state text primary key,
  network text not null,
  -- Of the browser that began it, and of the page that waits for the answer.
  browser text not null,
  challenge text not null,
  verifier text not null,
  nonce text not null,
  locale text not null,
  expires_at timestamptz not null
);

-- What the window brings to the page that opened it. It is worth nothing without the page's verifier.
create table social_code (
  hash text primary key,
  issuer text not null,
  subject text not null,
  network text not null,
  name text,
  challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
