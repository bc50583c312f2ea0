-- What a bank takes back because its card holder says that they never agreed. Of one payment once.
create table dispute (
  payment_id int primary key references payment (id),
  -- `inquiry`: the bank asks, and no money has moved; `open`: it holds the money until it decides.
  status text not null check (status in ('inquiry', 'open', 'won', 'lost')),
  -- Minor units.
  amount int not null check (amount > 0),
  -- Until when the bank hears what we say.
  due_at timestamptz,
  opened_at timestamptz not null,
  changed_at timestamptz not null
);

alter table demo_payment add column dispute text check (dispute in ('open', 'won', 'lost'));
alter table demo_payment add column disputed_at timestamptz;
