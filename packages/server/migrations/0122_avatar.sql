-- The drawn avatar and border that were chosen, or the picture that was uploaded.
alter table setting add column avatar_id int;
alter table setting add column avatar_border_id int;
alter table setting add column avatar_file text;
