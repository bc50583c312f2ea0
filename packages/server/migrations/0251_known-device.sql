-- Browsers that somebody has signed in with: wrong passwords from elsewhere do not keep them out.
create table known_device (
  user_id int not null references "user" (id) on delete cascade,
  hash text not null,
  seen_at timestamptz not null,
  primary key (user_id, hash)
);
create index known_device_seen on known_device (seen_at);
