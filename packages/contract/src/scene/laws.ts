import { gridLaw } from './parts/grid.ts';
import { linksLaw } from './parts/links.ts';
import { numberLaw } from './parts/number.ts';
import { pathLaw } from './parts/path.ts';
import { rotorLaw } from './parts/rotor.ts';
import { slotsLaw } from './parts/slots.ts';
import { toggleLaw } from './parts/toggle.ts';
import type { Part } from './scene.ts';

/** The law of every kind of part. */
export const laws = {
  toggle: toggleLaw,
  slots: slotsLaw,
  grid: gridLaw,
  path: pathLaw,
  links: linksLaw,
  rotor: rotorLaw,
  number: numberLaw,
} as const satisfies Record<Part['t'], unknown>;
