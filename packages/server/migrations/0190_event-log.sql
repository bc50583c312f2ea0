-- What has happened, in the order of commits: consumers read it behind the snapshot's horizon (decision 0028). One
-- partition a day, made ahead of time; whole days are dropped when every consumer has passed them.
create table event_log (
  id bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  user_id integer,
  facts jsonb not null,
  created_at timestamptz not null default now(),
  primary key (id, created_at)
) partition by range (created_at);
create index event_log_order on event_log (xid, id);

-- How far each consumer has come. Its row is locked while it works on a batch.
create table event_cursor (
  consumer text primary key,
  xid xid8 not null default '0',
  id bigint not null default 0
);

-- Events that a consumer could not bear, put aside so that the others go on.
create table event_failure (
  consumer text not null,
  event_id bigint not null,
  user_id integer,
  facts jsonb not null,
  error text not null,
  failed_at timestamptz not null default now(),
  primary key (consumer, event_id)
);

-- Makes the partitions of today and the days to come that are not there yet. Days are those of UTC.
create function make_event_log_days(ahead integer) returns void language plpgsql as $$
declare
  day date := (now() at time zone 'UTC')::date;
begin
  for i in 0..ahead loop
    execute format('create table if not exists event_log_%s partition of event_log for values from (%L) to (%L)',
      to_char(day + i, 'YYYYMMDD'), (day + i)::timestamp at time zone 'UTC', (day + i + 1)::timestamp at time zone 'UTC');
  end loop;
end $$;
select make_event_log_days(14);

-- Messages for sockets are events like any other now.
insert into event_log (kind, facts)
select 'message', jsonb_build_object('topic', topic, 'payload', payload) from outbox order by id;
drop table outbox;
insert into event_cursor (consumer) values ('live');

-- Moves whenever something of a learner moves: who has decided by an older one decides again.
alter table profile add column version integer not null default 0;

-- An answer's key names the event that tells the answer again, instead of holding the answer.
alter table idempotency add column event_id bigint;
