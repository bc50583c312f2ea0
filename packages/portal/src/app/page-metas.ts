import type { Model } from '@logikit/sdk';

type PageMeta = Model<'CommonProfile'>['pageMetas'][number];

const LONGEST = 200;

/** What a pattern may not hold: looking around, looking back, and repeating what repeats already. */
const slow = /\\[1-9]|\(\?[=!<]|\((?:[^()\\]|\\.)*[+*}](?:[^()\\]|\\.)*\)[+*{]/;

/** The title that the platform gives a page: an exact address beats every pattern, then the first pattern (rule D-186). */
export function titleFor(metas: readonly PageMeta[], path: string): string | null {
  const exact = metas.find(({ isRegexp, uri }) => !isRegexp && uri === path);
  return (exact ?? metas.find(({ isRegexp, uri }) => isRegexp && patternOf(uri)?.test(path)))?.title ?? null;
}

/** A pattern that cannot take long on any address; null where it could, or is none. */
function patternOf(source: string): RegExp | null {
  if (source.length > LONGEST || slow.test(source)) return null;
  try {
    return new RegExp(source, 'u');
  } catch {
    return null;
  }
}
