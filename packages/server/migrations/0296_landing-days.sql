-- What landings on the pages of partners have brought, in totals of a day: no person, no address.
create table landing_day (
  key text not null references partner_key,
  kind text not null check (kind in ('course', 'event', 'partner')),
  name text not null,
  -- The partner's own word for the page; empty: none, or one of too many.
  variant text not null,
  day date not null,
  shown integer not null default 0,
  solved integer not null default 0,
  started integer not null default 0,
  primary key (key, kind, name, day, variant)
);
create index landing_day_by_day on landing_day (day);
