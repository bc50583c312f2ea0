import { createCredential, createList } from '@digitalbazaar/vc-bitstring-status-list';
import type { Tx } from '../../../kernel/database/index.ts';
import { selectLastPlace, selectRevoked } from './badge.db.ts';
import { isoOf } from './credential.ts';
import { proven } from './embedded-proof.ts';
import type { Issuer } from './issuer.ts';
import { LIST_LENGTH, statusListAddress } from './status-entry.ts';

/** A list of badges that are good no more, signed; null: no badge is on such a list. */
export async function readStatusList(
  tx: Tx,
  issuer: Issuer,
  { number, now }: { readonly number: number; readonly now: Date },
): Promise<object | null> {
  const from = (number - 1) * LIST_LENGTH;
  if (number !== 1 && from > ((await selectLastPlace(tx)) ?? 0)) return null;
  const list = await createList({ length: LIST_LENGTH });
  for (const index of await selectRevoked(tx, { from, to: from + LIST_LENGTH })) list.setStatus(index - from, true);
  const id = statusListAddress(number, issuer.site);
  const unsigned = await createCredential({ id, list, statusPurpose: 'revocation' });
  return proven({ ...unsigned, issuer: issuer.did, validFrom: isoOf(now) }, issuer, now);
}
