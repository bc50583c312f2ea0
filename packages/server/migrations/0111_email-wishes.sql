alter table "user" add column email_confirmed_at timestamptz;

-- An address that somebody has given and that nobody has confirmed yet. It counts as nobody's until then, so naming
-- another's address takes nothing from them.
create table email_wish (
  user_id int primary key references "user" (id) on delete cascade,
  email text not null,
  email_owner text not null check (email_owner in ('self', 'parent')),
  -- Secrets of the letter: of its link, and of the code that is typed where the address was given.
  link_hash text not null unique,
  code_hash text not null,
  wrong_codes smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The last visit that was stopped to ask for the code.
  asked_at timestamptz,
  confirmed_at timestamptz
);
