-- What a consumer could not bear is kept whole, because the log's own days are dropped, and is told to it again later and
-- later. Whose event is gone already has no kind, is told to nobody, and is counted.
alter table event_failure
  add column kind text not null default '',
  add column created_at timestamptz not null default now(),
  add column tries smallint not null default 0,
  add column next_try_at timestamptz not null default now();
update event_failure f set kind = e.kind, created_at = e.created_at from event_log e where e.id = f.event_id;
alter table event_failure alter column kind drop default, alter column created_at drop default,
  alter column next_try_at drop default;
create index event_failure_user on event_failure (user_id);
