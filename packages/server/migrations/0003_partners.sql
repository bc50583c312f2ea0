-- A publishable key names a tenant; it is no authority. An empty list of origins refuses every page.
create table partner_key (
  key text primary key,
  tenant_id int not null references tenant (id),
  origins text[] not null default '{}',
  -- Any port of localhost, 127.0.0.1 and ::1: for examples and for partners who develop.
  allows_loopback boolean not null default false,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

-- What a partner's backend signs one-time tokens with: a shared secret, or its public key.
create table partner_signer (
  tenant_id int not null references tenant (id),
  kid text not null,
  algorithm text not null check (algorithm in ('HS256', 'EdDSA')),
  secret text,
  public_jwk jsonb,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (tenant_id, kid),
  check ((algorithm = 'HS256') = (secret is not null)),
  check ((algorithm = 'EdDSA') = (public_jwk is not null))
);

-- One-time tokens that were already exchanged.
create table used_partner_token (
  tenant_id int not null references tenant (id),
  jti text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, jti)
);
