import { StarIcon } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import type { Entry } from './load-rating.ts';
import { PersonName } from './person-name.tsx';
import { useArrival } from './use-arrival.ts';

interface Person extends Pick<Entry, 'place' | 'points' | 'isMe'> {
  /** Null of all three: they are not named any more, and have no face. */
  readonly userId: number | null;
  readonly displayName: string | null;
  readonly avatar: string | null;
}

interface RatingRowProps {
  readonly person: Person;
  /** Said under the name. */
  readonly note: ReactNode;
  /** An address may lead to it. */
  readonly anchor?: string | undefined;
  /** Where the row leads. */
  readonly to?: string | undefined;
}

/** Somebody of a board: the place, the face, the name and the points. */
export function RatingRow({ person, note, anchor, to }: RatingRowProps): ReactElement {
  const t = useWords('rating');
  const locale = useLocale();
  const arrival = useArrival(anchor);
  const { isMe, place, points, avatar } = person;
  const stars = formatNumber(locale, points);
  return (
    <li className="rating-row" aria-current={isMe ? 'true' : undefined} {...arrival}>
      <span className="rating-place" role="img" aria-label={t('rating.place', { place: formatNumber(locale, place) })}>
        {formatNumber(locale, place)}
      </span>
      {avatar !== null && <Avatar avatar={avatar} size={60} />}
      <span className="rating-name">
        <PersonName person={person} to={to} />
        <small>{note}</small>
      </span>
      <span className="rating-points" role="img" aria-label={t('rating.stars', { count: points, number: stars })}>
        <StarIcon />
        {stars}
      </span>
    </li>
  );
}

/** Under the name of somebody who plays now. */
export function LevelNote({ level }: { readonly level: number }): ReactElement {
  const t = useWords('rating');
  const locale = useLocale();
  return <>{t('rating.level', { level: formatNumber(locale, level) })}</>;
}
