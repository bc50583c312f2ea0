-- What a user name is compared by: its key (one name, whatever the case) and its look (names that the eye takes for one).
-- The platform computes both, and fills those of older names when it starts.
alter table "user" add column name_key text, add column name_look text;
create unique index user_name_key on "user" (name_key);
create unique index user_name_look on "user" (name_look);
