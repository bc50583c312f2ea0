import { assertParentZone, type Passwords } from '../accounts/index.ts';
import type { Context } from '../../kernel/feature/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { Model } from '@logikit/contract';
import { saveProgressEmail } from './save-progress.ts';
import { cardOf, assertRelation } from './relation.ts';
import { account } from './kinds/account.ts';
import { audio } from './kinds/audio.ts';
import { password } from './kinds/password.ts';
import { pupil } from './kinds/pupil.ts';
import { ratingAgreement } from './kinds/rating-agreement.ts';
import { ratingCity, ratingInstitution } from './kinds/rating-place.ts';
import { region } from './kinds/region.ts';
import { username } from './kinds/username.ts';
import type { Faults, SettingsChange, SettingsKind, SettingsLook } from './settings-kind.ts';

export type SettingsKinds = Readonly<Record<number, SettingsKind>>;

export interface SettingsDependencies extends Pick<Context, 'limits' | 'publicUrl'> {
  readonly passwords: Passwords;
}

/** The kinds of settings by their number in the specification. */
export function settingsKinds(dependencies: SettingsDependencies): SettingsKinds {
  return {
    1: ratingAgreement,
    3: pupil,
    4: account(dependencies),
    5: password(dependencies.passwords),
    9: saveProgressEmail(dependencies),
    11: ratingCity,
    12: ratingInstitution,
    13: username,
    14: audio,
    15: region,
  };
}

export type Prepared = Readonly<{ kind: SettingsKind; subjectId: number; done: unknown }>;

/** Finds the kind and whose settings they are, asks whether the caller may, and does the slow part. */
export async function prepareSettings(kinds: SettingsKinds, look: Omit<SettingsLook, 'subjectId'>): Promise<Prepared> {
  const kind = kinds[look.body.type];
  if (!kind) throw new ApiError('unknownSettingsType', { fields: { type: ['unknown'] } });
  const subjectId = look.body.cardId ?? look.user.id;
  await requireRight(look, kind, subjectId);
  return { kind, subjectId, done: await kind.prepare?.({ ...look, subjectId }) };
}

async function requireRight(look: Omit<SettingsLook, 'subjectId'>, kind: SettingsKind, subjectId: number) {
  const { tx, user, clock } = look;
  const relation = await assertRelation(tx, { callerId: user.id, userId: subjectId }, ['self', 'owner']);
  const isHeld = relation === 'self' && (await cardOf(tx, user.id)) !== null;
  if (relation === 'owner' ? !kind.isForOwnersToo : isHeld && isOnlyGrownUps(kind)) throw new ApiError('forbidden');
  if (relation === 'owner' || kind.isForGrownUps) await assertParentZone(tx, user, clock.now());
}

/** What a held pupil never changes: what is a grown-up's to decide, and what belongs to an account alone. */
function isOnlyGrownUps({ isForGrownUps, isForOwnersToo }: SettingsKind): boolean {
  return isForGrownUps || !isForOwnersToo;
}

export async function checkSettings(
  look: Omit<SettingsLook, 'subjectId'>,
  { kind, subjectId, done }: Prepared,
): Promise<Model<'SettingsVerdict'>> {
  return verdictOf(await kind.check({ ...look, subjectId }, done));
}

export async function saveSettings(
  change: Omit<SettingsChange, 'subjectId'>,
  { kind, subjectId, done }: Prepared,
): Promise<Model<'SettingsVerdict'>> {
  const whole = { ...change, subjectId };
  const verdict = verdictOf(await kind.check(whole, done));
  if (verdict.status === 'ok') await kind.save(whole, done);
  return verdict;
}

function verdictOf(faults: Faults): Model<'SettingsVerdict'> {
  const fields = Object.fromEntries(Object.entries(faults).map(([field, keys]) => [field, [...keys]]));
  return { status: Object.keys(fields).length === 0 ? 'ok' : 'error', fields };
}
