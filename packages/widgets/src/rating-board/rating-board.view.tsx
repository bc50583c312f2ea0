import type { ReactElement } from 'react';
import type { AnswerState } from '../ui/use-answer.ts';
import { Button } from '../ui/button.tsx';
import type { Translate } from '../words/formatter.ts';
import { type BoardTime, boardTimes } from './rating-board.descriptor.ts';
import type { SchoolBoard } from './rating-board-props.ts';

export interface RatingBoardViewProps {
  readonly state: AnswerState<SchoolBoard>;
  readonly time: BoardTime;
  readonly theme: 'light' | 'laboratory';
  readonly lang: string;
  readonly translate: Translate;
  readonly onTime: (time: BoardTime) => void;
  readonly onRetry: () => void;
}

/** The board in each of its states. */
export function RatingBoardView(props: RatingBoardViewProps): ReactElement {
  const { state, theme, lang, translate } = props;
  return (
    <section
      className="lk-root lk-board"
      part="board"
      lang={lang}
      data-theme={theme}
      data-state={state.status}
      aria-label={translate('rating-board.name')}
      aria-busy={state.status === 'loading' || state.status === 'skeleton'}
    >
      <BoardContent {...props} />
    </section>
  );
}

function BoardContent(props: RatingBoardViewProps): ReactElement | null {
  const { state, translate, onRetry } = props;
  switch (state.status) {
    case 'loading':
      return null;
    case 'skeleton':
      return <div className="lk-board-skeleton" />;
    case 'offline':
    case 'failed':
      return (
        <div className="lk-board-say" role="status">
          <p className="lk-board-say-title">{translate(`rating-board.${state.status}.title`)}</p>
          <p>{translate(`rating-board.${state.status}.text`)}</p>
          <Button onClick={onRetry}>{translate('rating-board.retry')}</Button>
        </div>
      );
    case 'full':
      return <Places {...props} board={state.answer} />;
  }
}

interface PlacesProps extends RatingBoardViewProps {
  readonly board: SchoolBoard;
}

function Places({ board, time, lang, translate, onTime }: PlacesProps): ReactElement {
  const { institution, total, data, season } = board;
  return (
    <>
      <header className="lk-board-head">
        <h2>{/^\d+$/.test(institution.name) ? `№ ${institution.name}` : institution.name}</h2>
        <p>
          {[monthOf(season.id, lang), total === null ? null : peopleIn(total, lang, translate)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className="lk-board-tabs" part="tabs" role="group" aria-label={translate('rating-board.boards')}>
          {boardTimes.map((one) => (
            <button key={one} type="button" aria-pressed={one === time} onClick={() => onTime(one)}>
              {translate(`rating-board.${one}`)}
            </button>
          ))}
        </div>
      </header>
      {total === null ? (
        <div className="lk-board-say" role="status">
          <p className="lk-board-say-title">{translate('rating-board.few.title')}</p>
          <p>{translate('rating-board.few.text')}</p>
        </div>
      ) : (
        <ol className="lk-board-rows">
          {data.map((entry, index) => (
            // Nothing of an entry leads to a person, so nothing else names it.
            <Row key={index} entry={entry} lang={lang} translate={translate} />
          ))}
        </ol>
      )}
      <p className="lk-board-note">{translate('rating-board.note')}</p>
    </>
  );
}

interface RowProps {
  readonly entry: SchoolBoard['data'][number];
  readonly lang: string;
  readonly translate: Translate;
}

function Row({ entry: { place, points, displayName, level }, lang, translate }: RowProps): ReactElement {
  const number = new Intl.NumberFormat(lang);
  const stars = number.format(points);
  return (
    <li className="lk-board-row" part="row" data-place={place <= 3 ? place : undefined}>
      <span
        className="lk-board-place"
        role="img"
        aria-label={translate('rating-board.place', { place: number.format(place) })}
      >
        {number.format(place)}
      </span>
      <span className="lk-board-name">
        {displayName}
        <small>{translate('rating-board.level', { level: number.format(level) })}</small>
      </span>
      <span
        className="lk-board-points"
        role="img"
        aria-label={translate('rating-board.stars', { count: points, number: stars })}
      >
        {stars}
        <span aria-hidden="true"> ★</span>
      </span>
    </li>
  );
}

function peopleIn(count: number, lang: string, translate: Translate): string {
  return translate('rating-board.people', { count, number: new Intl.NumberFormat(lang).format(count) });
}

/** The month of a season, which is its year and month as a number. */
function monthOf(season: number, lang: string): string {
  const month = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return month.format(Date.UTC(Math.floor(season / 100), (season % 100) - 1));
}
