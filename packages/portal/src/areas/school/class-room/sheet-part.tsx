import '../../../ui/stack.css';
import '../school.css';
import type { Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { client } from '../../../client/client.ts';
import { useMutation } from '../../../client/use-mutation.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { useWords } from '../../../words/use-words.ts';
import { tiersOf } from '../../../paths/training.ts';
import { saveFile } from '../../../browser/save-file.ts';

interface SheetPartProps {
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  readonly threads: readonly Model<'ThreadSummary'>[];
}

/** A sheet to print from a chapter or from practice, with the answers on a page of their own. */
export function SheetPart({ targetLesson, threads }: SheetPartProps): ReactElement {
  const t = useWords('teacher');
  const { isPending, error, run } = useMutation();
  const [what, setWhat] = useState(String(threads[0]?.id ?? 'tier-1'));
  const [count, setCount] = useState(10);
  const [withAnswers, setAnswers] = useState(false);
  const print = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    // The list has only tiers.
    const tier = what.startsWith('tier-') ? (Number(what.slice(5)) as 1 | 2 | 3) : null;
    const from = tier === null ? { threadId: Number(what) } : { targetLesson, tier };
    await run(async () =>
      saveFile(
        'logikit.pdf',
        await client().school.printWorksheet({ query: { ...from, count, withAnswers } }),
        'application/pdf',
      ),
    );
  };
  return (
    <section className="lk-card stack-card" aria-labelledby="sheet-title">
      <h2 id="sheet-title">{t('teacher.sheet.title')}</h2>
      <p>{t('teacher.sheet.text')}</p>
      <form className="form" aria-labelledby="sheet-title" onSubmit={(event) => void print(event)}>
        <SourceChoice targetLesson={targetLesson} threads={threads} count={count} chosen={what} onChoose={setWhat} />
        <label className="form-control">
          <span>{t('teacher.sheet.count')}</span>
          <input
            type="number"
            min={1}
            max={20}
            required
            value={count}
            onChange={({ target }) => setCount(target.valueAsNumber || 1)}
          />
        </label>
        <label className="school-check">
          <input type="checkbox" checked={withAnswers} onChange={({ target }) => setAnswers(target.checked)} />
          <span>{t('teacher.sheet.answers')}</span>
        </label>
        <ErrorMessage text={error} />
        <Button type="submit" disabled={isPending}>
          {t(isPending ? 'teacher.sheet.busy' : 'teacher.sheet.make')}
        </Button>
      </form>
    </section>
  );
}

interface SourceChoiceProps extends SheetPartProps {
  readonly count: number;
  readonly chosen: string;
  readonly onChoose: (what: string) => void;
}

function SourceChoice({ targetLesson, threads, count, chosen, onChoose }: SourceChoiceProps): ReactElement {
  const t = useWords('teacher');
  return (
    <label className="form-control">
      <span>{t('teacher.sheet.what')}</span>
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {threads.map(({ id, translations }) => (
          <option key={id} value={id}>
            {Object.values(translations)[0]?.title}
          </option>
        ))}
        {tiersOf(targetLesson).map((tier) => (
          <option key={tier} value={`tier-${tier}`}>
            {t(`teacher.tier.${tier}`, { number: count })}
          </option>
        ))}
      </select>
    </label>
  );
}
