import { GridButtons, GridMarks, GridPalette } from './grid.tsx';
import { LinksButtons, LinksMarks } from './links.tsx';
import { NumberButtons, NumberMarks } from './number.tsx';
import type { ViewsOfParts } from './part-views.ts';
import { PathButtons, PathMarks } from './path.tsx';
import { RotorButtons, RotorMarks } from './rotor.tsx';
import { SlotsButtons, SlotsMarks } from './slots.tsx';
import { ToggleButtons, ToggleMarks } from './toggle.tsx';

/** The views of every kind of part. The build of a game's element leaves out those that no board has. */
export const viewsOf: ViewsOfParts = {
  toggle: { Marks: ToggleMarks, Buttons: ToggleButtons },
  slots: { Marks: SlotsMarks, Buttons: SlotsButtons },
  grid: { Marks: GridMarks, Buttons: GridButtons, Tools: GridPalette },
  path: { Marks: PathMarks, Buttons: PathButtons },
  links: { Marks: LinksMarks, Buttons: LinksButtons },
  rotor: { Marks: RotorMarks, Buttons: RotorButtons },
  number: { Marks: NumberMarks, Buttons: NumberButtons },
};
