import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { client } from '../client/client.ts';
import { routePath } from '../paths/named-routes.ts';
import { useLocale, useWords } from '../words/use-words.ts';
import { Form, Part, TextField } from './form-parts.tsx';
import { useFields } from './use-fields.ts';
import { useFormMutation } from './use-form-mutation.ts';

/** Before everything that costs money: a grown-up says by a PIN or a password who they are (rule D-313). */
export function PurseGate({ zone: { purseKey } }: { readonly zone: Model<'ParentZone'> }): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  const mutation = useFormMutation();
  const { values, field } = useFields({ pin: '', password: '' });
  if (purseKey === null)
    return (
      <Part title={t('family.purse.title')}>
        <p>{t('family.purse.none')}</p>
        <Link className="text-link" to={routePath(locale, 'cabinet.family')}>
          {t('family.purse.family')}
        </Link>
      </Part>
    );
  const isPin = purseKey === 'pin';
  const open = (): Promise<boolean> =>
    mutation.run(() =>
      client().family.openPurse({ body: isPin ? { pin: values.pin.trim() } : { password: values.password } }),
    );
  return (
    <Part title={t('family.purse.title')}>
      <p>{t('family.purse.text')}</p>
      <Form
        label={t('family.purse.title')}
        mutation={mutation}
        onSave={() => void open()}
        action={t('family.purse.open')}
        done=""
      >
        {isPin ? (
          <TextField label={t('family.pin.label')} kind="pin" mutation={mutation} {...field('pin')} />
        ) : (
          <TextField label={t('family.purse.password')} kind="password" mutation={mutation} {...field('password')} />
        )}
      </Form>
    </Part>
  );
}
