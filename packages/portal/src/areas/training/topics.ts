/** The ideas that chapters, theory and side courses are made of, as they name them. */
export const topics = [
  'pattern',
  'odd',
  'shadow',
  'position',
  'count',
  'group',
  'order',
  'maze',
  'fit',
  'missing',
  'latin',
  'matrix',
  'dots',
  'mirror',
  'balance',
  'cubes',
  'robot',
  'clock',
  'word',
  'numgrid',
  'truth',
  'euler',
  'venn',
  'series',
  'zebra',
  'match',
  'knights',
  'combi',
  'nets',
  'search',
  'gridlogic',
  'crypt',
] as const;

export type Topic = (typeof topics)[number];

export function isTopic(name: string | undefined): name is Topic {
  return topics.some((topic) => topic === name);
}
