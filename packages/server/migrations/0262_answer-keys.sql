-- What a teacher has printed the answers of on the last day that they did so: keys have a pace.
alter table teacher add column key_day date, add column keys text[] not null default '{}';
