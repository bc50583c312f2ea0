import { FamilyHouseScene, PlusIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { routePath } from '../../../paths/named-routes.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import type { SettingsData } from '../load-family.ts';

interface HouseholdProps {
  readonly data: SettingsData;
  /** Whose settings are shown. */
  readonly shown: number;
  /** Only a grown-up behind the gate sees, and chooses, the others. */
  readonly isOpen: boolean;
}

/** Windows of the house. */
const WINDOWS = 6;

/** Whoever lives here looks out of a window of the house; a touch on a face shows that person's settings. */
export function Household({ data: { me, family }, shown, isOpen }: HouseholdProps): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  const isOwner = isOpen && family.isOwner;
  const people = [
    {
      id: me.userId,
      name: me.displayName || t('family.me'),
      face: { avatar: me.avatar, border: me.avatarBorderUrl },
      query: {},
    },
    ...(isOwner ? family.pupils : []).map(({ cardId, displayName, avatar, avatarBorderUrl }) => ({
      id: cardId,
      name: displayName,
      face: { avatar, border: avatarBorderUrl },
      query: { card: String(cardId) },
    })),
  ];
  const isRoomLeft = isOwner && people.length < WINDOWS;
  return (
    <div className="settings-house">
      <FamilyHouseScene />
      <nav aria-label={t('family.whose')}>
        <ul className="settings-windows" data-crowded={people.length > WINDOWS || undefined}>
          {people.map(({ id, name, face, query }) => (
            <li key={id}>
              <Link
                className="settings-window"
                aria-current={id === shown ? 'page' : undefined}
                to={routePath(locale, 'cabinet.settings', { query })}
              >
                <span className="settings-frame">
                  <Avatar avatar={face.avatar} border={face.border} />
                </span>
                <span className="settings-name">{name}</span>
              </Link>
            </li>
          ))}
          {isRoomLeft && (
            <li>
              <Link className="settings-window" data-free="" to={routePath(locale, 'cabinet.family')}>
                <span className="settings-frame">
                  <PlusIcon />
                </span>
                <span className="settings-name">{t('family.add.action')}</span>
              </Link>
            </li>
          )}
        </ul>
      </nav>
    </div>
  );
}
