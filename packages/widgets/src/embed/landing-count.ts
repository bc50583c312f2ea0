import type { landingMoments } from '@logikit/contract';
import type { ShownLanding } from '../landing/landing-props.ts';
import type { EmbedApi } from './protocol.ts';
import { tellPublic } from './runtime/public-reader.ts';

type Landing = Pick<ShownLanding, 'kind' | 'name'>;
type Moment = (typeof landingMoments)[number];

/** As long as the platform counts it by. */
const LONGEST_VARIANT = 16;

export interface LandingCount {
  /** It is drawn. */
  begin(landing: Landing, variant: string | undefined): void;
  add(moment: Moment): void;
}

/** Counts each moment of a landing once on this page, for its partner's console. Of the visitor nothing is told. */
export function createLandingCount(api: EmbedApi): LandingCount {
  const counted = new Set<string>();
  let told = {};
  const add = (moment: Moment): void => {
    const one = JSON.stringify([told, moment]);
    if (counted.has(one)) return;
    counted.add(one);
    tellPublic(api, '/service/promo/api/landing/count', { ...told, moment });
  };
  return {
    begin({ kind, name }, variant) {
      told = { kind, name, variant: variant?.slice(0, LONGEST_VARIANT) };
      add('shown');
    },
    add,
  };
}
