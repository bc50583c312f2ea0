-- Which threads beside the free ones a key shows (decision 0033): what the platform has given to its tenant, and of that
-- what the partner has ticked for the key. Whatever is not in both lists is not shown.
alter table tenant add column thread_ids int[] not null default '{}';
alter table partner_key add column thread_ids int[] not null default '{}';
