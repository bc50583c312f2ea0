import { Id, object } from './basics.ts';

/** What a call about one row asks for: in the address, or in the body. */
export const IdPath = object({ id: Id });
export const IdBody = object({ id: Id });
