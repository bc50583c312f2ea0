-- What somebody has agreed to. A missing row is a no.
create table preference (
  user_id integer not null,
  id text not null,
  is_allowed boolean not null,
  changed_at timestamptz not null,
  primary key (user_id, id)
);

-- Events of people who agreed to it, and of devices whose owner did. Forgotten after a year.
create table analytics_event (
  id bigint generated always as identity primary key,
  user_id integer,
  device_id text,
  name text not null,
  params jsonb not null,
  user_params jsonb not null,
  experiments jsonb not null,
  created_at timestamptz not null
);
create index analytics_event_created on analytics_event (created_at);
create index analytics_event_user on analytics_event (user_id);
