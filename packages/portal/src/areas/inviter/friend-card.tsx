import type { Model, PublicProfile } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { FriendButtons, LikeButton } from '../../shell/person-buttons.tsx';
import { PersonName } from './person-name.tsx';
import type { Change } from './use-friend-change.ts';

interface FriendCardProps {
  readonly card: Model<'ProfileCard'>;
  readonly change: Change;
  readonly isBusy: boolean;
  readonly onOpen: (person: PublicProfile) => void;
}

/** A friend: a nickname, a level, a like. A friendship ends only after a second tap. */
export function FriendCard({ card, change, isBusy, onOpen }: FriendCardProps): ReactElement {
  return (
    <li className="lk-card inviter-person">
      <PersonName person={card.profile} onOpen={onOpen} />
      <div className="inviter-row">
        <LikeButton card={card} change={change} isBusy={isBusy} />
        <FriendButtons card={card} change={change} isBusy={isBusy} />
      </div>
    </li>
  );
}
