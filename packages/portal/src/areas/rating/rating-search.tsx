import './rating-search.css';
import { interfaceNumbers, type Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { client } from '../../client/client.ts';
import { errorCode, errorText } from '../../client/error-text.ts';
import type { RatingTab } from '../../paths/rating.ts';
import { createSearch, type Search, type SearchState } from '../../ui/autocomplete/create-search.ts';
import { SearchFrame } from '../../ui/search-frame.tsx';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { useBoardPath } from './rating-home.ts';
import { LevelNote, RatingRow } from './rating-row.tsx';

type Tab = NonNullable<Model<'SearchBody'>['tab']>;
type Card = Model<'RatingCard'>;
type Found = SearchState<readonly Card[]>;

const { from, rows } = interfaceNumbers.ratingSearch;

/** Looks for people of the boards that hold everybody; the others are short. */
export function RatingSearch({ tab }: { readonly tab: RatingTab }): ReactElement | null {
  // Whoever has gone to a place has found it.
  const { key } = useLocation();
  return tab === 'season' || tab === 'all-time' ? <BoardSearch key={key} tab={tab} /> : null;
}

function BoardSearch({ tab }: { readonly tab: Tab }): ReactElement {
  const t = useWords('rating');
  const id = useId();
  const { text, type, state, search } = useSearch(tab);
  const cards = 'results' in state ? (state.results ?? []) : [];
  return (
    <div className="rating-search" role="search" aria-busy={state.status === 'searching'}>
      <SearchFrame>
        <input
          type="search"
          aria-label={t('rating.search.label')}
          aria-describedby={id}
          placeholder={t('rating.search.label')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={60}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') type('');
          }}
        />
      </SearchFrame>
      <p id={id} className="rating-search-note" role="status">
        <Note text={text} state={state} />
      </p>
      {state.status === 'failed' && (
        <Button tone="plain" size="small" onClick={search.again}>
          {t('rating.search.again')}
        </Button>
      )}
      {cards.length > 0 && <FoundList tab={tab} cards={cards} />}
    </div>
  );
}

interface Searching {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly state: Found;
  readonly search: Search<readonly Card[]>;
}

function useSearch(tab: Tab): Searching {
  const [text, setText] = useState('');
  const [search] = useState(() =>
    createSearch(async (typed) => (await client().rating.searchRating({ body: { text: typed, tab } })).cards, from),
  );
  const state = useSyncExternalStore(search.subscribe, search.state, search.state);
  // Follows the page: no question goes out after the field has gone.
  useEffect(() => () => search.close(), [search]);
  const type = (typed: string): void => {
    setText(typed);
    search.type(typed);
  };
  return { text, type, state, search };
}

/** How the search stands, for whoever sees the list and whoever hears it. */
function Note({ text, state }: { readonly text: string; readonly state: Found }): ReactElement | null {
  const t = useWords('rating');
  const locale = useLocale();
  const tooShort = <>{t('rating.search.short')}</>;
  if (state.status === 'failed')
    return errorCode(state.error) === 'invalidFields' ? tooShort : <>{errorText(state.error)}</>;
  if (state.status === 'idle') return text.trim() === '' || text.trim().length >= from ? null : tooShort;
  if (state.status === 'searching') return null;
  const number = formatNumber(locale, state.results.length);
  if (state.results.length === 0) return <>{t('rating.search.nothing')}</>;
  return <>{t(state.results.length < rows ? 'rating.search.found' : 'rating.search.first', { number })}</>;
}

interface FoundListProps {
  readonly tab: Tab;
  readonly cards: readonly Card[];
}

/** Each row leads to where it stands on the board. */
function FoundList({ tab, cards }: FoundListProps): ReactElement {
  const t = useWords('rating');
  const pathTo = useBoardPath();
  return (
    <ol className="rating-search-list" aria-label={t('rating.search.list')}>
      {cards.map((card) => (
        <RatingRow
          key={card.userId}
          person={card}
          note={<LevelNote level={card.level} />}
          to={card.page === null ? undefined : pathTo(tab, { page: card.page, userId: card.userId })}
        />
      ))}
    </ol>
  );
}
