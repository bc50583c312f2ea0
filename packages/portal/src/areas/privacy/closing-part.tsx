import '../../ui/stack.css';
import { ApiError, type Model } from '@logikit/sdk';
import { Button, MooringScene } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { client } from '../../client/client.ts';
import { InvalidFields } from '../../client/use-mutation.ts';
import { Form, TextField } from '../../forms/form-parts.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { PictureCard } from '../../ui/picture-card.tsx';
import { wipeBrowser } from '../../app/wipe-browser.ts';
import { type Locale, mainPath } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

interface ClosingPartProps {
  readonly profile: Pick<Model<'Profile'>, 'email' | 'username' | 'userId'>;
  readonly isAnonymous: boolean;
}

/** The end of an account: nobody gets here by one press, and it says what can be brought back. */
export function ClosingPart({ profile, isAnonymous }: ClosingPartProps): ReactElement {
  const t = useWords('privacy');
  const [isAsking, setAsking] = useState(false);
  return (
    <PictureCard title={t('privacy.close.title')} picture={<MooringScene />}>
      <div className="stack">
        <p>{t('privacy.close.text')}</p>
        <p>
          {profile.email === null ? t('privacy.close.noLetter') : t('privacy.close.letter', { email: profile.email })}
        </p>
        {isAsking ? (
          <ClosingForm profile={profile} isAnonymous={isAnonymous} onStay={() => setAsking(false)} />
        ) : (
          <div className="form-row">
            <Button size="small" tone="plain" onClick={() => setAsking(true)}>
              {t('privacy.close.title')}
            </Button>
          </div>
        )}
      </div>
    </PictureCard>
  );
}

function ClosingForm({
  profile,
  isAnonymous,
  onStay,
}: ClosingPartProps & { readonly onStay: () => void }): ReactElement {
  const t = useWords('privacy');
  const locale = useLocale();
  const mutation = useFormMutation();
  const { values, field } = useFields({ confirmation: '', password: '' });
  const name = profile.email ?? (profile.username || `guest${profile.userId}`);
  const close = (): Promise<boolean> =>
    mutation.run(async () => {
      const { confirmation, password } = values;
      if (confirmation.trim() === '') throw new InvalidFields({ confirmation: ['required'] });
      await closeAccount({ confirmation, ...(password !== '' && { password }) });
      await leave(locale);
    });
  return (
    <Form
      label={t('privacy.close.title')}
      mutation={mutation}
      onSave={() => void close()}
      action={t('privacy.close.yes')}
      done=""
      beside={
        <Button size="small" tone="plain" onClick={onStay}>
          {t('privacy.close.stay')}
        </Button>
      }
    >
      <TextField
        label={t('privacy.close.confirm', { name })}
        mutation={mutation}
        {...field('confirmation')}
        maxLength={254}
      />
      {!isAnonymous && (
        <TextField label={t('privacy.close.password')} kind="password" mutation={mutation} {...field('password')} />
      )}
    </Form>
  );
}

/** What is wrong stands beside its field, whatever the refusal is called. */
async function closeAccount(body: Model<'AccountClosing'>): Promise<void> {
  try {
    await client().trust.closeAccount({ body });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { confirmation, password } = error.fields;
    const fields = {
      ...(confirmation && { confirmation: ['otherName'] }),
      ...(password && { password: [password[0] === 'signInAgain' ? 'signInAgain' : 'wrongPassword'] }),
    };
    if (Object.keys(fields).length === 0) throw error;
    throw new InvalidFields(fields);
  }
}

/** Out, with nothing left in this browser. The session has ended with the account, so its own end may fail. */
async function leave(locale: Locale): Promise<void> {
  await client()
    .auth.logout()
    .catch(() => undefined);
  await wipeBrowser();
  location.assign(mainPath(locale));
}
