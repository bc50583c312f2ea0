import './inviter.css';
import type { PublicProfile } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { client } from '../../client/client.ts';
import { useWords } from '../../words/use-words.ts';
import type { Change } from './change-friends.ts';
import { PersonName } from './person-name.tsx';

interface AskingPartProps {
  readonly asking: readonly PublicProfile[];
  readonly isPending: boolean;
  readonly change: Change;
  readonly onOpen: (person: PublicProfile) => void;
}

/** Who would like to be a friend. */
export function AskingPart({ asking, isPending, change, onOpen }: AskingPartProps): ReactElement {
  const t = useWords('inviter');
  const { social } = client();
  return (
    <section className="inviter-part" aria-labelledby="inviter-asking">
      <h2 id="inviter-asking">{t('inviter.asking')}</h2>
      <ul className="inviter-people">
        {asking.map((person) => (
          <li key={person.userId} className="lk-card inviter-person" data-asking="">
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
