import type { Thread } from './road-client.ts';

/** The images of a thread's view as CSS says them; one that is missing, or does not come, leaves the drawn land. */
export interface RoadImages {
  /** What stands in the head, and the head behind it. */
  readonly head: readonly string[];
  /** One per block, in order, and the paper under them. */
  readonly land: readonly string[];
}

/** Without a base nothing is painted. */
export function imagesOf(view: Thread['view'], base: string | undefined): RoadImages {
  const laid = (...addresses: readonly (string | null)[]): readonly string[] =>
    base !== undefined && addresses.some(Boolean)
      ? addresses.map((address) =>
          address ? `url(${JSON.stringify(address[0] === '/' ? base + address : address)})` : 'none',
        )
      : [];
  return { head: laid(view.topRoadImage, view.headerBackground), land: laid(...view.images, view.background) };
}
