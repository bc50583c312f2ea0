// Tests run on Node, whose types the contract does without.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** True in `npm run test:thorough`: everything that a usual run only samples is looked at whole. */
export const isThorough: boolean = process.env['LOGIKIT_THOROUGH'] === '1';

/** True in `npm run test:attack`: what a usual run cuts, kills and sends a little of comes in the numbers of a bad week. */
export const isAttack: boolean = process.env['LOGIKIT_ATTACK'] === '1';

/** One of so many, from the `first` on; in a thorough run all. */
export function someOf<T>(all: readonly T[], step: number, first = 0): readonly T[] {
  return isThorough ? all : all.filter((_, index) => index % step === first);
}
