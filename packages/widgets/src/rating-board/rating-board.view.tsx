import type { ReactElement } from 'react';
import { AnswerFrame, type AnswerViewProps, Said } from '../ui/answer-frame.tsx';
import type { Translate } from '../words/formatter.ts';
import { type BoardTime, boardTimes } from './rating-board.descriptor.ts';
import type { SchoolBoard } from './rating-board-props.ts';

export interface RatingBoardViewProps extends AnswerViewProps<SchoolBoard> {
  readonly time: BoardTime;
  readonly onTime: (time: BoardTime) => void;
}

/** The board in each of its states. */
export function RatingBoardView(props: RatingBoardViewProps): ReactElement {
  return (
    <AnswerFrame view={props} className="lk-board" part="board" say={(key) => props.translate(`rating-board.${key}`)}>
      {(board) => <Places {...props} board={board} />}
    </AnswerFrame>
  );
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
        <Said title={translate('rating-board.few.title')} text={translate('rating-board.few.text')} />
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
