import { attributes } from './params.ts';
import type { OddParams } from './params.ts';

/**
 * Cards in any order, values under any names: what counts is which attributes vary and who shares what with whom.
 * Every card is described by how its values are shared, then by the descriptions of those that it shares them with.
 */
export function structKey(params: OddParams): string {
  const moving = attributes.filter((attribute) => new Set(params.items.map((item) => item[attribute])).size > 1);
  const columns = moving.map((attribute) => params.items.map((item) => item[attribute]));
  const rows = params.items.map((_, i) => i);
  const signatures = refine(
    rows.map(() => ''),
    columns,
    moving,
  );
  return `${params.items.length}/${moving.join('+')}/${[...signatures].sort().join(' ')}`;
}

function refine(
  start: readonly string[],
  columns: readonly (readonly number[])[],
  kinds: readonly string[],
): readonly string[] {
  let signatures = start;
  for (let round = 0; round < 3; round += 1) {
    const told = signatures.map((own, i) => {
      const shared = columns.map((column, c) => {
        const mates = column.flatMap((value, j) => (value === column[i] ? [signatures[j] ?? ''] : []));
        return `${kinds[c]}${mates.length}(${mates.sort().join()})`;
      });
      return `${own}[${shared.sort().join(';')}]`;
    });
    const names = [...new Set(told)].sort();
    signatures = round === 2 ? told.map((text) => hash(text)) : told.map((text) => hash(`${names.length}${text}`));
  }
  return signatures;
}

function hash(text: string): string {
  let value = 5381;
  for (let i = 0; i < text.length; i += 1) value = (Math.imul(value, 33) ^ text.charCodeAt(i)) >>> 0;
  return value.toString(36);
}

export function skinKey(params: OddParams): string {
  const cards = params.items.map((item) => attributes.map((attribute) => item[attribute]).join('.'));
  return `${params.shapes.join()}/${[...cards].sort().join(' ')}`;
}
