-- The code by which somebody invites others.
create table referral_code (
  user_id int primary key references "user" (id) on delete cascade,
  code text not null unique
);

-- Who came by whose code. An anonymous learner counts once there is an account.
create table referral (
  invited_id int primary key references "user" (id) on delete cascade,
  inviter_id int not null references "user" (id) on delete cascade,
  created_at timestamptz not null,
  rewarded_at timestamptz,
  check (invited_id <> inviter_id)
);
create index referral_inviter on referral (inviter_id);

-- Where a person came from, kept at the start and at the registration. `affiliate` is a list of {name, value, expiresAt}.
create table registration_origin (
  user_id int primary key references "user" (id) on delete cascade,
  type int,
  partner_id int references tenant (id),
  affiliate jsonb not null default '[]',
  created_at timestamptz not null
);
create index registration_origin_partner on registration_origin (partner_id);
