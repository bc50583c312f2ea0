import './inviter.css';
import type { PublicProfile } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

interface PersonNameProps {
  readonly person: PublicProfile;
  readonly onOpen: (person: PublicProfile) => void;
}

/** A face and a nickname, which open the card of the person. */
export function PersonName({ person, onOpen }: PersonNameProps): ReactElement {
  const t = useWords('inviter');
  const locale = useLocale();
  const { avatar, avatarBorderUrl, displayName, level, isOnline } = person;
  return (
    <button type="button" className="inviter-open" aria-haspopup="dialog" onClick={() => onOpen(person)}>
      <Avatar avatar={avatar} border={avatarBorderUrl} size={84} />
      <span>
        <b>{displayName}</b>{' '}
        <span>
          {t('inviter.level', { level: formatNumber(locale, level) })}
          {isOnline && ` · ${t('inviter.online')}`}
        </span>
      </span>
    </button>
  );
}
