-- Schools tell the answer's one statement whether a teacher has set a problem: learning knows no table of theirs. In
-- plpgsql, which keeps the plan.
create function school_is_assigned(learner integer, problem integer, in_context text, since date) returns boolean
language plpgsql stable as $$
begin
  return exists (
    select from class_pupil p
    join class c on c.id = p.class_id and c.closed_at is null
    join assignment a on a.class_id = c.id
    where p.user_id = learner and a.due_on >= since and (a.user_ids is null or learner = any(a.user_ids))
      and ((in_context = '' and problem = any(a.problem_ids))
        or (a.kind = 'exercise' and in_context like 'exercise:' || c.target_lesson || '/' || a.tier || '/%')));
end $$;
