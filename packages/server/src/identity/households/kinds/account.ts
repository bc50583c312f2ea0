import { cleanPhone, phoneFaultOf } from '@logikit/contract';
import type { Context } from '../../../kernel/feature/index.ts';
import { addressFault, emailOf } from '../../accounts/index.ts';
import { changeEmail } from '../save-progress.ts';
import { writePhone } from '../settings.db.ts';
import { faultsOf, type SettingsKind, type SettingsLook } from '../settings-kind.ts';

/** The address and the telephone of an account; what is left out stays. Another address is kept once it has answered. */
export function account({ publicUrl }: Pick<Context, 'publicUrl'>): SettingsKind {
  return {
    isForOwnersToo: false,
    isForGrownUps: true,
    check: async (look) => faultsOf({ email: await emailFault(look), phone: phoneFaultOf(look.body.phone ?? '') }),
    save: async (change) => {
      const { tx, subjectId, body } = change;
      if (body.phone !== undefined) await writePhone(tx, subjectId, cleanPhone(body.phone ?? '') || null);
      if (body.email !== undefined) await changeEmail(change, publicUrl());
    },
  };
}

async function emailFault({ tx, subjectId, body }: SettingsLook): Promise<string | null> {
  return body.email === undefined ? null : addressFault(tx, { email: emailOf(body.email), userId: subjectId });
}
