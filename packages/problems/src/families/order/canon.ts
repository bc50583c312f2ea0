import type { Clue, CluesParams, OrderParams } from './params.ts';

/** Characters are named by their place, and the whole order may be turned upside down: "taller" for "shorter". */
export function structKey(params: OrderParams): string {
  const { ask, order } = params;
  const count = order.length;
  if (params.kind === 'sizes') {
    const lying = order.map((_, i) => order.indexOf(i));
    const forms = [
      [lying, ask],
      [lying.map((place) => count - 1 - place), ask === null ? null : count - 1 - ask],
    ] as const;
    return `sizes/${forms.map(([places, asked]) => `${places.join('')}?${asked ?? '*'}`).sort()[0] ?? ''}`;
  }
  const forms = [told(params, false), told(params, true)];
  return `clues${count}/${forms.sort()[0] ?? ''}`;
}

function told({ clues, order, ask }: CluesParams, isTurned: boolean): string {
  const last = order.length - 1;
  const place = (who: number): number => (isTurned ? last - order.indexOf(who) : order.indexOf(who));
  const asked = ask === null ? '*' : isTurned ? last - ask : ask;
  return `${clues.map((clue) => clueKey(clue, place, isTurned)).join(' ')}?${asked}`;
}

function clueKey(clue: Clue, place: (who: number) => number, isTurned: boolean): string {
  switch (clue.t) {
    case 'more': {
      // Turned upside down, "a is more than b" says "b is more than a" in the other wording.
      const isInverse = clue.isInverse;
      return isTurned
        ? `${place(clue.b)}>${place(clue.a)}${isInverse ? '' : '~'}`
        : `${place(clue.a)}>${place(clue.b)}${isInverse ? '~' : ''}`;
    }
    case 'between':
      return `${[place(clue.a), place(clue.b)].sort((a, b) => a - b).join('<>')}:${place(clue.middle)}`;
    case 'not-top':
    case 'not-bottom':
      return `${(clue.t === 'not-top') !== isTurned ? 'not-top' : 'not-bottom'}:${place(clue.a)}`;
  }
}

export function skinKey(params: OrderParams): string {
  const skin =
    params.kind === 'sizes'
      ? `${params.object}/${params.scales.join()}/${params.isRising}`
      : `${params.relation}/${params.who.join()}/${JSON.stringify(params.clues)}`;
  return `${params.kind}/${skin}/${params.ask ?? '*'}`;
}
