-- Tries of the push service, and when one took it.
alter table push
  add column tries smallint not null default 0,
  add column next_try_at timestamptz,
  add column sent_at timestamptz,
  add column refused_by text;
update push set next_try_at = created_at;
alter table push alter column next_try_at set not null;
create index push_waiting on push (next_try_at) where sent_at is null and refused_by is null;
