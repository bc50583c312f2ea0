/** True in `pnpm test:thorough`: everything that a usual run only samples is looked at whole. */
export const isThorough = process.env['LOGIKIT_THOROUGH'] === '1';

/** One of so many, from the `first` on; in a thorough run all. */
export function someOf<T>(all: readonly T[], step: number, first = 0): readonly T[] {
  return isThorough ? all : all.filter((_, index) => index % step === first);
}
