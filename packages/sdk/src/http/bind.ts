import type { Call, CallInput, CallOutput } from '@logikit/contract';
import type { CallOptions, Http } from './http.ts';

type MayBeEmpty<T> = Partial<T> extends T ? true : false;
type Loose<T> = { readonly [K in keyof T as MayBeEmpty<T[K]> extends true ? K : never]?: T[K] } & {
  readonly [K in keyof T as MayBeEmpty<T[K]> extends true ? never : K]: T[K];
};

/** What a method takes: parts of which every field is optional may be left out. */
export type MethodInput<C extends Call> = Loose<CallInput<C>>;

type Method<C extends Call> =
  MayBeEmpty<MethodInput<C>> extends true
    ? (input?: MethodInput<C>, options?: CallOptions) => Promise<CallOutput<C>>
    : (input: MethodInput<C>, options?: CallOptions) => Promise<CallOutput<C>>;

/** Named methods, one for each call. */
export type Bound<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: Method<Calls[Name]>;
};

/** Turns calls of the contract into methods. No logic lives here: what a call needs is said by its constant. */
export function bind<const Calls extends Readonly<Record<string, Call>>>(http: Http, calls: Calls): Bound<Calls> {
  const methods = Object.entries(calls).map(([name, call]) => [
    name,
    (input: object = {}, options?: CallOptions) => http.send(call, input, options),
  ]);
  // Object.fromEntries cannot say that the names are those of `calls`.
  return Object.fromEntries(methods) as Bound<Calls>;
}
