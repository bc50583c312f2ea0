import '../windows/popup-window.css';
import { Button, buttonLook } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useWords } from '../../../../words/use-words.ts';
import { mailboxOf } from './mailbox.ts';

interface MailCheckerProps {
  readonly email: string;
  /** The mailbox was opened, or somebody knows the way. */
  readonly onLeave: () => void;
}

/** A way to the letter, for the three providers whose mailboxes have an address. */
export function MailChecker({ email, onLeave }: MailCheckerProps): ReactElement {
  const t = useWords('cabinet');
  const mailbox = mailboxOf(email);
  return (
    <>
      <p className="popup-window-long">{t('cabinet.popup.mailbox.text', { email })}</p>
      <div className="popup-window-actions">
        {mailbox && (
          <a {...buttonLook({})} href={mailbox.url} target="_blank" rel="noopener noreferrer" onClick={onLeave}>
            {t('cabinet.popup.mailbox.open', { provider: mailbox.provider })}
          </a>
        )}
        <Button tone="plain" size="small" onClick={onLeave}>
          {t('cabinet.popup.mailbox.skip')}
        </Button>
      </div>
    </>
  );
}
