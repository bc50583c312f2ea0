-- The truth of the rating: what the first closing of a problem gave, once per person and problem for ever. The season is
-- year and month as a number; the day is the learner's own, and its points have a limit.
create table rating_point (
  user_id int not null,
  problem_id int not null,
  season int not null,
  points smallint not null,
  mistakes smallint not null,
  day date not null,
  at timestamptz not null,
  primary key (user_id, problem_id)
);
create index rating_point_day on rating_point (user_id, day);

-- Schools by what people say of theirs, so that those who say the same stand together.
create table institution (
  id int generated always as identity primary key,
  key text not null unique,
  city_code text not null,
  type smallint,
  number text,
  other text
);

-- Their sums by season; 0 is all time. A board is a range of the key: points, then fewer mistakes, then the earlier one, in
-- steps of four minutes, or of days from 2020 on for all time.
create table rating (
  user_id int not null,
  season int not null,
  audience text not null check (audience in ('junior', 'adult')),
  points int not null,
  mistakes int not null,
  reached_at timestamptz not null,
  rank_key bigint not null generated always as (
    points * 268435456::bigint + (16383 - least(mistakes, 16383)) * 16384::bigint + 16383 - least(16383, greatest(0, case
      when season = 0 then floor(extract(epoch from reached_at at time zone 'UTC') / 86400) - 18262
      else floor((extract(epoch from reached_at at time zone 'UTC')
        - extract(epoch from make_timestamp(season / 100, season % 100, 1, 0, 0, 0)) + 86400) / 240)
    end))) stored,
  city_code text,
  institution_id int references institution (id),
  is_shown boolean not null default false,
  primary key (user_id, season)
);
create index rating_board on rating (season, audience, rank_key, user_id) where is_shown and points > 0;
create index rating_city on rating (season, audience, city_code, rank_key, user_id)
  where is_shown and points > 0 and city_code is not null;
create index rating_institution on rating (season, audience, institution_id, rank_key, user_id)
  where is_shown and points > 0 and institution_id is not null;
