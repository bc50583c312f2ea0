import { numbers } from '@logikit/contract';
import {
  addressFault,
  askToConfirm,
  emailOf,
  isChildBornIn,
  readAccount,
  readProfile,
  writeBirthYear,
} from '../accounts/index.ts';
import type { Context } from '../../kernel/feature/index.ts';
import { faultsOf, type SettingsChange, type SettingsKind, type SettingsLook } from './settings-kind.ts';
import type { Limit } from '../../kernel/http/index.ts';

const HOUR_SECONDS = 3600;

/** A verdict says whether an address is taken, and a letter goes to a stranger: few an hour (security.md). */
const saves: readonly Limit[] = [
  {
    name: 'save-email',
    points: numbers.emailCheck.perHour,
    seconds: HOUR_SECONDS,
    key: ({ userId }) => String(userId),
    byAddress: false,
  },
  {
    name: 'save-email-address',
    points: numbers.emailCheck.perHourPerAddress,
    seconds: HOUR_SECONDS,
    key: ({ address }) => address,
    byAddress: true,
  },
];

/** Settings type 9: an address to save the progress with. It is kept when its letter has been answered. */
export function saveProgressEmail({ limits, publicUrl }: Pick<Context, 'limits' | 'publicUrl'>): SettingsKind {
  return {
    isForOwnersToo: false,
    // A learner who has not said who they are yet has no gate before this.
    isForGrownUps: false,
    prepare: async ({ request, user }) => {
      await limits.begin(saves, { address: request.address, userId: user.id, body: null, cookie: () => null });
    },
    check: async (look) => ({
      ...faultsOf({ email: await addressFault(look.tx, { email: emailOf(look.body.email), userId: look.subjectId }) }),
      ...faultsOf({ birthYear: look.user.anonymous && (await birthYearOf(look)) === null ? 'required' : null }),
    }),
    save: (change) => ask(change, publicUrl()),
  };
}

/**
 * The address part of settings type 4. The address stays as it is until the letter to the new one has been answered; the
 * one before is told then.
 */
export async function changeEmail(change: SettingsChange, publicUrl: string): Promise<void> {
  await ask(change, publicUrl);
}

async function ask(change: SettingsChange, publicUrl: string): Promise<void> {
  const { tx, clock, subjectId, body, locale } = change;
  const birthYear = await birthYearOf(change);
  if (birthYear !== null) await writeBirthYear(tx, subjectId, birthYear);
  await askToConfirm(tx, clock, {
    userId: subjectId,
    email: emailOf(body.email),
    emailOwner: await ownerOf(change, birthYear),
    locale,
    publicUrl,
  });
}

/** Of whom no year is known, the address stays whose it was. */
async function ownerOf({ tx, clock, subjectId }: SettingsChange, birthYear: number | null): Promise<'self' | 'parent'> {
  if (birthYear === null) return (await readAccount(tx, subjectId)).emailOwner;
  return isChildBornIn(birthYear, { now: clock.now(), age: numbers.consentAge }) ? 'parent' : 'self';
}

/** What was said once cannot be changed by saying it again: the year decides whose the address is. */
async function birthYearOf({ tx, subjectId, body }: SettingsLook): Promise<number | null> {
  return (await readProfile(tx, subjectId)).birthYear ?? body.birthYear ?? null;
}
