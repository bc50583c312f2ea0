-- The problems of each thread in their order, with the block of each: an answer reads the whole road of its thread, and
-- to join it anew each time was three quarters of what the answer cost the database. Triggers keep it.
alter table thread add column road_problems integer[] not null default '{}',
  add column road_blocks integer[] not null default '{}';

create function refresh_roads(threads integer[]) returns void language sql as $$
  update thread t set road_problems = coalesce(r.problems, '{}'), road_blocks = coalesce(r.blocks, '{}')
  from (
    select id, array_agg(problem_id order by block_position, block_id, position) filter (where problem_id is not null)
        as problems,
      array_agg(block_id order by block_position, block_id, position) filter (where problem_id is not null) as blocks
    from unnest(threads) as id left join (
      select b.thread_id, b.position as block_position, b.id as block_id, bp.position, p.id as problem_id
      from block b join block_problem bp on bp.block_id = b.id
      join problem p on p.id = bp.problem_id and p.is_enabled and not p.is_deleted) s on s.thread_id = id
    group by id) r
  where t.id = r.id
$$;

create function refresh_roads_of_blocks() returns trigger language plpgsql as $$
begin
  perform refresh_roads(array(select thread_id from moved union select thread_id from changed));
  return null;
end $$;
-- A new block is empty.
create trigger road_follows_moved_block after update on block
  referencing old table as moved new table as changed for each statement execute function refresh_roads_of_blocks();

create function refresh_roads_of_places() returns trigger language plpgsql as $$
begin
  perform refresh_roads(array(select distinct b.thread_id from changed c join block b on b.id = c.block_id));
  return null;
end $$;
create trigger road_follows_new_place after insert on block_problem
  referencing new table as changed for each statement execute function refresh_roads_of_places();
create trigger road_follows_moved_place after update on block_problem
  referencing new table as changed for each statement execute function refresh_roads_of_places();
create trigger road_follows_old_place after delete on block_problem
  referencing old table as changed for each statement execute function refresh_roads_of_places();

create function refresh_roads_of_problem() returns trigger language plpgsql as $$
begin
  perform refresh_roads(array(
    select distinct b.thread_id from block_problem bp join block b on b.id = bp.block_id where bp.problem_id = new.id));
  return null;
end $$;
create trigger road_follows_problem after update of is_enabled, is_deleted on problem for each row
  when (old.is_enabled is distinct from new.is_enabled or old.is_deleted is distinct from new.is_deleted)
  execute function refresh_roads_of_problem();

select refresh_roads(array(select id from thread));
