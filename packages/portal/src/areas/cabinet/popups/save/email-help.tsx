import './save-progress.css';
import type { Model } from '@logikit/sdk';
import { useClient } from '@logikit/sdk/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { routePath } from '../../../../paths/named-routes.ts';
import { useLocale, useWords } from '../../../../words/use-words.ts';
import { type EmailMessage, helpFor } from './email-verdict.ts';

interface EmailHelpProps {
  readonly message: EmailMessage;
  readonly profile: Model<'CommonProfile'>;
  readonly onLeave: () => void;
}

/** The ways on when an address is taken: signing in with it, or the help (V-034). */
export function EmailHelp({ message, profile, onLeave }: EmailHelpProps): ReactElement | null {
  const t = useWords('cabinet');
  const locale = useLocale();
  const client = useClient();
  const ways = helpFor(message, profile);
  if (ways.length === 0) return null;
  const login = routePath(locale, 'auth.login');
  const signOut = async (): Promise<void> => {
    await client.auth.logout();
    location.assign(login);
  };
  return (
    <p className="save-progress-help">
      {profile.anonymous ? (
        // Signing in as an anonymous learner brings along what they have solved (rule D-171).
        <Link className="text-link" to={login} onClick={onLeave}>
          {t('cabinet.popup.save.signIn')}
        </Link>
      ) : (
        <button type="button" className="text-link" onClick={() => void signOut()}>
          {t('cabinet.popup.save.signIn')}
        </button>
      )}
      {ways.includes('support') && (
        <Link className="text-link" to={routePath(locale, 'cabinet.support')} onClick={onLeave}>
          {t('cabinet.popup.save.support')}
        </Link>
      )}
    </p>
  );
}
