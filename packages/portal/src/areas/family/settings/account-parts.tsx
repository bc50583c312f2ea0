import { GlobeIcon, KeyIcon, LetterIcon, MeIcon } from '@logikit/widgets/ui';
import type { Model } from '@logikit/sdk';
import { type ReactElement, useState } from 'react';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { countries } from './countries.ts';
import { Form, SelectField, TextField } from '../../../forms/form-parts.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { fieldErrorText, saveSettings, useFormMutation } from '../../../forms/use-form-mutation.ts';
import { SettingLine } from './setting-line.tsx';

/** Where letters go, and a telephone. */
export function AccountPart({ profile }: { readonly profile: Model<'Profile'> }): ReactElement {
  const t = useWords('family');
  const mutation = useFormMutation();
  const { values, field } = useFields({ email: profile.email ?? '', phone: profile.phone ?? '' });
  const { email, phone } = values;
  const isOther = email.trim() !== (profile.email ?? '');
  const [wasOther, setWasOther] = useState(false);
  const save = (): void => {
    setWasOther(isOther);
    void mutation.run(() => saveSettings({ type: 4, phone, ...(isOther && { email }) }));
  };
  return (
    <SettingLine
      id="account"
      icon={<LetterIcon />}
      title={t('family.account.title')}
      value={profile.email ?? t('family.grade.unsaid')}
    >
      <Form
        label={t('family.account.title')}
        mutation={mutation}
        onSave={save}
        done={wasOther ? t('family.account.sent') : t('family.saved')}
      >
        <TextField label={t('family.account.email')} kind="email" mutation={mutation} {...field('email')} />
        <TextField label={t('family.account.phone')} kind="phone" mutation={mutation} {...field('phone')} />
      </Form>
    </SettingLine>
  );
}

export function PasswordPart(): ReactElement {
  const t = useWords('family');
  const mutation = useFormMutation();
  const { values, set, field } = useFields({ old: '', new: '' });
  const save = async (): Promise<void> => {
    if (await mutation.run(() => saveSettings({ type: 5, ...values }))) set({ old: '', new: '' });
  };
  return (
    <SettingLine id="password" icon={<KeyIcon />} title={t('family.password.title')} value="••••••••">
      <p>{t('family.password.text')}</p>
      <Form label={t('family.password.title')} mutation={mutation} onSave={() => void save()}>
        <TextField label={t('family.password.old')} kind="password" mutation={mutation} {...field('old')} />
        <TextField label={t('family.password.new')} kind="newPassword" mutation={mutation} {...field('new')} />
      </Form>
    </SettingLine>
  );
}

interface UsernamePartProps {
  readonly settings: Pick<Model<'PupilSettings'>, 'userId' | 'username'>;
  readonly isOwn: boolean;
}

export function UsernamePart({ settings, isOwn }: UsernamePartProps): ReactElement {
  const t = useWords('family');
  const mutation = useFormMutation();
  const { values, field } = useFields({ username: settings.username ?? '' });
  const whose = isOwn ? {} : { cardId: settings.userId };
  return (
    <SettingLine
      id="username"
      icon={<MeIcon />}
      title={t('family.username.title')}
      value={settings.username ?? t('family.grade.unsaid')}
    >
      <Form
        label={t('family.username.title')}
        mutation={mutation}
        onSave={() => void mutation.run(() => saveSettings({ type: 13, ...whose, ...values }))}
      >
        <TextField label={t('family.username.label')} mutation={mutation} {...field('username')} maxLength={40} />
      </Form>
    </SettingLine>
  );
}

export function RegionPart({ countryCode }: { readonly countryCode: string | null }): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  const mutation = useFormMutation();
  const [country, setCountry] = useState(countryCode ?? '');
  return (
    <SettingLine
      id="region"
      icon={<GlobeIcon />}
      title={t('family.region.title')}
      value={countries(locale).find(([code]) => code === countryCode)?.[1] ?? t('family.grade.unsaid')}
    >
      <Form
        label={t('family.region.title')}
        mutation={mutation}
        onSave={() => void mutation.run(() => saveSettings({ type: 15, countryCode: country }))}
      >
        <SelectField
          label={t('family.region.country')}
          value={country}
          options={[['', t('family.grade.unsaid')], ...countries(locale)]}
          onChange={setCountry}
        />
        {fieldErrorText(mutation, 'countryCode') !== null && (
          <p className="form-error" role="alert">
            {fieldErrorText(mutation, 'countryCode')}
          </p>
        )}
      </Form>
    </SettingLine>
  );
}
