import { useClient, useStore } from '@logikit/sdk/react';
import { Kit, KitPointing, KitReading, KitWaving } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { SocialButtons } from '../../../../auth/social/social-buttons.tsx';
import { useWords } from '../../../../words/use-words.ts';
import { type PopupProps, PopupWindow } from '../windows/popup-window.tsx';
import { CheckEmail } from './check-email.tsx';
import { Documents } from './documents.tsx';
import { MailChecker } from './mail-checker.tsx';
import { nextStep, type SaveEvent, type SaveFlow } from './save-flow.ts';
import { SaveForm } from './save-form.tsx';

/** Asks whoever has not registered for an address, so that nothing is lost with this device. */
export function SaveProgress(props: PopupProps): ReactElement | null {
  return <EmailProcess {...props} isForced={false} />;
}

/** Asks whoever has left an address unconfirmed for the code of its letter (S-043). */
export function ForcedCheck(props: PopupProps): ReactElement | null {
  return <EmailProcess {...props} isForced />;
}

interface EmailProcessProps extends PopupProps {
  readonly isForced: boolean;
}

const ADULT_LESSON = 3;

/** One window for the whole process, whatever it asks for at the moment. */
function EmailProcess({ isOpen, close, isForced }: EmailProcessProps): ReactElement | null {
  const t = useWords('cabinet');
  const client = useClient();
  const own = useStore(client.profile.store, (state) => state.profile);
  const [flow, setFlow] = useState<SaveFlow>(
    isForced ? { step: 'checking', email: own?.email ?? '' } : { step: 'asking', email: '' },
  );
  if (!own) return null;
  const isAdult = own.courseTL === ADULT_LESSON;
  const mustSave = own.delayedNotifications.includes('forceSave');
  const isChildZone = own.withSeparatedZones && !isAdult;
  const go = (event: SaveEvent): void => setFlow((before) => nextStep(before, event, !isChildZone));
  const end = (): void => {
    // What is typed into the form stays for the next time; every other step ends with its window.
    if (flow.step !== 'asking') go({ type: 'closed' });
    close();
  };
  const confirmed = async (): Promise<void> => {
    go({ type: 'confirmed' });
    if (isForced) await client.settings.lookProfileNotice({ body: { notice: 'forceEmailCheck' } });
    close();
    // The same learner, now with a name: the new profile says what comes next.
    await client.profile.load();
  };

  const signedIn = async (): Promise<void> => {
    end();
    await client.profile.load();
  };

  if (flow.step === 'mailbox') return <MailboxWindow email={flow.email} isOpen={isOpen} close={end} go={go} />;
  if (flow.step === 'checking')
    return <CheckWindow email={flow.email} isOpen={isOpen} close={end} go={go} onConfirmed={confirmed} />;
  return (
    <PopupWindow
      name="save-progress"
      title={t('cabinet.popup.save.title')}
      art={<Kit pose={KitReading} />}
      tone="sun"
      // Whom the platform asks to save, it does not let off (C-071); whom a milestone asks may wait.
      canClose={!mustSave}
      isOpen={isOpen}
      close={end}
    >
      <p>{t(isAdult ? 'cabinet.popup.save.text' : 'cabinet.popup.save.child')}</p>
      <SaveForm
        profile={own}
        email={flow.step === 'asking' ? flow.email : ''}
        canWait={own.anonymous && !mustSave}
        onSaved={(email) => go({ type: 'saved', email })}
        onLater={end}
      />
      <SocialButtons profile={own} onDone={signedIn} />
      <Documents />
    </PopupWindow>
  );
}

interface StepProps extends PopupProps {
  readonly email: string;
  readonly go: (event: SaveEvent) => void;
}

function MailboxWindow({ email, isOpen, close, go }: StepProps): ReactElement {
  const t = useWords('cabinet');
  return (
    <PopupWindow
      name="mail-checker"
      title={t('cabinet.popup.mailbox.title')}
      art={<Kit pose={KitWaving} />}
      tone="sky"
      isOpen={isOpen}
      close={close}
    >
      <MailChecker email={email} onLeave={() => go({ type: 'mailboxLeft' })} />
    </PopupWindow>
  );
}

interface CheckWindowProps extends StepProps {
  readonly onConfirmed: () => Promise<void>;
}

function CheckWindow({ email, isOpen, close, go, onConfirmed }: CheckWindowProps): ReactElement {
  const t = useWords('cabinet');
  return (
    <PopupWindow
      name="check-email"
      title={t('cabinet.popup.check.title')}
      art={<Kit pose={KitPointing} />}
      tone="sky"
      isOpen={isOpen}
      close={close}
    >
      <CheckEmail
        email={email}
        isOpen={isOpen}
        onConfirmed={onConfirmed}
        onChange={() => go({ type: 'changeEmail' })}
      />
    </PopupWindow>
  );
}
