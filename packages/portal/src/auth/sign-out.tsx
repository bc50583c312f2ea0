import '../ui/dialog.css';
import { useClient, useStore } from '@logikit/sdk/react';
import { Button, buttonLook } from '@logikit/widgets/ui';
import { type ReactElement, useRef } from 'react';
import { Link } from 'react-router';
import { useMutation } from '../client/use-mutation.ts';
import { routePath } from '../paths/named-routes.ts';
import { ErrorMessage } from '../ui/error-message.tsx';
import { useLocale, useWords } from '../words/use-words.ts';
import { leave } from './leave.ts';

/**
 * The way out. Whoever learns without an account is asked first, because nothing leads back to what they have solved
 * (rule D-314). Says words of the area `cabinet`.
 */
export function SignOut({ className }: { readonly className?: string }): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  const profile = useStore(useClient().profile.store, (state) => state.profile);
  const dialog = useRef<HTMLDialogElement>(null);
  const { isPending, error, run } = useMutation({ refreshes: 'nothing' });
  const go = (): void => void run(() => leave(locale, 'here'));
  const isGuest = profile?.anonymous === true;
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={isPending}
        onClick={() => (isGuest ? dialog.current?.showModal() : go())}
      >
        {t('cabinet.leave')}
      </button>
      {!isGuest && error !== null && <ErrorMessage text={error} />}
      {isGuest && (
        <dialog ref={dialog} className="lk-card dialog" aria-label={t('cabinet.leave.title')}>
          <h2>{t('cabinet.leave.title')}</h2>
          <p>{t('cabinet.leave.text', { count: profile.stars })}</p>
          <ErrorMessage text={error} />
          <Link {...buttonLook({})} to={routePath(locale, 'auth.register')}>
            {t('cabinet.leave.keep')}
          </Link>
          <Button tone="plain" disabled={isPending} onClick={go}>
            {t('cabinet.leave.anyway')}
          </Button>
          <Button tone="plain" onClick={() => dialog.current?.close()}>
            {t('cabinet.leave.stay')}
          </Button>
        </dialog>
      )}
    </>
  );
}
