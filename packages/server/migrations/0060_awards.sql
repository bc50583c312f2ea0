-- Goals are counted by the learner's own day.
alter table profile add column time_zone text not null default 'UTC';

-- A learner's own rows. Every key begins with the user.

-- What was learnt on one day of the learner's zone. Goals, achievements and the parent's report read it.
create table learning_day (
  user_id integer not null,
  day date not null,
  answers integer not null default 0,
  solved integer not null default 0,
  -- Closed at the first try, and how many of those in a row: now, and at best that day.
  flawless integer not null default 0,
  run integer not null default 0,
  best_run integer not null default 0,
  stars integer not null default 0,
  theories integer not null default 0,
  seconds double precision not null default 0,
  primary key (user_id, day)
);

-- Days before this table, as far as the answers tell; nobody's zone was known.
insert into learning_day (user_id, day, answers, solved, flawless, best_run, stars)
select user_id, (created_at at time zone 'UTC')::date, count(*),
  count(*) filter (where is_correct and is_final and not is_replay),
  count(*) filter (where is_correct and is_final and not is_replay and mistakes = 0),
  0,
  coalesce(sum(stars) filter (where is_correct and is_final and not is_replay), 0)
from passing group by 1, 2;

create table theory_read (
  user_id integer not null,
  theory_id integer not null references theory on delete cascade,
  day date not null,
  primary key (user_id, theory_id, day)
);

create table daily_award (
  user_id integer primary key,
  streak_day integer not null,
  updated_at timestamptz not null,
  -- When a missed day was last forgiven.
  frozen_at timestamptz,
  seen_at timestamptz
);

-- Boxes that a person has got. `source` is what it was for: the same thing never gives two.
create table user_box (
  user_id integer not null,
  id integer generated always as identity,
  box_id smallint not null,
  source text not null,
  card_id smallint,
  stars_back integer not null default 0,
  created_at timestamptz not null,
  opened_at timestamptz,
  primary key (user_id, id),
  unique (user_id, source)
);

-- Goals that were reached; `day` is the Monday of a weekly one. One of a type for a day, whatever the course was.
create table reached_goal (
  user_id integer not null,
  day date not null,
  goal_id smallint not null,
  type text not null,
  valid_for text not null check (valid_for in ('day', 'week')),
  user_box_id integer not null,
  reached_at timestamptz not null,
  primary key (user_id, day, valid_for, type)
);

create table achievement (
  user_id integer not null,
  achievement_id smallint not null,
  achieved_at timestamptz not null,
  looked_at timestamptz,
  primary key (user_id, achievement_id)
);

create table collection_card (
  user_id integer not null,
  card_id smallint not null,
  opened_at timestamptz not null,
  -- When its opening was celebrated.
  shown_at timestamptz,
  primary key (user_id, card_id)
);

-- Cards that were offered with a sound: the second time the offer is silent.
create table card_offer (
  user_id integer not null,
  card_id smallint not null,
  primary key (user_id, card_id)
);
