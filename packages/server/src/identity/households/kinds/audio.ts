import type { Tx } from '../../../kernel/database/index.ts';
import { readAudio, writeAudio } from '../settings.db.ts';
import { faultsOf, type SettingsKind } from '../settings-kind.ts';

/** Volume and switch of each group of sounds (rule D-192), so that they follow the learner to another device. */
export const audio: SettingsKind = {
  isForOwnersToo: true,
  isForGrownUps: false,
  check: async ({ body }) => faultsOf({ audio: body.audio === undefined ? 'required' : null }),
  save: async ({ tx, subjectId, body }) => {
    if (body.audio) await writeAudio(tx, subjectId, body.audio);
  },
};

/** What the cabinet starts with on every device; null: nothing was saved. */
export function audioOf(tx: Tx, userId: number): ReturnType<typeof readAudio> {
  return readAudio(tx, userId);
}
