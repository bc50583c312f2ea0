-- Up to 50 people of one audience and league who compare their points for a season. It takes people for three days; `size`
-- is the places that were given, and whoever stops taking part keeps theirs, hidden: nobody can look for an easier group.
create table league_group (
  id int generated always as identity primary key,
  season int not null,
  audience text not null check (audience in ('junior', 'adult')),
  league text not null check (league in ('paper', 'wood', 'bronze', 'silver', 'gold', 'diamond')),
  opened_at timestamptz not null,
  size smallint not null default 0,
  settled_at timestamptz
);
create index league_group_youngest on league_group (season, audience, league, opened_at, id);
create index league_group_unsettled on league_group (season, id) where settled_at is null;

-- First points of the season; who came first is given a group first.
alter table rating add column started_at timestamptz, add column group_id int references league_group (id);
update rating r set started_at = coalesce(p.at, r.reached_at)
from (
  select user_id, coalesce(season, 0) as season, min(at) as at from rating_point
  group by grouping sets ((user_id, season), (user_id))) as p
where p.user_id = r.user_id and p.season = r.season;
update rating set started_at = reached_at where started_at is null;
-- A process of the version before goes on writing for a while, and does not know of it.
alter table rating alter column started_at set default now(), alter column started_at set not null;
create index rating_group on rating (group_id, rank_key, user_id) where group_id is not null;
create index rating_gathering on rating (season, started_at, user_id)
  where group_id is null and is_shown and points > 0 and season > 0;

-- What a season gave somebody. Written once, never changed but for the moment of the look at it.
create table season_result (
  user_id int not null,
  season int not null,
  group_id int not null references league_group (id),
  place smallint not null,
  points int not null,
  league_before text not null,
  league_after text not null,
  looked_at timestamptz,
  primary key (user_id, season)
);

-- The best of a season for ever. `position` is the order; a name is asked for when it is read.
create table season_winner (
  season int not null,
  audience text not null check (audience in ('junior', 'adult')),
  position smallint not null,
  user_id int references "user" (id) on delete set null,
  points int not null,
  league text not null,
  primary key (season, audience, position)
);
create index season_winner_user on season_winner (user_id);

-- Seasons whose results are all there.
create table season_settlement (
  season int primary key,
  settled_at timestamptz not null
);
