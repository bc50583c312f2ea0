import type { Model } from '@logikit/sdk';
import { type ReactElement, useState } from 'react';
import { useLocale, useWords } from '../../words/use-words.ts';
import { countries } from './countries.ts';
import { Form, Part, SelectField, TextField } from '../../shell/form-parts.tsx';
import { useFields } from '../../shell/use-fields.ts';
import { useFormChange } from '../../shell/use-form-change.ts';

/** Where letters go, and a telephone. */
export function AccountPart({ profile }: { readonly profile: Model<'Profile'> }): ReactElement {
  const t = useWords('family');
  const change = useFormChange();
  const { values, field } = useFields({ email: profile.email ?? '', phone: profile.phone ?? '' });
  const { email, phone } = values;
  const isOther = email.trim() !== (profile.email ?? '');
  const [wasOther, setWasOther] = useState(false);
  const save = (): void => {
    setWasOther(isOther);
    void change.save({ type: 4, phone, ...(isOther && { email }) });
  };
  return (
    <Part title={t('family.account.title')}>
      <Form
        label={t('family.account.title')}
        change={change}
        onSave={save}
        done={wasOther ? t('family.account.sent') : t('family.saved')}
      >
        <TextField label={t('family.account.email')} kind="email" change={change} {...field('email')} />
        <TextField label={t('family.account.phone')} kind="phone" change={change} {...field('phone')} />
      </Form>
    </Part>
  );
}

export function PasswordPart(): ReactElement {
  const t = useWords('family');
  const change = useFormChange();
  const { values, set, field } = useFields({ old: '', new: '' });
  const save = async (): Promise<void> => {
    if (await change.save({ type: 5, ...values })) set({ old: '', new: '' });
  };
  return (
    <Part title={t('family.password.title')}>
      <p>{t('family.password.text')}</p>
      <Form label={t('family.password.title')} change={change} onSave={() => void save()}>
        <TextField label={t('family.password.old')} kind="password" change={change} {...field('old')} />
        <TextField label={t('family.password.new')} kind="newPassword" change={change} {...field('new')} />
      </Form>
    </Part>
  );
}

interface UsernamePartProps {
  readonly settings: Pick<Model<'PupilSettings'>, 'userId' | 'username'>;
  readonly isOwn: boolean;
}

export function UsernamePart({ settings, isOwn }: UsernamePartProps): ReactElement {
  const t = useWords('family');
  const change = useFormChange();
  const { values, field } = useFields({ username: settings.username ?? '' });
  const whose = isOwn ? {} : { cardId: settings.userId };
  return (
    <Part title={t('family.username.title')}>
      <Form
        label={t('family.username.title')}
        change={change}
        onSave={() => void change.save({ type: 13, ...whose, ...values })}
      >
        <TextField label={t('family.username.label')} change={change} {...field('username')} maxLength={40} />
      </Form>
    </Part>
  );
}

export function RegionPart({ countryCode }: { readonly countryCode: string | null }): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  const change = useFormChange();
  const [country, setCountry] = useState(countryCode ?? '');
  return (
    <Part title={t('family.region.title')}>
      <Form
        label={t('family.region.title')}
        change={change}
        onSave={() => void change.save({ type: 15, countryCode: country })}
      >
        <SelectField
          label={t('family.region.country')}
          value={country}
          options={[['', t('family.grade.unsaid')], ...countries(locale)]}
          onChange={setCountry}
        />
        {change.fault('countryCode') !== null && (
          <p className="form-error" role="alert">
            {change.fault('countryCode')}
          </p>
        )}
      </Form>
    </Part>
  );
}
