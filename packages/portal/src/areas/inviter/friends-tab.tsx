import './inviter.css';
import type { PublicProfile } from '@logikit/sdk';
import { Button, KitWaving, RefreshIcon } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PersonCard } from './person-card.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';
import { FriendCard } from './friend-card.tsx';
import { FriendCodeForm } from './friend-code-form.tsx';
import type { Friends } from './load-inviter.ts';
import { PersonName } from './person-name.tsx';
import { changeFriends } from './change-friends.ts';

/** The own code to tell, a field for the code of somebody else, who asks, and who is a friend. */
export function FriendsTab({
  friends: { code, cards, asking, classmates },
}: {
  readonly friends: Friends;
}): ReactElement {
  const t = useWords('inviter');
  const { isPending, error, run } = useMutation();
  const change = (send: () => Promise<unknown>): void => void run(() => changeFriends(send));
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
    <>
      <OwnCode code={code} isPending={isPending} change={change} />
      <ErrorMessage text={error} />
      {asking.length > 0 && <Asking asking={asking} isPending={isPending} change={change} onOpen={open} />}
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
      {classmates.length > 0 && (
        <section className="inviter-part" aria-labelledby="inviter-class">
          <h2 id="inviter-class">{t('inviter.class')}</h2>
          <ul className="inviter-people">
            {classmates.map((person) => (
              <li key={person.userId} className="lk-card inviter-person">
                <PersonName person={person} onOpen={open} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {opened && <PersonCard person={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

type Change = (send: () => Promise<unknown>) => void;

interface OwnCodeProps {
  readonly code: string;
  readonly isPending: boolean;
  readonly change: Change;
}

/** The own code to tell, and a field for the code of somebody else. */
function OwnCode({ code, isPending, change }: OwnCodeProps): ReactElement {
  const t = useWords('inviter');
  return (
    <section className="lk-card inviter-card" aria-labelledby="inviter-code">
      <h2 id="inviter-code">{t('inviter.code.title')}</h2>
      <p>{t('inviter.code.text')}</p>
      <div className="inviter-row">
        <output className="inviter-code">{code}</output>
        <Button
          tone="plain"
          size="small"
          disabled={isPending}
          onClick={() => change(() => client().social.renewFriendCode())}
        >
          <RefreshIcon />
          {t('inviter.code.renew')}
        </Button>
      </div>
      <FriendCodeForm />
    </section>
  );
}

interface AskingProps {
  readonly asking: readonly PublicProfile[];
  readonly isPending: boolean;
  readonly change: Change;
  readonly onOpen: (person: PublicProfile) => void;
}

/** Who would like to be a friend. */
function Asking({ asking, isPending, change, onOpen }: AskingProps): ReactElement {
  const t = useWords('inviter');
  const { social } = client();
  return (
    <section className="inviter-part" aria-labelledby="inviter-asking">
      <h2 id="inviter-asking">{t('inviter.asking')}</h2>
      <ul className="inviter-people">
        {asking.map((person) => (
          <li key={person.userId} className="lk-card inviter-person">
            <PersonName person={person} onOpen={onOpen} />
            <div className="inviter-row">
              <Button
                size="small"
                disabled={isPending}
                onClick={() => change(() => social.addFriend({ body: { friendId: person.userId } }))}
              >
                {t('inviter.accept')}
              </Button>
              <Button
                size="small"
                tone="plain"
                disabled={isPending}
                onClick={() => change(() => social.removeFriend({ params: { id: person.userId } }))}
              >
                {t('inviter.decline')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
