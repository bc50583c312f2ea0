-- What badges are signed with, anew for each year. Public halves stay, for as long as somebody may check a badge;
-- private ones go when their year is over.
create table issuer_key (
  year smallint not null,
  algorithm text not null check (algorithm in ('ES256', 'Ed25519')),
  public_jwk jsonb not null,
  private_jwk jsonb,
  primary key (year, algorithm)
);

-- A badge that was taken for a certificate. Its row outlives the certificate and its owner, and names neither then: the
-- list of those that are good no more must go on saying so. `status_index` is its place there.
create table badge (
  status_index int generated always as identity (minvalue 0 start 0) primary key,
  id uuid not null unique,
  user_certificate_id int references user_certificate (id) on delete set null,
  revoked_at timestamptz
);
create unique index badge_held on badge (user_certificate_id) where revoked_at is null;
