-- Schools whose boards a partner's keys may show.
alter table tenant add column institution_ids integer[] not null default '{}';
