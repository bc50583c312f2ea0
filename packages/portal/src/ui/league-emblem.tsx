import './league-emblem.css';
import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';

export type League = Model<'RatingEntry'>['league'];

/** What is cut into the shield of a league, from the lowest to the highest. */
const signs: Readonly<Record<League, string>> = {
  paper: 'M28 58L68 40L54 70L47 59L28 58ZM47 59L68 40',
  wood: 'M48 34a17 17 0 1 0 .01 0M48 42a9 9 0 1 0 .01 0M48 49a2 2 0 1 0 .01 0',
  bronze: 'M48 34L53.3 45L65 46.6L56.5 54.8L58.6 66.4L48 60.8L37.4 66.4L39.5 54.8L31 46.6L42.7 45Z',
  silver: 'M48 34L53.3 45L65 46.6L56.5 54.8L58.6 66.4L48 60.8L37.4 66.4L39.5 54.8L31 46.6L42.7 45Z',
  gold: 'M48 34L53.3 45L65 46.6L56.5 54.8L58.6 66.4L48 60.8L37.4 66.4L39.5 54.8L31 46.6L42.7 45Z',
  diamond: 'M38 36H58L68 47L48 69L28 47ZM28 47H68M38 36L48 69L58 36',
};

/** True when the first league comes after the second. */
export function isHigher(one: League, other: League): boolean {
  const order = Object.keys(signs);
  return order.indexOf(one) > order.indexOf(other);
}

/** The shield of a league. Its name stands beside it in words. */
export function LeagueEmblem({ league }: { readonly league: League }): ReactElement {
  return (
    <svg className="league-emblem" viewBox="0 0 96 110" aria-hidden="true" data-league={league}>
      <path className="league-emblem-shade" d="M8 14H88V82L48 108L8 82Z" />
      <path className="league-emblem-shield" d="M8 6H88V74L48 100L8 74Z" />
      <circle cx="48" cy="51" r="27" />
      <path className="league-emblem-sign" d={signs[league]} />
    </svg>
  );
}
