import type { Context, Feature } from '../../kernel/feature/index.ts';
import type { Identity } from '../../kernel/http/index.ts';
import { emailRoutes } from './email/email.routes.ts';
import { authRoutes } from './sign-in/auth.routes.ts';
import { seedDemoAccounts } from './demo.ts';
import { createIdentity } from './sessions/identity.ts';
import { passkeyRoutes } from './passkeys/passkey.routes.ts';
import { createPasswords, type Passwords } from './passwords/password.ts';
import { profileRows } from './profile/profile-data.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { recoveryWorker } from './recovery/recovery-worker.ts';
import { recoveryRoutes } from './recovery/recovery.routes.ts';
import { refreshCookie } from './sessions/refresh-cookie.ts';
import type { SessionIssuer } from './sign-in/sign-in.ts';
import { openSocial } from './social/social.ts';
import { tokenRoutes } from './sessions/token.routes.ts';
import { openTokens } from './sessions/tokens.ts';
import { fillNames } from './user.db.ts';
import { deviceCookie } from './sign-in/known-device.ts';
import { forgetSpentSecrets } from './spent-secrets.ts';

/** Accounts are a feature, and what other features get of them. */
export interface Accounts extends Feature {
  readonly identity: Identity;
  /** Signs people in. */
  readonly issuer: SessionIssuer;
  readonly passwords: Passwords;
}

/** Accounts come first: they tell the router who asks. */
export async function openAccounts(context: Omit<Context, 'identity'>): Promise<Accounts> {
  const { sql, clock, config, people, publicUrl, onSignUp } = context;
  const tokens = await openTokens(sql, clock);
  const passwords = createPasswords();
  const site = config.publicUrl ?? 'http://localhost';
  const issuer: SessionIssuer = { tokens, clock, cookie: refreshCookie(site) };
  const device = deviceCookie(site);
  const social = openSocial(context);
  return {
    ...social,
    name: 'accounts',
    identity: createIdentity(tokens, clock),
    issuer,
    passwords,
    routes: [
      ...authRoutes({ issuer, passwords, people, publicUrl, onSignUp, sql, device }),
      ...tokenRoutes(issuer),
      ...passkeyRoutes({ issuer, people, publicUrl }),
      ...recoveryRoutes(passwords),
      ...emailRoutes(passwords),
      ...profileRoutes,
    ],
    person: profileRows(clock),
    workers: [recoveryWorker(context)],
    hourly: () => forgetSpentSecrets(sql, clock),
    prepare: async () => {
      await fillNames(sql);
      if (config.withDemo) await seedDemoAccounts(sql, clock, passwords);
    },
  };
}
