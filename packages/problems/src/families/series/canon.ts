import type { SeriesParams } from './params.ts';

/** One puzzle idea: where a row only adds, it does not matter with which number it starts. */
export function structKey({ terms, hole, rule }: SeriesParams): string {
  const start = startsAnywhere(rule.kind) ? terms.map((term) => term - (terms[0] ?? 0)) : terms;
  const tracks = rule.kind === 'two-rows' ? terms.map((term, index) => term - (terms[index % 2] ?? 0)) : start;
  return `series:${rule.kind}:${hole}:${tracks.join(',')}`;
}

export function skinKey({ terms, hole, skin }: SeriesParams): string {
  return `series:${skin}:${terms.with(hole, -1).join(',')}`;
}

function startsAnywhere(kind: SeriesParams['rule']['kind']): boolean {
  return kind === 'steady' || kind === 'growing' || kind === 'by-turns';
}
