import { certificateRequestStatuses } from '@logikit/contract';
import { expect, it } from 'vitest';
import { mayMove } from './request-states.ts';

it('[S-029] [D-131] of all 49 moves these are allowed', () => {
  const statuses = Object.entries(certificateRequestStatuses);
  const allowed = statuses.flatMap(([from, one]) =>
    statuses.flatMap(([to, other]) => (mayMove(one, other) ? [`${from} ${to}`] : [])),
  );
  expect(allowed.toSorted()).toEqual(
    [
      'NEW NEW',
      'NEW READY_FOR_DOWNLOAD',
      'NEW REQUESTED',
      'NEW WAIT_PAYMENT',
      'REQUESTED NEW',
      'REQUESTED READY_FOR_DOWNLOAD',
      'REQUESTED REJECTED',
      'REQUESTED SENT',
      'SENT DELIVERED',
      'WAIT_PAYMENT NEW',
      'WAIT_PAYMENT REQUESTED',
    ].toSorted(),
  );
});
