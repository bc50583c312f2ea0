-- Whether pages of this key show the shop to a grown-up who signs in there (rule D-207).
alter table partner_key add column with_shop boolean not null default false;

-- Until when whoever has given the code has shown to be the grown-up; the page's session sees prices as long (rule D-313).
alter table page_code add column purse_until timestamptz;
