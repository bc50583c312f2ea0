-- Whether the pupils of a class see who has the most stars of the week. Its teacher decides.
alter table class add column has_board boolean not null default false;
