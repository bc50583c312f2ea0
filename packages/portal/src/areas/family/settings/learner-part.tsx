import type { Model } from '@logikit/sdk';
import { BookIcon } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { useWords } from '../../../words/use-words.ts';
import { Form, TextField } from '../../../forms/form-parts.tsx';
import { placeBody, PlaceField, placeOf, schoolBody, SchoolFields, schoolOf } from './place-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { saveSettings, useFormMutation } from '../../../forms/use-form-mutation.ts';
import { SettingLine } from './setting-line.tsx';

interface LearnerPartProps {
  readonly settings: Model<'PupilSettings'>;
  readonly isOwn: boolean;
}

/** Names and the place of learning: nobody else sees them. */
export function LearnerPart({ settings, isOwn }: LearnerPartProps): ReactElement {
  const t = useWords('family');
  const mutation = useFormMutation();
  const { values, field } = useFields({
    firstName: settings.firstName ?? '',
    middleName: settings.middleName ?? '',
    lastName: settings.lastName ?? '',
  });
  const [place, setPlace] = useState(placeOf(settings));
  const [school, setSchool] = useState(schoolOf(settings));
  const save = (): void => {
    const whose = isOwn ? {} : { cardId: settings.userId };
    void mutation.run(() => saveSettings({ type: 3, ...whose, ...values, ...placeBody(place), ...schoolBody(school) }));
  };
  return (
    <SettingLine
      id="learner"
      icon={<BookIcon />}
      title={t('family.learner.title')}
      value={[settings.firstName, settings.lastName].filter(Boolean).join(' ') || t('family.grade.unsaid')}
    >
      <p>{t('family.learner.text')}</p>
      <Form label={t('family.learner.title')} mutation={mutation} onSave={save}>
        <TextField label={t('family.firstName')} mutation={mutation} {...field('firstName')} />
        <TextField label={t('family.middleName')} mutation={mutation} {...field('middleName')} />
        <TextField label={t('family.lastName')} mutation={mutation} {...field('lastName')} />
        <PlaceField place={place} country={settings.countryCode} mutation={mutation} onChange={setPlace} />
        <SchoolFields school={school} mutation={mutation} onChange={setSchool} />
      </Form>
    </SettingLine>
  );
}
