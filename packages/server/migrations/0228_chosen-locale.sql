-- The language of a profile is a default until its person has chosen one: only a choice leads from page to page.
alter table profile add column is_locale_chosen boolean not null default false;
