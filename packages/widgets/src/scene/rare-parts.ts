import type { RareViews } from './part-views.ts';
import { GridButtons, GridMarks, GridPalette } from './grid.tsx';
import { LinksButtons, LinksMarks } from './links.tsx';
import { NumberButtons, NumberMarks } from './number.tsx';
import { PathButtons, PathMarks } from './path.tsx';
import { RotorButtons, RotorMarks } from './rotor.tsx';

/** Views of the parts that come with the late file; a problem that needs one waits for it. */
export const rareViews: RareViews = {
  grid: { Marks: GridMarks, Buttons: GridButtons, Tools: GridPalette },
  path: { Marks: PathMarks, Buttons: PathButtons },
  links: { Marks: LinksMarks, Buttons: LinksButtons },
  rotor: { Marks: RotorMarks, Buttons: RotorButtons },
  number: { Marks: NumberMarks, Buttons: NumberButtons },
};
