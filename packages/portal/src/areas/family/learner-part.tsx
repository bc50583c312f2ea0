import type { Model } from '@logikit/sdk';
import { type ReactElement, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Form, Part, TextField } from '../../shell/form-parts.tsx';
import { placeBody, PlaceField, placeOf, schoolBody, SchoolFields, schoolOf } from './place-fields.tsx';
import { useFields } from '../../shell/use-fields.ts';
import { useFormChange } from '../../shell/use-form-change.ts';

interface LearnerPartProps {
  readonly settings: Model<'PupilSettings'>;
  readonly isOwn: boolean;
}

/** Names and the place of learning: nobody else sees them. */
export function LearnerPart({ settings, isOwn }: LearnerPartProps): ReactElement {
  const t = useWords('family');
  const change = useFormChange();
  const { values, field } = useFields({
    firstName: settings.firstName ?? '',
    middleName: settings.middleName ?? '',
    lastName: settings.lastName ?? '',
  });
  const [place, setPlace] = useState(placeOf(settings));
  const [school, setSchool] = useState(schoolOf(settings));
  const save = (): void => {
    const whose = isOwn ? {} : { cardId: settings.userId };
    void change.save({ type: 3, ...whose, ...values, ...placeBody(place), ...schoolBody(school) });
  };
  return (
    <Part title={t('family.learner.title')}>
      <p>{t('family.learner.text')}</p>
      <Form label={t('family.learner.title')} change={change} onSave={save}>
        <TextField label={t('family.firstName')} change={change} {...field('firstName')} />
        <TextField label={t('family.middleName')} change={change} {...field('middleName')} />
        <TextField label={t('family.lastName')} change={change} {...field('lastName')} />
        <PlaceField place={place} country={settings.countryCode} change={change} onChange={setPlace} />
        <SchoolFields school={school} change={change} onChange={setSchool} />
      </Form>
    </Part>
  );
}
