import type { Context } from '../context.ts';
import type { Feature } from '../feature.ts';
import type { Identity } from '../http/identity.ts';
import { authRoutes } from './auth.routes.ts';
import { seedDemoAccounts } from './demo.ts';
import { createIdentity } from './identity.ts';
import { createPasswords } from './password.ts';
import { profileRows } from './profile-rows.ts';
import { profileRoutes } from './profile.routes.ts';
import { refreshCookie } from './refresh-cookie.ts';
import { forgetPeople } from './retention.ts';
import type { Door } from './sign-in.ts';
import { tokenRoutes } from './token.routes.ts';
import { openTokens } from './tokens.ts';

/** Accounts come first: they tell the router who asks. */
export async function openAccounts(
  context: Omit<Context, 'identity'>,
): Promise<Feature & { readonly identity: Identity }> {
  const { sql, clock, config, people } = context;
  const tokens = await openTokens(sql, clock);
  const passwords = createPasswords();
  const door: Door = { tokens, clock, cookie: refreshCookie(config.publicUrl ?? 'http://localhost') };
  return {
    name: 'accounts',
    identity: createIdentity(tokens, clock),
    routes: [...authRoutes({ door, passwords, people }), ...tokenRoutes(door), ...profileRoutes],
    person: profileRows(clock),
    chore: async () => void (await forgetPeople(sql, clock, people())),
    prepare: async () => {
      if (config.withDemo) await seedDemoAccounts(sql, clock, passwords);
    },
  };
}
