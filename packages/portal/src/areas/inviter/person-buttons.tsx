import './person.css';
import type { Model } from '@logikit/sdk';
import { Button, HeartIcon } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { client } from '../../client/client.ts';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import type { Change } from './change-friends.ts';

interface PersonButtonsProps {
  readonly card: Model<'ProfileCard'>;
  readonly change: Change;
  readonly isPending: boolean;
}

/** A heart with the number of likes; one's own is counted once and can be taken back. */
export function LikeButton({ card: { profile, likes, likeId }, change, isPending }: PersonButtonsProps): ReactElement {
  const t = useWords('inviter');
  const locale = useLocale();
  const { social } = client();
  const { userId, displayName } = profile;
  const like = (): void =>
    change(() =>
      likeId === null ? social.like({ body: { likeableId: userId } }) : social.unlike({ params: { id: likeId } }),
    );
  return (
    <button
      type="button"
      className="person-like"
      aria-pressed={likeId !== null}
      aria-label={t('inviter.like', { name: displayName, likes: formatNumber(locale, likes) })}
      aria-disabled={isPending}
      onClick={() => !isPending && like()}
    >
      <HeartIcon />
      {formatNumber(locale, likes)}
    </button>
  );
}

interface FriendButtonsProps extends PersonButtonsProps {
  /** Says how things stand, where no heading of a list does. */
  readonly withWords?: boolean;
}

/** What may be done about a friendship as it stands; nothing with a stranger. It ends only after a second tap. */
export function FriendButtons({ card, change, isPending, withWords = false }: FriendButtonsProps): ReactElement | null {
  const t = useWords('inviter');
  const { social } = client();
  const [isEnding, setEnding] = useState(false);
  const { friendship, canBeFriend, profile } = card;
  const { userId } = profile;
  const add = (): void => change(() => social.addFriend({ body: { friendId: userId } }));
  const remove = (): void => {
    setEnding(false);
    change(() => social.removeFriend({ params: { id: userId } }));
  };
  const button = (word: string, run: () => void, isPlain = true): ReactElement => (
    <Button size="small" {...(isPlain && { tone: 'plain' })} disabled={isPending} onClick={run}>
      {t(`inviter.${word}`)}
    </Button>
  );
  if (friendship === 'none') return canBeFriend ? button('ask', add, false) : null;
  if (friendship === 'asking')
    return (
      <>
        {button('accept', add, false)}
        {button('decline', remove)}
      </>
    );
  if (friendship === 'asked')
    return (
      <>
        {withWords && <p>{t('inviter.asked')}</p>}
        {button('takeBack', remove)}
      </>
    );
  return isEnding ? (
    <>
      {button('end.yes', remove, false)}
      {button('end.no', () => setEnding(false))}
    </>
  ) : (
    <>
      {withWords && <p>{t('inviter.areFriends')}</p>}
      {button('end', () => setEnding(true))}
    </>
  );
}
