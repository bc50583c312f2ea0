-- An editor knows this teacher; null: nobody has said so.
alter table teacher add column confirmed_at timestamptz;
