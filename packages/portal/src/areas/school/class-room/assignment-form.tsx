import '../school.css';
import type { Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { client } from '../../../client/client.ts';
import { useMutation } from '../../../client/use-mutation.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { useWords } from '../../../words/use-words.ts';
import { tiersOf } from '../../../paths/training.ts';
import { BlockChoice, type Choice, wholeThread } from './block-choice.tsx';

type Task = Model<'AssignmentTask'>;
type Tier = NonNullable<Task['tier']>;

const WEEK_MS = 7 * 86_400_000;
const PRACTICE = 10;

interface AssignmentFormProps {
  readonly room: Model<'ClassRoom'>;
  readonly threads: readonly Model<'ThreadSummary'>[];
}

/** What to solve, by when, and who: a chapter, a part of it, single problems, or practice. */
export function AssignmentForm({ room, threads }: AssignmentFormProps): ReactElement {
  const t = useWords('teacher');
  const { isPending, error, run } = useMutation();
  const [what, setWhat] = useState(String(threads[0]?.id ?? 'tier-1'));
  const [choice, setChoice] = useState<Choice>(wholeThread);
  const [dueOn, setDueOn] = useState(() => new Date(client().serverTime.now() + WEEK_MS).toISOString().slice(0, 10));
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isSet, setSet] = useState(false);
  const threadId = what.startsWith('tier-') ? null : Number(what);
  const choose = (value: string): void => {
    setWhat(value);
    setChoice(wholeThread);
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const body = {
      classId: room.class.id,
      task: taskOf(what, choice),
      note,
      dueOn,
      userIds: chosen.length === 0 ? null : [...chosen],
    };
    const isDone = await run(() => client().school.createAssignment({ body }));
    setSet(isDone);
    if (isDone) setNote('');
  };
  return (
    <form className="form" aria-label={t('teacher.assignment.new')} onSubmit={(event) => void submit(event)}>
      <TaskChoice room={room} threads={threads} chosen={what} onChoose={choose} />
      {threadId !== null && <BlockChoice key={threadId} threadId={threadId} choice={choice} onChoice={setChoice} />}
      <label className="form-control">
        <span>{t('teacher.assignment.by')}</span>
        <input type="date" required value={dueOn} onChange={({ target }) => setDueOn(target.value)} />
      </label>
      <label className="form-control">
        <span>{t('teacher.assignment.note')}</span>
        <input maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      {room.pupils.length > 1 && <PupilChoice pupils={room.pupils} chosen={chosen} onChoose={setChosen} />}
      <ErrorMessage text={error} />
      <Button type="submit" disabled={isPending}>
        {t('teacher.assignment.set')}
      </Button>
      <p role="status">{isSet && error === null && t('teacher.assignment.isSet')}</p>
    </form>
  );
}

interface TaskChoiceProps extends AssignmentFormProps {
  readonly chosen: string;
  readonly onChoose: (what: string) => void;
}

function TaskChoice({ room, threads, chosen, onChoose }: TaskChoiceProps): ReactElement {
  const t = useWords('teacher');
  return (
    <label className="form-control">
      <span>{t('teacher.assignment.what')}</span>
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {threads.map(({ id, translations, isTrial }) => (
          <option key={id} value={id}>
            {Object.values(translations)[0]?.title}
            {isTrial ? ` · ${t('teacher.assignment.free')}` : ''}
          </option>
        ))}
        {tiersOf(room.class.targetLesson).map((tier) => (
          <option key={tier} value={`tier-${tier}`}>
            {t(`teacher.tier.${tier}`, { number: PRACTICE })}
          </option>
        ))}
      </select>
    </label>
  );
}

interface PupilChoiceProps {
  readonly pupils: Model<'ClassRoom'>['pupils'];
  readonly chosen: readonly number[];
  readonly onChoose: (chosen: readonly number[]) => void;
}

function PupilChoice({ pupils, chosen, onChoose }: PupilChoiceProps): ReactElement {
  const t = useWords('teacher');
  return (
    <details className="school-some">
      <summary>{t('teacher.assignment.some')}</summary>
      {pupils.map(({ userId, name }) => (
        <label key={userId} className="school-check">
          <input
            type="checkbox"
            checked={chosen.includes(userId)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, userId] : chosen.filter((one) => one !== userId))
            }
          />
          <span>{name === '' ? t('teacher.pupil.nameless') : name}</span>
        </label>
      ))}
    </details>
  );
}

function taskOf(what: string, { blockId, problemIds }: Choice): Task {
  const nothing = { threadId: null, blockId: null, problemIds: [], tier: null, count: null };
  if (what.startsWith('tier-'))
    // The list has only tiers.
    return { ...nothing, kind: 'exercise', tier: Number(what.slice(5)) as Tier, count: PRACTICE };
  const threadId = Number(what);
  if (problemIds.length > 0) return { ...nothing, kind: 'problems', threadId, problemIds: [...problemIds] };
  return blockId === null ? { ...nothing, kind: 'thread', threadId } : { ...nothing, kind: 'block', threadId, blockId };
}
