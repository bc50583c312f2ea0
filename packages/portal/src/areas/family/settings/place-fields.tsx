import { homeCountries, type Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { client } from '../../../client/client.ts';
import { Autocomplete } from '../../../ui/autocomplete/autocomplete.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { TextField, SelectField } from '../../../forms/form-parts.tsx';
import type { Mutation } from '../../../client/use-mutation.ts';
import { fieldErrorText } from '../../../forms/use-form-mutation.ts';

type Body = Model<'SettingsBody'>;

export interface Place {
  readonly cityCode: string | null;
  readonly city: string;
}

export interface School {
  readonly institutionType: string;
  readonly institutionNumber: string;
  readonly institutionOther: string;
}

export function placeOf({ cityCode, cityName, cityOther }: Model<'PupilSettings'>): Place {
  return { cityCode, city: cityName ?? cityOther ?? '' };
}

export function schoolOf(settings: Model<'PupilSettings'>): School {
  const { institutionType, institutionNumber, institutionOther } = settings;
  return {
    institutionType: institutionType === null ? '' : String(institutionType),
    institutionNumber: institutionNumber ?? '',
    institutionOther: institutionOther ?? '',
  };
}

/** A city of the list by its code, another one by what was typed. */
export function placeBody({ cityCode, city }: Place): Pick<Body, 'cityCode' | 'cityOther'> {
  return { cityCode, cityOther: cityCode === null ? city : null };
}

export function schoolBody({ institutionType, institutionNumber, institutionOther }: School): Pick<Body, keyof School> {
  return {
    institutionType: institutionType === '' ? null : Number(institutionType),
    institutionNumber,
    institutionOther,
  };
}

interface PlaceProps {
  readonly place: Place;
  readonly country: string | null;
  readonly mutation: Mutation;
  readonly onChange: (place: Place) => void;
}

/** Cities are suggested while somebody types; one that is not in the list may be typed as well. */
export function PlaceField({ place, country, mutation, onChange }: PlaceProps): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  const near = country ?? homeCountries[locale];
  const fault = fieldErrorText(mutation, 'cityCode') ?? fieldErrorText(mutation, 'cityOther');
  return (
    <div className="form-control">
      <span aria-hidden>{t('family.city')}</span>
      <Autocomplete
        label={t('family.city')}
        words={{ nothing: t('family.city.nothing'), failed: t('family.search.failed') }}
        field={{ text: place.city, onType: (city) => onChange({ cityCode: null, city }) }}
        find={async (text) => {
          const { cities } = await client().settings.searchCities({ query: { text, country: near } });
          return [{ group: '', items: cities.map(({ code, name }) => ({ id: code, label: name })) }];
        }}
        onChoose={({ id, label }) => onChange({ cityCode: id, city: label })}
      />
      {fault !== null && (
        <p className="form-error" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

const TYPES = ['0', '1', '2', '3', '4', '5', '6'] as const;

interface SchoolProps {
  readonly school: School;
  readonly mutation: Mutation;
  readonly onChange: (school: School) => void;
}

export function SchoolFields({ school, mutation, onChange }: SchoolProps): ReactElement {
  const t = useWords('family');
  const types = TYPES.map((type): readonly [string, string] => [type, t(`family.school.type.${type}`)]);
  return (
    <>
      <SelectField
        label={t('family.school.type')}
        value={school.institutionType}
        options={[['', t('family.grade.unsaid')], ...types]}
        onChange={(institutionType) => onChange({ ...school, institutionType })}
      />
      <TextField
        label={t('family.school.number')}
        name="institutionNumber"
        mutation={mutation}
        value={school.institutionNumber}
        onChange={(institutionNumber) => onChange({ ...school, institutionNumber })}
        maxLength={20}
      />
      <div className="form-control">
        <span aria-hidden>{t('family.school.name')}</span>
        <Autocomplete
          label={t('family.school.name')}
          words={{ nothing: t('family.school.nothing'), failed: t('family.search.failed') }}
          field={{
            text: school.institutionOther,
            onType: (institutionOther) => onChange({ ...school, institutionOther }),
          }}
          find={async (text) => {
            const { institutions } = await client().settings.searchInstitutions({ query: { text } });
            return [{ group: '', items: institutions.map(({ name }) => ({ id: name, label: name })) }];
          }}
          onChoose={({ label }) => onChange({ ...school, institutionOther: label })}
        />
      </div>
    </>
  );
}
