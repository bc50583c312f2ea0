import { object, oneOf } from './basics.ts';

/** Legacy answer of calls whose result is only that it worked. */
export const StatusOk = object({ status: oneOf(['ok'] as const) });
