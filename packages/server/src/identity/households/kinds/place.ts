import { isCityCode } from '../cities.ts';
import type { PupilSettingRow } from '../settings.db.ts';
import { type Faults, faultsOf, type SettingsLook } from '../settings-kind.ts';

type Body = SettingsLook['body'];

/** Kinds of institutions: kindergarten, school, gymnasium, lyceum, college, club, other. */
export const INSTITUTION_TYPES = 7;
const PLACE = /^[\p{L}\p{M}\p{N} .,'’"«»„“”№#()/&+-]*$/u;

export function placeFaults(body: Body): Faults {
  const { cityCode = null, cityOther, institutionType = null, institutionNumber, institutionOther } = body;
  return faultsOf({
    cityCode: cityCode === null || isCityCode(cityCode) ? null : 'unknown',
    cityOther: textFault(cityOther),
    institutionType: institutionType === null || institutionType < INSTITUTION_TYPES ? null : 'invalid',
    institutionNumber: textFault(institutionNumber),
    institutionOther: textFault(institutionOther),
  });
}

function textFault(text: string | null | undefined): string | null {
  return PLACE.test((text ?? '').trim()) ? null : 'invalid';
}

/** A city is one of the list, or one that was typed: never both. Nothing when the body names no city. */
export function placeOf({ cityCode, cityOther }: Body): Partial<PupilSettingRow> {
  if (cityCode === undefined && cityOther === undefined) return {};
  return { cityCode: cityCode ?? null, cityOther: cityCode ? null : tidy(cityOther) };
}

export function schoolOf({ institutionType, institutionNumber, institutionOther }: Body): Partial<PupilSettingRow> {
  if (institutionType === undefined && institutionNumber === undefined && institutionOther === undefined) return {};
  return {
    institutionType: institutionType ?? null,
    institutionNumber: tidy(institutionNumber),
    institutionOther: tidy(institutionOther),
  };
}

function tidy(text: string | null | undefined): string | null {
  return text?.trim().replace(/\s+/g, ' ').normalize('NFC') || null;
}
