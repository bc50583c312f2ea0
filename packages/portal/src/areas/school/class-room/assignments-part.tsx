import '../../../layout/sub-page.css';
import '../../../ui/stack.css';
import '../school.css';
import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { client } from '../../../client/client.ts';
import { ProgressBar } from '../../../ui/charts/progress-bar.tsx';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { formatShortDay } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { assignmentTitle, readyOf } from '../assignment-words.ts';
import { AssignmentForm } from './assignment-form.tsx';

interface AssignmentsPartProps {
  readonly room: Model<'ClassRoom'>;
  readonly assignments: readonly Model<'Assignment'>[];
  readonly threads: readonly Model<'ThreadSummary'>[];
  /** Today by UTC, ISO date. */
  readonly today: string;
}

/** What is set, who has done how much of it, and something new to set. */
export function AssignmentsPart({ room, assignments, threads, today }: AssignmentsPartProps): ReactElement {
  const t = useWords('teacher');
  const current = assignments.filter(({ dueOn }) => dueOn >= today);
  const past = assignments.filter(({ dueOn }) => dueOn < today);
  return (
    <section className="school-two" aria-labelledby="assignments-title">
      <div className="sub-page-part">
        <h2 id="assignments-title">{t('teacher.assignments.title')}</h2>
        {current.length === 0 && <p>{t('teacher.assignments.none')}</p>}
        <Stack assignments={current} pupils={room.pupils} />
        {past.length > 0 && (
          <details className="figures">
            <summary>{t('teacher.assignments.past', { number: past.length })}</summary>
            <Stack assignments={past} pupils={room.pupils} />
          </details>
        )}
      </div>
      <div className="lk-card stack-card">
        <h2 id="assign-title">{t('teacher.assignment.new')}</h2>
        <AssignmentForm room={room} threads={threads} />
      </div>
    </section>
  );
}

interface StackProps {
  readonly assignments: readonly Model<'Assignment'>[];
  readonly pupils: readonly Model<'ClassPupil'>[];
}

function Stack({ assignments, pupils }: StackProps): ReactElement {
  return (
    <ul className="stack">
      {assignments.map((assignment) => (
        <li key={assignment.id} className="lk-card stack-card">
          <Done assignment={assignment} pupils={pupils} />
        </li>
      ))}
    </ul>
  );
}

interface DoneProps {
  readonly assignment: Model<'Assignment'>;
  readonly pupils: readonly Model<'ClassPupil'>[];
}

function Done({ assignment, pupils }: DoneProps): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const { id, total, note, dueOn } = assignment;
  const ready = readyOf(assignment);
  return (
    <>
      <h3>{assignmentTitle(t, assignment)}</h3>
      <p>{t('teacher.assignment.due', { day: formatShortDay(locale, dueOn) })}</p>
      {note !== '' && <p>{note}</p>}
      <p>{t('teacher.assignment.ready', { ready, total: assignment.pupils.length })}</p>
      <details className="figures">
        <summary>{t('teacher.assignment.who')}</summary>
        <ul className="stack">
          {assignment.pupils.map(({ userId, done }) => {
            const name = pupils.find((one) => one.userId === userId)?.name ?? '';
            const label = t('teacher.assignment.done', { name, done, total });
            return (
              <li key={userId}>
                <span>{label}</span>
                <ProgressBar value={done} max={total} label={label} />
              </li>
            );
          })}
        </ul>
      </details>
      <ConfirmButton
        label={t('teacher.assignment.remove')}
        question={t('teacher.assignment.removeSure')}
        cancel={t('teacher.cancel')}
        run={() => client().school.removeAssignment({ params: { id } })}
      />
    </>
  );
}
