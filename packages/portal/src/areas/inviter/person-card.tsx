import './person.css';
import type { Model, PublicProfile } from '@logikit/sdk';
import { CloseIcon, RoundButton } from '@logikit/widgets/ui';
import { type ReactElement, useCallback, useEffect, useId, useRef, useState } from 'react';
import { client } from '../../client/client.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { FriendButtons, LikeButton } from './person-buttons.tsx';
import { useMutation } from '../../client/use-mutation.ts';

interface PersonCardProps {
  /** Somebody whom the page shows already: a friend, a classmate, somebody who asks. */
  readonly person: PublicProfile;
  readonly onClose: () => void;
}

/**
 * What others may see of somebody, over the page, with a like and what may be done about a friendship. A native dialog:
 * the browser keeps the focus inside, closes on Escape and gives the focus back. The page loads the areas `inviter` and
 * `errors`.
 */
export function PersonCard({ person, onClose }: PersonCardProps): ReactElement {
  const t = useWords('inviter');
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { isPending, error, run } = useMutation();
  const [card, setCard] = useState<Model<'ProfileCard'> | null>(null);
  const { userId, displayName, avatar, avatarBorderUrl, level, isOnline } = card?.profile ?? person;
  const runs = useRef(run);

  // Follows the browser's top layer: a dialog is modal only when asked by a script.
  useEffect(() => dialog.current?.showModal(), []);
  const load = useCallback(
    async () => setCard(await client().social.getProfileCard({ params: { id: person.userId } })),
    [person.userId],
  );
  // Follows the platform: what stands between the two may have changed since the list was read.
  useEffect(() => void runs.current(load), [load]);

  const change = (send: () => Promise<unknown>): void =>
    void run(async () => {
      await send();
      client().people.forget(userId);
      await load();
    });

  return (
    <dialog ref={dialog} className="lk-card person" aria-labelledby={titleId} onClose={onClose}>
      <RoundButton className="person-close" aria-label={t('inviter.close')} onClick={() => dialog.current?.close()}>
        <CloseIcon />
      </RoundButton>
      <Avatar avatar={avatar} border={avatarBorderUrl} size={120} />
      <h2 id={titleId}>{displayName}</h2>
      <p>
        {t('inviter.level', { level: formatNumber(locale, level) })}
        {isOnline && ` · ${t('inviter.online')}`}
      </p>
      <div className="person-buttons" aria-busy={card === null}>
        {card && (
          <>
            <LikeButton card={card} change={change} isPending={isPending} />
            <FriendButtons card={card} change={change} isPending={isPending} withWords />
          </>
        )}
      </div>
      <ErrorMessage text={error} />
    </dialog>
  );
}
