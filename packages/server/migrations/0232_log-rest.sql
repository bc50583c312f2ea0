-- An event whose day nobody has made is kept all the same; the day is made later and takes it over.
create table event_log_rest partition of event_log default;

-- Makes the partitions that are not there yet: of today, of the days to come and of what has come to the rest. Days are
-- those of UTC. A day is attached when it holds its rows, which stops nobody who appends to another.
create or replace function make_event_log_days(ahead integer) returns void language plpgsql as $$
declare
  today date := (now() at time zone 'UTC')::date;
  day date;
  name text;
begin
  perform pg_advisory_xact_lock(7210404);
  foreach day in array array(
    select today + i from generate_series(0, ahead) as i
    union select (created_at at time zone 'UTC')::date from event_log_rest order by 1)
  loop
    name := 'event_log_' || to_char(day, 'YYYYMMDD');
    continue when to_regclass(name) is not null;
    -- NOTE: whoever appends to the rest meanwhile waits, and would otherwise be in nobody's day.
    lock table event_log_rest in access exclusive mode;
    execute format('create table %I (like event_log including defaults)', name);
    execute format('with taken as (
        delete from event_log_rest where created_at >= %L and created_at < %L returning *)
      insert into %I select * from taken', day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC', name);
    execute format('alter table event_log attach partition %I for values from (%L) to (%L)', name,
      day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC');
  end loop;
end $$;
