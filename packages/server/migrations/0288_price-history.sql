-- What a purchase has cost, list by list: from when on, how much. It says what may be struck out beside a lower price.
create table price_history (
  list_id smallint not null references price_list (id),
  purchase_id int not null references purchase (id),
  since timestamptz not null,
  amount int not null check (amount between 0 and 1000000000),
  primary key (list_id, purchase_id, since)
);

-- Nobody knows since when the prices of today stand: their history begins now.
insert into price_history (list_id, purchase_id, since, amount) select list_id, purchase_id, now(), amount from price;
