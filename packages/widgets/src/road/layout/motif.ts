import type { Model } from '@logikit/sdk';

export type Motif = Model<'Thread'>['view']['roadImage'];
