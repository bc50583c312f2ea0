-- What a course says of itself to somebody who has not begun: slides in every language.
alter table course add column landing jsonb;

-- Courses that somebody has bought, and when.
create table course_purchase (
  user_id integer not null,
  course_id integer not null references course,
  purchase_id integer not null,
  bought_at timestamptz not null,
  primary key (user_id, course_id, purchase_id)
);

-- Every time that somebody began anew. The rows of that time stay under the context 'archived:<id>'.
create table progress_reset (
  user_id integer not null,
  id integer generated always as identity,
  tenant_id integer not null,
  course_ids integer[] not null,
  stars integer not null,
  reset_at timestamptz not null,
  primary key (user_id, id)
);
