-- A problem that somebody meets in several places has one standing for rewards: `earned` are the stars that were paid for
-- this row, and by the key all rows of one person and problem lie side by side, whatever the tenant and the place.
alter table progress add column earned smallint not null default 0 check (earned between 0 and 3);
update progress set earned = stars;
alter table progress drop constraint progress_pkey, add primary key (user_id, problem_id, tenant_id, context);

-- Wrong answers of one day, and until when the answers of a learner are spread out.
alter table progress add column wrong_day date, add column wrong smallint not null default 0;
alter table profile add column pace_at timestamptz;
