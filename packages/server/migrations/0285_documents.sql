-- Who sells, as the configuration says it. A document keeps what stood here on its day.
create table seller (
  id smallint primary key check (id = 1),
  name text not null,
  address text not null,
  tax_number text not null
);

-- The last number of a year and kind. Its row is locked until the document stands: no number is left out.
create table document_counter (
  year smallint not null,
  kind text not null check (kind in ('receipt', 'creditNote')),
  last int not null,
  primary key (year, kind)
);

-- What the law keeps: a receipt for money that has come for goods, a credit note for money that goes back. It names nobody.
create table document (
  id int generated always as identity primary key,
  kind text not null check (kind in ('receipt', 'creditNote')),
  number text not null unique,
  user_id int references "user" (id) on delete set null,
  payment_id int not null references payment (id),
  facts jsonb not null,
  issued_at timestamptz not null,
  unique (payment_id, kind)
);
create index document_user on document (user_id);

create function document_stays() returns trigger language plpgsql as $$
begin raise exception 'documents are neither changed nor deleted'; end $$;
create trigger document_stays before delete or update of kind, number, payment_id, facts, issued_at on document
  for each row execute function document_stays();
