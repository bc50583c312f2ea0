-- An answer's key names its passing, too, which outlives the log's days: a client may ask again for as long as its box
-- keeps an answer.
alter table idempotency add column passing_id integer;
update idempotency i set passing_id = (e.facts ->> 'passingId')::int from event_log e where e.id = i.event_id;
-- Two ages, two indexes, and each row in one of them.
drop index idempotency_created_at;
create index idempotency_answer_created_at on idempotency (created_at) where passing_id is not null;
create index idempotency_created_at on idempotency (created_at) where passing_id is null;
