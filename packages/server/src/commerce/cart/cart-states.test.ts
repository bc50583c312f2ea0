import { cartStatuses } from '@logikit/contract';
import { expect, it } from 'vitest';
import { mayMove } from './cart-states.ts';

it('[S-027] [K-063] a cart moves as rule D-143 has it, and no other way', () => {
  const all = Object.values(cartStatuses);
  const allowed = all.flatMap((from) => all.flatMap((to) => (mayMove(from, to) ? [`${from} ${to}`] : [])));
  expect(allowed).toEqual(['0 2', '0 3', '3 0', '3 1', '3 2']);
});
