-- What somebody of ours sees to, beside what a profile permits: 'certificates'. No page of a learner is told of it.
alter table "user" add column duties text[] not null default '{}';

-- Who has done what at a desk of ours, and to what.
create table operator_act (
  id int generated always as identity primary key,
  user_id int references "user" (id) on delete set null,
  duty text not null,
  what text not null,
  reference text not null,
  at timestamptz not null
);

-- How the carrier calls a letter that is on its way.
alter table certificate_request add column tracking text;
create index certificate_request_desk on certificate_request (status, changed_at) where type = 0;
