-- Where a person can be reached by a push, by the platform of the device.
create table push_device (
  user_id int not null references "user" (id) on delete cascade,
  platform text not null,
  set_at timestamptz not null,
  primary key (user_id, platform)
);

-- When somebody wants to be reminded to learn: days of the week from Monday 1, and an hour of their own zone (rule D-195).
create table push_schedule (
  user_id int primary key references "user" (id) on delete cascade,
  days smallint[] not null,
  hour smallint not null default 18 check (hour between 17 and 20),
  status smallint not null check (status in (0, 1))
);

-- What is to be pushed: one reminder for a learner's day, to the person whose devices get it.
create table push (
  user_id int not null references "user" (id) on delete cascade,
  day date not null,
  recipient_id int not null references "user" (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, day)
);
