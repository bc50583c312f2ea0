-- When somebody of ours has seen to what does not fit, and how.
alter table billing_finding add column closed_at timestamptz;
alter table billing_finding add column move text check (move in ('close', 'balance', 'retry'));
create index billing_finding_open on billing_finding (found_at, id) where closed_at is null;

-- Money that no card takes back lies on its owner's balance.
alter table refund drop constraint refund_status_check;
alter table refund add constraint refund_status_check check (status in ('asked', 'done', 'failed', 'kept'));
-- How often it has been asked for anew, after a no: each time under another key.
alter table refund add column attempt smallint not null default 0;
