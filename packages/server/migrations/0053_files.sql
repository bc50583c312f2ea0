-- What people have uploaded. Who knows the token may read the file; nobody can guess one.
create table file (
  user_id integer not null,
  id integer generated always as identity,
  token text not null unique,
  tenant_id integer not null,
  service text not null,
  name text not null,
  extension text not null,
  media_type text not null,
  size integer not null,
  content bytea not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
