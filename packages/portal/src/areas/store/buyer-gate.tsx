import { KitReading } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { client } from '../../client/client.ts';
import { Form, Part, TextField } from '../../forms/form-parts.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { routePath } from '../../paths/named-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import type { Access } from './load-shop.ts';

/** Before everything that costs money: a grown-up, who says by a PIN or a password who they are (rule D-313). */
export function BuyerGate({ access: { isBuyer, zone } }: { readonly access: Access }): ReactElement {
  const t = useWords('store');
  const family = useWords('family');
  const locale = useLocale();
  const mutation = useFormMutation();
  const { values, field } = useFields({ pin: '', password: '' });
  if (!isBuyer) return <EmptyState pose={KitReading} title={t('store.grownup.title')} text={t('store.grownup.text')} />;
  if (zone.purseKey === null)
    return (
      <Part title={t('store.gate.title')}>
        <p>{t('store.gate.none')}</p>
        <Link className="text-link" to={routePath(locale, 'cabinet.family')}>
          {t('store.gate.family')}
        </Link>
      </Part>
    );
  const isPin = zone.purseKey === 'pin';
  const open = (): Promise<boolean> =>
    mutation.run(() =>
      client().family.openPurse({ body: isPin ? { pin: values.pin.trim() } : { password: values.password } }),
    );
  return (
    <Part title={t('store.gate.title')}>
      <p>{t('store.gate.text')}</p>
      <Form
        label={t('store.gate.title')}
        mutation={mutation}
        onSave={() => void open()}
        action={t('store.gate.open')}
        done=""
      >
        {isPin ? (
          <TextField label={family('family.pin.label')} kind="pin" mutation={mutation} {...field('pin')} />
        ) : (
          <TextField label={t('store.gate.password')} kind="password" mutation={mutation} {...field('password')} />
        )}
      </Form>
    </Part>
  );
}
