-- Where and when a session was used, for the list that its owner sees: a browser and a system by name, never more.
alter table session add column device text;
alter table session add column seen_at timestamptz;
update session set seen_at = created_at;
alter table session alter column seen_at set not null;
