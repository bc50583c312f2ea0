-- What can be earned. A milestone of a course says its percent of the course's problems; the others say numbers, of one
-- target lesson or of all together. Without a tenant: everybody's.
create table certificate (
  id int generated always as identity primary key,
  tenant_id int references tenant (id),
  kind text not null check (kind in ('course', 'season', 'event', 'quiz')),
  target_lesson smallint check (target_lesson between 1 and 5),
  share smallint check (share between 1 and 100),
  stars int,
  blocks int,
  problems int,
  purchase_ids int[] not null default '{}',
  title text not null default '',
  short_title text not null default '',
  image text,
  example text
);
insert into certificate (kind, target_lesson, share)
select 'course', lesson, share from generate_series(1, 5) as lesson, unnest('{25,50,75,100}'::int[]) as share
order by lesson, share;

-- One that somebody holds: what it says is said once and for all, and does not follow what its owner does later.
create table user_certificate (
  id int generated always as identity primary key,
  user_id int not null references "user" (id) on delete cascade,
  certificate_id int not null references certificate (id),
  name text not null,
  locale text not null,
  title text not null,
  stars int not null,
  problems int not null,
  version smallint not null default 1,
  issued_at timestamptz not null,
  -- The address of its public page; null while it is not shared.
  token text unique,
  unique (user_id, certificate_id)
);

-- A wish for one on paper, or as a file. Statuses are those of the contract (rule D-131); -1: taken back, and can be sent
-- again.
create table certificate_request (
  id int generated always as identity primary key,
  user_id int not null references "user" (id) on delete cascade,
  certificate_id int not null references certificate (id),
  type smallint not null check (type in (0, 1)),
  status smallint not null check (status between -1 and 5),
  name text not null,
  phone text,
  address text,
  changed_at timestamptz not null
);
create index certificate_request_user on certificate_request (user_id);
-- Whoever is refused may ask once more; whoever waits may not ask beside it.
create unique index certificate_request_open on certificate_request (user_id, certificate_id)
  where type = 0 and status in (-1, 0, 1, 5);

-- Which of the earned ones somebody has seen in the list: the others are new to them.
create table certificate_look (
  user_id int not null references "user" (id) on delete cascade,
  certificate_id int not null references certificate (id),
  primary key (user_id, certificate_id)
);
