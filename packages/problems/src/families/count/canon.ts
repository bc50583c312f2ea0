import type { CountParams, Thing } from './params.ts';

/** How many, of how many kinds, and what is asked: not what is drawn, nor where it lies. */
export function structKey(params: CountParams): string {
  if (params.kind === 'cards') {
    const counts = params.cards.map((card) => card.length).sort((a, b) => a - b);
    const { task } = params;
    const asked = 'number' in task ? task.number : task.ask === 'as-many' ? task.model.length : '';
    return `cards/${task.ask}${asked}/${counts.join(' ')}`;
  }
  const { task, things } = params;
  const groups = new Map<string, number>();
  for (const thing of things) {
    const role = `${thing.object === task.object ? 'own' : 'other'}${thing.colour === task.colour ? '' : '-other'}`;
    groups.set(role, (groups.get(role) ?? 0) + 1);
  }
  return `field/${task.ask}/${[...groups]
    .map(([role, count]) => `${role}${count}`)
    .sort()
    .join(' ')}`;
}

export function skinKey(params: CountParams): string {
  if (params.kind === 'field')
    return `field/${params.task.ask}/${params.task.object}/${params.task.colour}/${spots(params.things)}`;
  const model = params.task.ask === 'as-many' ? spots(params.task.model) : '';
  return `cards/${params.task.ask}/${params.object}/${model}/${params.cards.map(spots).sort().join('|')}`;
}

function spots(things: readonly Thing[]): string {
  return things.map(({ object, colour, at, scale }) => `${object}${colour ?? ''}@${at.join()}*${scale}`).join(' ');
}
