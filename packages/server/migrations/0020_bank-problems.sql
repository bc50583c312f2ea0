-- A problem of the bank is a row with an origin; its content is made when somebody first needs it. Every other problem
-- has content from its first day.
alter table problem alter column content drop not null, alter column secret drop not null;
alter table problem alter column variant_count set default 0, alter column hint_count set default 0,
  alter column is_removable set default false;
alter table problem add column mode text, add column place smallint;
alter table problem add constraint problem_content check (
  (content is not null and secret is not null) or (content is null and secret is null and seed is not null and mode is not null));
