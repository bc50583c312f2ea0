-- What a problem was before each change.
create table problem_version (
  problem_id integer not null references problem,
  version integer not null,
  complexity smallint not null,
  target_lesson smallint not null,
  is_enabled boolean not null,
  content jsonb not null,
  secret jsonb not null,
  replaced_by integer not null,
  replaced_at timestamptz not null,
  primary key (problem_id, version)
);

-- When and in which language a learner saw a problem for the first time.
create table problem_shown (
  user_id integer not null,
  tenant_id integer not null,
  problem_id integer not null references problem,
  locale text not null,
  shown_at timestamptz not null,
  primary key (user_id, tenant_id, problem_id)
);
create index problem_shown_problem on problem_shown (problem_id);

-- An editor asks how learners fare with one problem.
create index passing_problem on passing (problem_id);
