import { type ReactElement, useContext } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../words/use-words.ts';
import { RatingHomeContext } from './rating-home.ts';

interface PersonNameProps {
  readonly person: {
    readonly isMe: boolean;
    /** Null of both: they are not named any more. */
    readonly userId: number | null;
    readonly displayName: string | null;
  };
  /** Where the name leads. */
  readonly to?: string | undefined;
}

/** The nickname of somebody on a board; an app may want to know whom a person has chosen. */
export function PersonName({ person, to }: PersonNameProps): ReactElement {
  const t = useWords('rating');
  const { onPerson } = useContext(RatingHomeContext);
  const { isMe, userId, displayName } = person;
  const name = displayName ?? t('rating.unnamed');
  const shown = isMe && displayName !== null ? t('rating.you', { name }) : name;
  if (to !== undefined) return <Link to={to}>{shown}</Link>;
  if (onPerson === null || userId === null) return <>{shown}</>;
  return (
    <button type="button" className="rating-person" onClick={() => onPerson(userId)}>
      {shown}
    </button>
  );
}
