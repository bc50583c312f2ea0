import { cleanName, usernameFaultOf } from '@logikit/contract';
import { isUniqueViolation } from '../../../kernel/database/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { isNameTaken } from '../../accounts/index.ts';
import { writeUsername } from '../settings.db.ts';
import { faultsOf, type SettingsKind, type SettingsLook } from '../settings-kind.ts';

/** The name to sign in with. Nobody else has it, whatever the case, nor one that looks the same. */
export const username: SettingsKind = {
  isForOwnersToo: true,
  isForGrownUps: false,
  check: async (look) => faultsOf({ username: await faultOf(look) }),
  save: async ({ tx, subjectId, body }) => {
    try {
      await writeUsername(tx, subjectId, nameOf(body.username));
    } catch (error) {
      // Somebody took the name between our look and our write.
      if (isUniqueViolation(error)) throw new ApiError('invalidFields', { fields: { username: ['taken'] } });
      throw error;
    }
  },
};

async function faultOf({ tx, subjectId, body }: SettingsLook): Promise<string | null> {
  const name = nameOf(body.username);
  const fault = usernameFaultOf(name);
  if (fault !== null) return fault;
  return (await isNameTaken(tx, name, subjectId)) ? 'taken' : null;
}

function nameOf(text: string | undefined): string {
  return cleanName(text ?? '');
}
