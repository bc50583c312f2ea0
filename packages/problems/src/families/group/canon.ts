import { hashText } from '../../core/hash.ts';
import { attributes, valueOf } from './params.ts';
import type { Card, GroupParams, Key } from './params.ts';

/** One row for everything that is seen: a sign, a picture in a basket, a picture to choose or to sort. */
interface Row {
  readonly role: string;
  readonly cells: readonly (string | null)[];
}

/**
 * Cards and baskets in any order, values under any names: what counts is which attributes vary and who shares what with
 * whom. Every row is described by how its values are shared, then by the descriptions of those it shares them with.
 */
export function structKey(params: GroupParams): string {
  const { plot, baskets, cards, rules, truth } = params;
  const keys: readonly Key[] = ['kind', ...attributes].filter((key): key is Key => isUsed(params, key as Key));
  const cellsOf = (card: Card): readonly string[] => keys.map((key) => valueOf(card, key));
  const inBaskets = baskets.flatMap(({ signs, holds }, b): readonly Row[] => [
    ...(signs.length === 0
      ? []
      : [
          {
            role: 'sign',
            cells: [...keys.map((key) => signs.find((one) => one.key === key)?.value ?? null), String(b)],
          },
        ]),
    ...holds.map((card) => ({ role: 'holds', cells: [...cellsOf(card), String(b)] })),
  ]);
  const rows: readonly Row[] = [
    ...inBaskets,
    ...cards.map((card, i) => ({
      role: plot !== 'sort' && truth[0] === i ? 'right' : 'card',
      cells: [...cellsOf(card), plot === 'sort' ? String(truth[i]) : null],
    })),
  ];
  const asked = plot === 'rule' ? [...rules].sort().join('+') : '';
  return `group:${plot}:${asked}:${keys.join('+')}:${refined(rows, [...keys, 'basket'])}`;
}

/** Kinds count only where a sign names them; attributes that never change say nothing. */
function isUsed({ baskets, cards, hasDots, hasFrame }: GroupParams, key: Key): boolean {
  const signed = baskets.flatMap(({ signs }) => signs.map((sign) => sign.key));
  if (signed.includes('kind')) return key === 'kind' || key === 'size';
  if (key === 'kind' || (key === 'dots' && !hasDots) || (key === 'frame' && !hasFrame)) return false;
  const all = [...cards, ...baskets.flatMap(({ holds }) => holds)];
  return signed.includes(key) || new Set(all.map((card) => valueOf(card, key))).size > 1;
}

function refined(rows: readonly Row[], names: readonly string[]): string {
  let told = rows.map(({ role }) => role);
  for (let round = 0; round < 3; round += 1) {
    told = rows.map((row, i) => {
      const shares = names.map((name, column) => {
        const own = row.cells[column];
        const mates = rows.flatMap((other, j) => (own !== null && other.cells[column] === own ? [told[j] ?? ''] : []));
        return `${name}(${mates.sort().join()})`;
      });
      return hashText(`${told[i] ?? ''}[${shares.join(';')}]`);
    });
  }
  return hashText(told.sort().join(' '));
}

export function skinKey(params: GroupParams): string {
  const { plot, baskets, cards, rules, truth, hasDots, hasFrame } = params;
  const look = (card: Card): string =>
    [card.object, card.colour, card.size, hasDots ? card.dots : '', hasFrame ? card.frame : ''].join('-');
  const told = baskets.map(({ signs, holds }, b) => {
    const plate = signs.map(({ key, value }) => `${key}=${value}`).join('&');
    const sortedHere = plot === 'sort' ? cards.filter((_, i) => truth[i] === b).map(look) : [];
    return `${plate}(${holds.map(look).sort().join(' ')})${sortedHere.sort().join(' ')}`;
  });
  const options = plot === 'sort' ? '' : [...cards.map(look), ...rules].sort().join(' ');
  return `group:${plot}:${told.sort().join('|')}:${options}`;
}
