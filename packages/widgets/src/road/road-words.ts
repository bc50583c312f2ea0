import type { Translate } from '../words/formatter.ts';
import type { ThreadProblem } from './road-client.ts';
import type { RoadBlock } from './road.machine.ts';

/** Whatever language the platform answered in is better than no title. */
export function titleOf(texts: Readonly<Partial<Record<string, { readonly title: string }>>>, lang: string): string {
  return (texts[lang] ?? Object.values(texts)[0])?.title ?? '';
}

/** What a screen reader calls a station. */
export function stationName(problem: ThreadProblem, number: number, translate: Translate): string {
  const { title, state, stars } = problem;
  if (state === 'done') return translate('road.station.done', { number, title, count: stars });
  return translate(`road.station.${state}`, { number, title });
}

/** Second line of a plaque: what is earned, or when the mist lifts. */
export function blockNote({ stations }: RoadBlock, translate: Translate): string {
  const first = stations[0];
  if (first !== undefined && first.number > 1 && stations.every(({ problem }) => problem.state === 'locked')) {
    return translate('road.block.mist', { number: first.number - 1 });
  }
  const earned = stations.reduce((sum, { problem }) => sum + problem.stars, 0);
  return translate('road.block.stars', { earned, count: stations.length * 3 });
}
