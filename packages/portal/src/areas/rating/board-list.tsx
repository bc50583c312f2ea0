import { buttonLook } from '@logikit/widgets/ui';
import { Fragment, type ReactElement } from 'react';
import { Link } from 'react-router';
import { Pagination } from '../../layout/pagination.tsx';
import { ratingAnchor } from '../../paths/rating.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import type { BoardRating, Entry } from './load-rating.ts';
import { nextStepOf, tellStep } from './next-step.ts';
import { useBoardPath } from './rating-home.ts';
import { LevelNote, RatingRow } from './rating-row.tsx';

interface BoardListProps {
  readonly rating: BoardRating;
  /** Those that stand on no podium. */
  readonly entries: readonly Entry[];
}

/** The rows of a page, and the own one, which is always in view. */
export function BoardList({ rating: { tab, board, group, ownPage }, entries }: BoardListProps): ReactElement {
  const t = useWords('rating');
  const locale = useLocale();
  const pathTo = useBoardPath();
  const { me, data, page, lastPage, missing } = board;
  const isHere = data.some(({ isMe }) => isMe);
  const promoted = group?.state === 'open' ? group.promoted : 0;
  // Below the podium, where more stand on it than move on.
  const lineAt = promoted === 0 ? -1 : Math.max(0, promoted - (data.length - entries.length));
  const step = nextStepOf(board);
  const ownNote = missing.length > 0 ? t('rating.onlyYou') : step ? tellStep(t, locale, step) : undefined;
  return (
    <section className="rating-rows" aria-label={t('rating.list')}>
      <ol>
        {entries.map((entry, index) => (
          <Fragment key={entry.userId}>
            {index === lineAt && <PromotionLine count={promoted} />}
            <BoardRow entry={entry} note={entry.isMe ? ownNote : undefined} />
          </Fragment>
        ))}
        {me && !isHere && <BoardRow entry={me} note={ownNote} />}
      </ol>
      {ownPage !== null && (
        <Link {...buttonLook({ tone: 'plain', size: 'small' })} to={pathTo(tab, { page: ownPage })}>
          {t('rating.find')}
        </Link>
      )}
      <Pagination
        meta={{ currentPage: page, lastPage }}
        to={(next) => pathTo(tab, { page: next })}
        words={{ before: t('rating.before'), after: t('rating.after') }}
      />
    </section>
  );
}

/** Whoever stands above it moves on to the next league. */
function PromotionLine({ count }: { readonly count: number }): ReactElement {
  const t = useWords('rating');
  return <li className="rating-line">{t('rating.moveOn', { count })}</li>;
}

interface BoardRowProps {
  readonly entry: Entry;
  /** Said instead of the level. */
  readonly note: string | undefined;
}

function BoardRow({ entry, note }: BoardRowProps): ReactElement {
  return (
    <RatingRow person={entry} note={note ?? <LevelNote level={entry.level} />} anchor={ratingAnchor(entry.userId)} />
  );
}
