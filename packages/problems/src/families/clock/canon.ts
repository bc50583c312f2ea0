import type { ClockParams } from './params.ts';

/** One puzzle idea: the times themselves; paper and the order of the faces say nothing. */
export function structKey(params: ClockParams): string {
  const { task, from, to, by, options, sheet } = params;
  const faces = options.toSorted((a, b) => a - b).join(',');
  const month = sheet === null ? '' : `${sheet.date}`;
  return `clock:${task}:${from}:${to ?? ''}:${by}:${faces}:${month}`;
}

export function skinKey(params: ClockParams): string {
  const month = params.sheet === null ? '' : `${params.sheet.offset}/${params.sheet.days}`;
  return `${structKey(params)}:${params.tone}:${month}`;
}
