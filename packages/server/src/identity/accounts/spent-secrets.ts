import { numbers } from '@logikit/contract';
import { type Clock, secondsLater } from '../../kernel/clock/index.ts';
import type { Sql } from '../../kernel/database/index.ts';
import { deleteWishesBefore } from './email/email-change-request.db.ts';
import { deleteChallengesBefore } from './passkeys/passkey.db.ts';
import { deleteRecoveriesBefore } from './recovery/recovery.db.ts';
import { deleteSessionsBefore } from './sessions/session.db.ts';
import { deleteCodesBefore } from './sign-in/one-time-code.db.ts';
import { deleteKnownDevicesBefore } from './sign-in/known-device.db.ts';
import { deletePageCodesBefore } from './sign-in/page-code.db.ts';
import { deleteSocialBefore } from './social/social.db.ts';

/** Forgets sessions, codes and links that open nothing any more. */
export async function forgetSpentSecrets(sql: Sql, clock: Clock): Promise<void> {
  const now = clock.now();
  await deleteSessionsBefore(sql, now);
  await deleteCodesBefore(sql, now);
  await deletePageCodesBefore(sql, now);
  await deleteSocialBefore(sql, now);
  await deleteChallengesBefore(sql, now);
  await deleteRecoveriesBefore(sql, now);
  await deleteKnownDevicesBefore(sql, secondsLater(now, -numbers.loginFailures.knownDeviceDays * 86_400));
  await deleteWishesBefore(sql, secondsLater(now, -numbers.emailCheck.passwordSeconds));
}
