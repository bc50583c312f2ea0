import type { Model } from '@logikit/sdk';
import { KitSleeping } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatShortDay } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { LevelNote, RatingRow } from './rating-row.tsx';

/** Stars of the week in each class whose teacher shows them: the first few, and oneself. */
export function ClassBoards({ boards }: { readonly boards: readonly Model<'ClassBoard'>[] }): ReactElement {
  const t = useWords('rating');
  if (boards.length === 0)
    return <EmptyState pose={KitSleeping} title={t('rating.class.none.title')} text={t('rating.class.none.text')} />;
  return (
    <>
      {boards.map((board) => (
        <ClassPart key={board.id} board={board} />
      ))}
    </>
  );
}

function ClassPart({ board: { id, name, startsOn, data, me } }: { readonly board: Model<'ClassBoard'> }): ReactElement {
  const t = useWords('rating');
  const locale = useLocale();
  const isHere = data.some(({ isMe }) => isMe);
  return (
    <section className="rating-rows" aria-labelledby={`class-${id}`}>
      <div>
        <h2 id={`class-${id}`}>{name}</h2>
        <p className="eyebrow">{t('rating.class.since', { day: formatShortDay(locale, startsOn) })}</p>
      </div>
      {data.length === 0 ? (
        <p>{t('rating.class.empty')}</p>
      ) : (
        <ol>
          {[...data, ...(me && !isHere ? [me] : [])].map((entry) => (
            <RatingRow key={entry.userId} person={entry} note={<LevelNote level={entry.level} />} />
          ))}
        </ol>
      )}
      {data.length > 0 && !me && <p>{t('rating.class.start')}</p>}
    </section>
  );
}
