-- A frame of ours on a partner's page: `origin` is the page around it, while its requests come from our own origin.
alter table session add column in_frame boolean not null default false;
