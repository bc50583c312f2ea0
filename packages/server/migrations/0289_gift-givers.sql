-- A present goes out on its day, also when whoever paid for it has left.
alter table gift alter column user_id drop not null;
alter table gift drop constraint gift_user_id_fkey;
alter table gift add constraint gift_user_id_fkey foreign key (user_id) references "user" (id) on delete set null;
