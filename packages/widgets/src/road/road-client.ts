import type { Model } from '@logikit/sdk';

export type Thread = Model<'Thread'>;
export type ThreadBlock = Thread['blocks'][number];
export type ThreadProblem = Thread['problems'][number];

/**
 * What the road needs of a client, and nothing more; the SDK's client has this shape.
 * Rejects with an error that carries a stable `code`.
 */
export interface RoadClient {
  readonly threads: {
    get(input: { readonly params: { readonly id: number } }): Promise<Thread>;
  };
}
