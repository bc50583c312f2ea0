-- What challenges beyond the limits are signed with: one, for every process.
create table puzzle_secret (
  id integer primary key check (id = 1),
  value text not null
);
