-- What is known of learners and problems, docs/decisions/0014-difficulty.md. Everything is in logits on one scale.

-- A learner's own rows. Every key begins with the user.
create table learner_ability (
  user_id integer not null,
  target_lesson smallint not null check (target_lesson between 1 and 5),
  ability double precision not null,
  variance double precision not null check (variance > 0),
  -- How much of the ability still rests on the lesson's mean, and what that was at the start.
  prior_weight double precision not null,
  start_mean double precision not null,
  success double precision not null,
  surprise double precision not null,
  answers integer not null,
  fails_in_row integer not null,
  -- Families of the last two problems, the latest first.
  last_families text[] not null,
  primary key (user_id, target_lesson)
);

create table learner_skill (
  user_id integer not null,
  family text not null,
  skill double precision not null,
  answers integer not null,
  primary key (user_id, family)
);

-- When a skill should come again: a card of FSRS.
create table learner_review (
  user_id integer not null,
  skill text not null,
  due timestamptz not null,
  stability double precision not null,
  difficulty double precision not null,
  scheduled_days integer not null,
  learning_steps integer not null,
  reps integer not null,
  lapses integer not null,
  state smallint not null check (state between 0 and 3),
  reviewed_at timestamptz not null,
  primary key (user_id, skill)
);

-- Everybody's rows: nothing in them says whose answers they came from. NOTE: whoever changes several locks them in this
-- order, so that nobody waits in a circle.
create table problem_difficulty (
  problem_id integer primary key references problem on delete cascade,
  target_lesson smallint not null,
  difficulty double precision not null,
  answers integer not null
);
create index problem_difficulty_lesson on problem_difficulty (target_lesson);

create table family_difficulty (
  family text not null,
  target_lesson smallint not null,
  difficulty double precision not null,
  answers integer not null,
  primary key (family, target_lesson)
);

create table lesson_ability (
  target_lesson smallint primary key check (target_lesson between 1 and 5),
  mean double precision not null,
  variance double precision not null,
  learning double precision not null,
  answers integer not null
);
