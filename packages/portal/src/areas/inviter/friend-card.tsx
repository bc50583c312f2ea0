import './inviter.css';
import type { Model, PublicProfile } from '@logikit/sdk';
import type { ReactElement } from 'react';
import type { Change } from './change-friends.ts';
import { FriendButtons, LikeButton } from './person-buttons.tsx';
import { PersonName } from './person-name.tsx';

interface FriendCardProps {
  readonly card: Model<'ProfileCard'>;
  readonly change: Change;
  readonly isPending: boolean;
  readonly onOpen: (person: PublicProfile) => void;
}

/** A friend: a nickname, a level, a like. A friendship ends only after a second tap. */
export function FriendCard({ card, change, isPending, onOpen }: FriendCardProps): ReactElement {
  return (
    <li className="lk-card inviter-person">
      <PersonName person={card.profile} onOpen={onOpen} />
      <div className="inviter-row">
        <LikeButton card={card} change={change} isPending={isPending} />
        <FriendButtons card={card} change={change} isPending={isPending} />
      </div>
    </li>
  );
}
