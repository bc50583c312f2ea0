import type { Call, CallInput, CallOutput } from '@logikit/contract';
import type { CallOptions, Http } from './http.ts';

/** Sends a call of the contract; what goes in and comes out is as the call declares. */
export function send<const C extends Call>(
  http: Http,
  call: C,
  ...[input, options]: [input: CallInput<C>, options?: CallOptions]
): Promise<CallOutput<C>> {
  // The contract's types promise what `unknown` here becomes; both ends are tested against them.
  return http.send(call, input as object, options) as Promise<CallOutput<C>>;
}
