-- A block of an exercise that somebody has opened: its problems are drawn once and stay. A block that nobody has opened
-- needs no row. Every key begins with the user.
create table exercise_block (
  user_id integer not null,
  tenant_id integer not null,
  target_lesson smallint not null check (target_lesson between 1 and 5),
  tier smallint not null check (tier between 1 and 3),
  number integer not null check (number >= 1),
  generation integer not null,
  -- In the order in which they are solved.
  problem_ids integer[] not null,
  -- Those of them that were closed without an answer.
  skipped integer[] not null default '{}',
  -- Energy that was paid for it, and how much of that was given back.
  price integer not null check (price >= 0),
  refunded integer not null default 0 check (refunded between 0 and price),
  opened_at timestamptz not null,
  completed_at timestamptz,
  primary key (user_id, tenant_id, target_lesson, tier, number)
);

-- How often somebody had an exercise drawn anew, in all and on the last such day.
create table exercise_generation (
  user_id integer not null,
  tenant_id integer not null,
  target_lesson smallint not null,
  tier smallint not null,
  generation integer not null,
  day date not null,
  draws integer not null,
  primary key (user_id, tenant_id, target_lesson, tier)
);

-- Made for one learner's block and not of the bank: no list shows it, no other block draws it.
alter table problem add column is_drawn boolean not null default false;
