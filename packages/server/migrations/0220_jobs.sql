-- What is done after the change that asked for it is kept: e-mails, reminders, letters of recovery. A row is claimed, tried
-- again later and later when it fails, and kept with its failure when it is given up: those are the dead letters.
create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Whose it is, so that it goes when they go; null: nobody of ours.
  user_id int references "user" (id) on delete cascade,
  -- Whom it reaches: an address, or a user's number.
  recipient text,
  payload jsonb not null,
  -- Asked for once: a second one with the same key is none.
  key text,
  created_at timestamptz not null,
  tries smallint not null default 0,
  next_try_at timestamptz not null,
  done_at timestamptz,
  failure text,
  unique (kind, key)
);
create index job_due on job (kind, next_try_at) where done_at is null and failure is null;
create index job_user on job (user_id);
create index job_recipient on job (lower(recipient));
create index job_created on job (created_at);

insert into job (kind, user_id, recipient, payload, created_at, tries, next_try_at, done_at, failure)
  select 'email', user_id, recipient,
    jsonb_build_object('template', kind, 'locale', locale, 'subject', subject, 'text', text, 'html', html),
    created_at, tries, next_try_at, sent_at, refused_by
  from letter order by id;
insert into job (kind, user_id, recipient, payload, key, created_at, tries, next_try_at, done_at, failure)
  select 'reminder', user_id, recipient_id::text, jsonb_build_object('day', day, 'recipientId', recipient_id),
    user_id || ' ' || day, created_at, tries, next_try_at, sent_at, refused_by
  from push order by created_at;
insert into job (kind, recipient, payload, created_at, next_try_at)
  select 'recovery', email, jsonb_build_object('locale', locale), asked_at, asked_at from recovery_ask order by id;
drop table letter;
drop table push;
drop table recovery_ask;
