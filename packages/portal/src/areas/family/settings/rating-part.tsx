import type { Model } from '@logikit/sdk';
import { RatingIcon } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { useWords } from '../../../words/use-words.ts';
import { Form } from '../../../forms/form-parts.tsx';
import { placeBody, PlaceField, placeOf, schoolBody, SchoolFields, schoolOf } from './place-fields.tsx';
import { saveSettings, useFormMutation } from '../../../forms/use-form-mutation.ts';
import { SettingLine } from './setting-line.tsx';

interface RatingPartProps {
  readonly settings: Model<'PupilSettings'>;
  readonly isOwn: boolean;
}

/** What the rating may show of a learner: nothing until each is agreed to (rule D-113). */
export function RatingPart({ settings, isOwn }: RatingPartProps): ReactElement {
  const t = useWords('family');
  const mutation = useFormMutation();
  const [agree, setAgree] = useState(settings.ratingAgreed);
  const [showsCity, setShowsCity] = useState(settings.showsCity);
  const [showsSchool, setShowsSchool] = useState(settings.showsInstitution);
  const [place, setPlace] = useState(placeOf(settings));
  const [school, setSchool] = useState(schoolOf(settings));
  const whose = isOwn ? {} : { cardId: settings.userId };
  const save = (): void => {
    const bodies: readonly Model<'SettingsBody'>[] = [
      { type: 1, ...whose, agree },
      { type: 11, ...whose, ...(agree && showsCity ? placeBody(place) : {}) },
      { type: 12, ...whose, ...(agree && showsSchool ? schoolBody(school) : {}) },
    ];
    void mutation.run(async () => {
      for (const body of bodies) await saveSettings(body);
    });
  };
  return (
    <SettingLine
      id="rating"
      icon={<RatingIcon />}
      title={t('family.rating.title')}
      value={t(settings.ratingAgreed ? 'family.on' : 'family.off')}
    >
      <p>{t('family.rating.text')}</p>
      <Form label={t('family.rating.title')} mutation={mutation} onSave={save}>
        <Check label={t('family.rating.agree')} isOn={agree} onChange={setAgree} />
        {agree && <Check label={t('family.rating.city')} isOn={showsCity} onChange={setShowsCity} />}
        {agree && showsCity && (
          <PlaceField place={place} country={settings.countryCode} mutation={mutation} onChange={setPlace} />
        )}
        {agree && <Check label={t('family.rating.school')} isOn={showsSchool} onChange={setShowsSchool} />}
        {agree && showsSchool && <SchoolFields school={school} mutation={mutation} onChange={setSchool} />}
      </Form>
    </SettingLine>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Check({ label, isOn, onChange }: CheckProps): ReactElement {
  return (
    <label className="form-check">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
