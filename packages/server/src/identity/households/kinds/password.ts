import { passwordFaultOf } from '@logikit/contract';
import { endOtherSessions, isCommonPassword, type Passwords, readAccount } from '../../accounts/index.ts';
import { writePassword } from '../settings.db.ts';
import { faultsOf, type SettingsKind } from '../settings-kind.ts';

interface Prepared {
  /** Nobody can change the password of an account that has none: it is signed in by other ways. */
  readonly isOldRight: boolean;
  readonly hash: string;
}

/** Another password. Whoever is signed in anywhere else with the old one is signed out. */
export function password(passwords: Passwords): SettingsKind<Prepared> {
  return {
    isForOwnersToo: false,
    isForGrownUps: true,
    prepare: async ({ tx, user, body, request }) => {
      const asker = { address: request.address, account: String(user.id) };
      const { passwordHash } = await readAccount(tx, user.id);
      const isOldRight = await passwords.verify(body.old ?? '', passwordHash, asker);
      const isWorthIt = isOldRight && faultOf(body.new ?? '') === null;
      return { isOldRight, hash: isWorthIt ? await passwords.choose(body.new ?? '', asker) : '' };
    },
    check: async ({ body }, { isOldRight }) =>
      faultsOf({
        old: isOldRight ? null : 'wrongPassword',
        new: faultOf(body.new ?? ''),
      }),
    save: async ({ tx, clock, user, emit }, { hash }) => {
      await writePassword(tx, user.id, hash);
      await endOtherSessions(tx, emit, { userId: user.id, sessionId: user.sessionId, at: clock.now() });
    },
  };
}

/** Length first, then the list. */
function faultOf(password: string): string | null {
  return passwordFaultOf(password) ?? (isCommonPassword(password) ? 'commonPassword' : null);
}
