-- Who has handed the device to this person, and until when the pages of the grown-ups are open at this place.
alter table session add column actor_id int references "user" (id) on delete cascade;
alter table session add column zone_until timestamptz;
-- The two numbers that the gate has asked for the product of.
alter table session add column gate_question smallint[];

alter table profile add column avatar_border_url text;

-- The way back from a pupil to who holds the card (security.md T04).
create table parent_pin (
  user_id int primary key references "user" (id) on delete cascade,
  hash text not null,
  set_at timestamptz not null
);

-- A grown-up with an account of ours may hold cards of pupils (rule D-093).
update "user" u set perms = array_append(u.perms, 'card') from profile p
where p.user_id = u.id and p.who in ('parent', 'teacher', 'adult') and not u.anonymous and u.external_subject is null
  and not ('card' = any (u.perms));
