import './inviter.css';
import type { PublicProfile } from '@logikit/sdk';
import { KitWaving } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useMutation } from '../../client/use-mutation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PersonCard } from './person-card.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';
import { AskingPart } from './asking-part.tsx';
import { FriendCard } from './friend-card.tsx';
import { FriendCodeForm } from './friend-code-form.tsx';
import type { Friends } from './load-inviter.ts';
import { OwnCode } from './own-code.tsx';
import { PersonName } from './person-name.tsx';
import { type Change, changeFriends } from './change-friends.ts';

/** The own code to tell, a field for the code of somebody else, who asks, and who is a friend. */
export function FriendsTab({
  friends: { code, cards, asking, classmates },
}: {
  readonly friends: Friends;
}): ReactElement {
  const t = useWords('inviter');
  const { isPending, error, run } = useMutation();
  const change: Change = (send) => void run(() => changeFriends(send));
  const [opened, setOpened] = useState<PublicProfile | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const open = (person: PublicProfile): void => {
    opener.current = document.activeElement;
    setOpened(person);
  };
  // Follows the lists: whoever was a friend until now leaves them, and the button with them, before or after the card.
  useEffect(() => {
    if (opened !== null || opener.current?.isConnected !== false) return;
    opener.current = null;
    heading.current?.focus();
  });
  return (
    <div className="office-page inviter-friends">
      <div className="office-page-column">
        <OwnCode code={code} isPending={isPending} change={change} />
        <FriendCodeForm />
      </div>
      <div className="office-page-column">
        <ErrorMessage text={error} />
        {asking.length > 0 && <AskingPart asking={asking} isPending={isPending} change={change} onOpen={open} />}
        <section className="inviter-part" aria-labelledby="inviter-friends">
          <h2 id="inviter-friends" ref={heading} tabIndex={-1}>
            {t('inviter.friends')}
          </h2>
          {cards.length === 0 ? (
            <EmptyState pose={KitWaving} title={t('inviter.empty.title')} text={t('inviter.empty.text')} />
          ) : (
            <ul className="inviter-people">
              {cards.map((card) => (
                <FriendCard key={card.profile.userId} card={card} change={change} isPending={isPending} onOpen={open} />
              ))}
            </ul>
          )}
        </section>
        {classmates.length > 0 && <ClassPart classmates={classmates} onOpen={open} />}
      </div>
      {opened && <PersonCard person={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

interface ClassPartProps {
  readonly classmates: readonly PublicProfile[];
  readonly onOpen: (person: PublicProfile) => void;
}

function ClassPart({ classmates, onOpen }: ClassPartProps): ReactElement {
  const t = useWords('inviter');
  return (
    <section className="inviter-part" aria-labelledby="inviter-class">
      <h2 id="inviter-class">{t('inviter.class')}</h2>
      <ul className="inviter-people">
        {classmates.map((person) => (
          <li key={person.userId} className="lk-card inviter-person">
            <PersonName person={person} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}
