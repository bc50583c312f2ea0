-- Which version of its problem an answer was given to; null of answers from before.
alter table passing add column version integer;
