import { gridLaw } from './parts/grid.ts';
import { linksLaw } from './parts/links.ts';
import { numberLaw } from './parts/number.ts';
import { pathLaw } from './parts/path.ts';
import { rotorLaw } from './parts/rotor.ts';

/** Laws of the parts that few problems need. An embed brings them, with their views, only when a problem has one. */
export const rareLaws = { grid: gridLaw, path: pathLaw, links: linksLaw, rotor: rotorLaw, number: numberLaw } as const;
