-- Until when the partner has been paid; null: until the partner says that it is over.
alter table partner_subscription add column ends_at timestamptz;
