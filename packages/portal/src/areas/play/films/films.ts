import type { ComponentType } from 'react';
import { KitHello, KitJumps, KitSleeps, KitWins } from './kit-films.tsx';
import { BalanceFilm, MirrorFilm, PatternFilm, TurnFilm } from './idea-films.tsx';

/** The sections and their little films, in the order in which they are offered. */
export const sections = {
  kit: { hello: KitHello, jump: KitJumps, sleep: KitSleeps, win: KitWins },
  ideas: { pattern: PatternFilm, mirror: MirrorFilm, balance: BalanceFilm, turn: TurnFilm },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ComponentType>>>>;

export type SectionName = keyof typeof sections;

export const sectionNames = Object.keys(sections) as readonly SectionName[];

export function isSectionName(name: string | undefined): name is SectionName {
  return sectionNames.some((known) => known === name);
}

export interface Film {
  readonly name: string;
  readonly Drawing: ComponentType;
}

/** The films of a section. */
export function filmsOf(section: SectionName): readonly Film[] {
  return Object.entries<ComponentType>(sections[section]).map(([name, Drawing]) => ({ name, Drawing }));
}
