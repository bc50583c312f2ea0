import './account-menu.css';
import type { Model } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import { MeIcon } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { SignOut } from '../../auth/sign-out.tsx';
import { Dropdown } from '../../ui/dropdown.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LocaleSwitch } from '../locale-switch.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { ThemeSwitch } from '../theme-switch.tsx';

/** The face in the header: who learns here, the others of the family, the way to the settings, language and theme. */
export function AccountMenu(): ReactElement | null {
  const t = useWords('cabinet');
  const profile = useStore(useClient().profile.store, (state) => (state.status === 'ready' ? state.profile : null));
  if (!profile) return null;
  const { userId, anonymous, avatar, avatarBorderUrl: border } = profile;
  // A ring is worn around Kit, too, before a face is chosen.
  const icon = avatar === null && border === null ? <MeIcon /> : <Avatar avatar={avatar} border={border} />;
  return (
    <Dropdown label={t('cabinet.who.label')} icon={icon}>
      <Family me={userId} isGuest={anonymous} />
      <div className="account-menu-look">
        <LocaleSwitch />
        <ThemeSwitch />
      </div>
    </Dropdown>
  );
}

interface FamilyProps {
  readonly me: number;
  /** Somebody who learns without an account. */
  readonly isGuest: boolean;
}

function Family({ me, isGuest }: FamilyProps): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  const client = useClient();
  const [family, setFamily] = useState<Model<'Family'> | null>(null);
  // Follows the menu: it is asked for when somebody opens it. Without an answer the links still lead on.
  useEffect(() => {
    let isHere = true;
    void client.family.getFamily().then(
      (loaded) => isHere && setFamily(loaded),
      () => undefined,
    );
    return () => void (isHere = false);
  }, [client]);
  const others = family?.pupils.filter(({ cardId }) => cardId !== me) ?? [];
  return (
    <nav className="account-menu" aria-label={t('cabinet.who.label')}>
      <h2>{t('cabinet.who.label')}</h2>
      {others.map((pupil) => (
        <button key={pupil.cardId} type="button" onClick={() => void client.auth.switchTo(pupil.cardId)}>
          <Avatar avatar={pupil.avatar} border={pupil.avatarBorderUrl} />
          {pupil.displayName}
        </button>
      ))}
      {family?.owner && <Link to={routePath(locale, 'cabinet.family')}>{t('cabinet.who.family')}</Link>}
      <Link to={routePath(locale, 'cabinet.settings')}>{t('cabinet.who.settings')}</Link>
      {isGuest && <Link to={routePath(locale, 'auth.register')}>{t('cabinet.leave.keep')}</Link>}
      {isGuest && <Link to={routePath(locale, 'auth.login')}>{t('cabinet.who.signIn')}</Link>}
      <SignOut />
    </nav>
  );
}
