-- Why the mail server refused a letter for good: its own number, never its words, which repeat the address.
alter table letter add column refused_by text;
