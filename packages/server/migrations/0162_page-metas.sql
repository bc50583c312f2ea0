-- Titles that a tenant gives to pages of the site (entity E-024): told with the profile, chosen by the page's address.
create table page_meta (
  id int generated always as identity primary key,
  tenant_id int not null references tenant (id) on delete cascade,
  -- Null: for every language.
  locale text,
  -- The address itself, or a pattern of addresses.
  uri text not null,
  is_regexp boolean not null default false,
  title text not null
);
create index page_meta_tenant on page_meta (tenant_id, id);
