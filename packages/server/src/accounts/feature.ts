import type { Context } from '../context.ts';
import type { Feature } from '../feature.ts';
import { authRoutes } from './auth.routes.ts';
import { seedDemoAccounts } from './demo.ts';
import { createIdentity } from './identity.ts';
import { passkeyRoutes } from './passkeys/passkey.routes.ts';
import { createPasswords } from './password.ts';
import { profileRows } from './profile-rows.ts';
import { profileRoutes } from './profile.routes.ts';
import { startRecoveryDesk } from './recovery-desk.ts';
import { recoveryRoutes } from './recovery.routes.ts';
import { refreshCookie } from './refresh-cookie.ts';
import { forgetPeople } from './retention.ts';
import type { Door } from './sign-in.ts';
import { openSocial } from './social/social.ts';
import { tokenRoutes } from './token.routes.ts';
import { openTokens } from './tokens.ts';

/** What other features get of accounts. */
type AccountParts = Pick<Context, 'identity' | 'door' | 'passwords'>;

/** Accounts come first: they tell the router who asks. */
export async function openAccounts(context: Omit<Context, keyof AccountParts>): Promise<Feature & AccountParts> {
  const { sql, clock, config, people, publicUrl } = context;
  const tokens = await openTokens(sql, clock);
  const passwords = createPasswords();
  const door: Door = { tokens, clock, cookie: refreshCookie(config.publicUrl ?? 'http://localhost') };
  const recoveries = startRecoveryDesk(context);
  const social = openSocial(context);
  return {
    ...social,
    name: 'accounts',
    identity: createIdentity(tokens, clock),
    door,
    passwords,
    routes: [
      ...authRoutes({ door, passwords, people, publicUrl }),
      ...tokenRoutes(door),
      ...passkeyRoutes({ door, people, publicUrl }),
      ...recoveryRoutes(passwords),
      ...profileRoutes,
    ],
    person: profileRows(clock),
    chore: async () => {
      await recoveries.round();
      await forgetPeople(sql, clock, people());
    },
    close: async () => {
      await recoveries.close();
      await social.close();
    },
    prepare: async () => {
      if (config.withDemo) await seedDemoAccounts(sql, clock, passwords);
    },
  };
}
