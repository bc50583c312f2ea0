-- Which of the drawn nicknames is a person's, as community/profiles/nickname.ts counts them: 20 qualities, 24 animals. It is
-- the same in every language, so a board is searched by numbers and no name is ever kept.
create function drawn_nickname(user_id int) returns smallint language sql immutable parallel safe as $$
  select (
    ('x' || encode(substr(sha256(('nickname:' || user_id::text)::bytea), 1, 4), 'hex'))::bit(32)::bigint % 20 * 24
    + ('x' || encode(substr(sha256(('nickname:' || user_id::text)::bytea), 5, 4), 'hex'))::bit(32)::bigint % 24
  )::smallint
$$;
create index rating_nickname on rating (season, audience, drawn_nickname(user_id), rank_key, user_id)
  where is_shown and points > 0;

-- The plain name of a school since enough people are shown in it: what one person has written is found by nobody else. The
-- platform writes it; the first ones are made plain when somebody there gets a point.
alter table institution add column listed_name text collate "C";
create index institution_listed on institution (listed_name, id) where listed_name is not null;
update institution i set listed_name = lower(coalesce(number, other))
where (select count(*) from (
  select from rating r where r.season = 0 and r.audience in ('junior', 'adult') and r.institution_id = i.id
    and r.is_shown and r.points > 0 limit 10) as few) >= 10;
