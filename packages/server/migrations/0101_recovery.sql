-- Letters that let somebody set a new password. An address without an account leaves a row as well, so that asking
-- takes the same work whoever it is about.
create table recovery (
  hash text primary key,
  user_id int references "user" (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index recovery_user on recovery (user_id);
