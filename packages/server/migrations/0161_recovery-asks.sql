-- Who has asked for a letter of recovery: only what was typed. The account is looked for afterwards, so that neither the
-- answer nor what is written for it depends on whether there is one.
create table recovery_ask (
  id bigint generated always as identity primary key,
  email text not null,
  locale text not null,
  asked_at timestamptz not null
);
