import type { Item, ZebraParams } from './params.ts';

export function itemOf({ kinds, houses }: Pick<ZebraParams, 'kinds' | 'houses'>, id: number): Item {
  const item = kinds[Math.floor(id / houses)]?.items[id % houses];
  if (!item) throw new RangeError(`no item ${id}`);
  return item;
}

/** Ids of everything that lives in one house, kind by kind. */
export function tenantsOf({ truth }: Pick<ZebraParams, 'truth'>, house: number): readonly number[] {
  return truth.flatMap((home, id) => (home === house ? [id] : []));
}

/** The asked item in the generator's mind. */
export function answerOf({ ask, truth, houses }: Pick<ZebraParams, 'ask' | 'truth' | 'houses'>): number {
  if (!ask) throw new RangeError('nothing single is asked');
  const home = ask.about === 'house' ? ask.house : truth[ask.item];
  return truth.findIndex((house, id) => house === home && Math.floor(id / houses) === ask.kind);
}
