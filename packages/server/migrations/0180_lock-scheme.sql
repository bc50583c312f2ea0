-- Whether blocks and stations open one after the other or all at once; a grown-up sets it for a pupil (rule D-014).
alter table profile add column lock_scheme text not null default 'sequential' check (lock_scheme in ('sequential', 'open'));
