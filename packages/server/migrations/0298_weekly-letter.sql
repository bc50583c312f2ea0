-- Who asked for a letter about the week of their children. `sent_week` is the Monday of the last week that was told;
-- `stop_key` stands in every letter and ends them without signing in.
create table weekly_letter (
  user_id int primary key references "user" (id) on delete cascade,
  stop_key text not null unique,
  asked_at timestamptz not null,
  sent_week date
);
