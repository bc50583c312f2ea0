import { Type } from '@sinclair/typebox';
import { currencies } from '../../values/currencies.ts';
import { disputeStatuses, findingKinds, findingMoves } from '../../values/findings.ts';
import { Id, nullable, object, oneOf, Timestamp } from '../basics.ts';
import { paged, pageFields } from '../paged.ts';
import { Contact } from './shop.ts';

export const FindingsQuery = object({ ...pageFields, isClosed: Type.Boolean() });
export const Finding = object({
  id: Id,
  kind: oneOf(findingKinds),
  /** Number of the payment. */
  order: Type.String(),
  adapter: nullable(Type.String()),
  /** What its gateway calls it. */
  reference: nullable(Type.String()),
  foundAt: Timestamp,
  /** What should have come, or gone back. */
  price: Type.Number({ minimum: 0 }),
  currency: oneOf(currencies),
  told: nullable(object({ price: Type.Number(), currency: Type.String() }, 'What has come instead')),
  dispute: nullable(
    object(
      { status: oneOf(disputeStatuses), dueAt: nullable(Timestamp) },
      'What the payer’s bank says, and until when it hears us',
    ),
  ),
  /** Null: they have left. */
  payer: nullable(Contact),
  moves: Type.Array(oneOf(findingMoves), { description: 'What can be done; none where somebody else has to' }),
  /** How it was closed; null: it is open. */
  move: nullable(oneOf(findingMoves)),
});
export const Findings = paged(Finding);
export const FindingMoveBody = object({ move: oneOf(findingMoves) });
