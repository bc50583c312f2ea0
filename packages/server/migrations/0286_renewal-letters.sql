-- When a letter last told of the coming payment: a year is told of twice (rule D-209).
alter table subscription add column warned_at timestamptz;
update subscription set warned_at = now() where warned_for = ends_at;
alter table subscription drop column warned_for;

-- When its gateway was last asked: one that never answers holds up no other.
alter table refund add column tried_at timestamptz;
drop index refund_asked;
create index refund_asked on refund (tried_at nulls first, id) where status = 'asked';
