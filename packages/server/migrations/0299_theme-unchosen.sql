-- Nobody is put in the dark unasked: null until somebody has chosen a look. What is kept so far was written as a default,
-- unless it differs from what the default was.
alter table profile alter column is_light_theme drop not null;
update profile set is_light_theme = null where is_light_theme = (course_tl in (1, 4, 5));
