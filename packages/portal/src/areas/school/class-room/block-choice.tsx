import '../school.css';
import type { Model } from '@logikit/sdk';
import { type ReactElement, useEffect, useState } from 'react';
import { client } from '../../../client/client.ts';
import { useWords } from '../../../words/use-words.ts';

/** All of a chapter, one block of it, or single problems. */
export interface Choice {
  readonly blockId: number | null;
  readonly problemIds: readonly number[];
}

export const wholeThread: Choice = { blockId: null, problemIds: [] };

interface BlockChoiceProps {
  readonly threadId: number;
  readonly choice: Choice;
  readonly onChoice: (choice: Choice) => void;
}

export function BlockChoice({ threadId, choice, onChoice }: BlockChoiceProps): ReactElement | null {
  const t = useWords('teacher');
  const [thread, setThread] = useState<Model<'Thread'> | null>(null);
  // Follows the platform: the parts of the chapter that has been chosen.
  useEffect(() => {
    let isGone = false;
    client()
      .threads.get({ params: { id: threadId } })
      .then(
        (found) => isGone || setThread(found),
        () => undefined, // the whole chapter can be set without its parts
      );
    return () => {
      isGone = true;
    };
  }, [threadId]);
  if (!thread) return null;
  const { blockId, problemIds } = choice;
  return (
    <>
      <label className="form-control">
        <span>{t('teacher.assignment.part')}</span>
        <select
          value={blockId ?? ''}
          onChange={({ target }) =>
            onChoice({ blockId: target.value === '' ? null : Number(target.value), problemIds: [] })
          }
        >
          <option value="">{t('teacher.assignment.whole')}</option>
          {thread.blocks.map(({ id, translations }) => (
            <option key={id} value={id}>
              {Object.values(translations)[0]?.title}
            </option>
          ))}
        </select>
      </label>
      {blockId !== null && (
        <details className="school-some">
          <summary>{t('teacher.assignment.single')}</summary>
          {thread.problems
            .filter((problem) => problem.blockId === blockId)
            .map(({ id, title }, at) => (
              <label key={id} className="school-check">
                <input
                  type="checkbox"
                  checked={problemIds.includes(id)}
                  onChange={({ target }) => {
                    const others = problemIds.filter((one) => one !== id);
                    onChoice({ blockId, problemIds: target.checked ? [...others, id] : others });
                  }}
                />
                <span>{t('teacher.assignment.problem', { number: at + 1, title })}</span>
              </label>
            ))}
        </details>
      )}
    </>
  );
}
