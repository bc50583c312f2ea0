import * as areas from './areas.ts';

export type { LocaleCode } from './basics.ts';
export { localeCodes } from './basics.ts';

type Areas = typeof areas;

/** What an area exports with a capital letter crosses the wire; tables of codes and helpers begin with a small one. */
type Shapes<Area> = {
  readonly [Name in keyof Area as Name extends Capitalize<Name & string> ? Name : never]: Area[Name];
};

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

const shapesOf = <Area extends object>(area: Area) =>
  Object.fromEntries(Object.entries(area).filter(([name]) => /^[A-Z]/.test(name))) as Shapes<Area>;

/** Every shape that crosses the wire, by area and by the name that calls and the OpenAPI document use. */
export const modelsByArea = Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, shapesOf(area)])) as {
  readonly [Area in keyof Areas]: Shapes<Areas[Area]>;
};

/** Every shape that crosses the wire, by its name. */
export const models = Object.assign({}, ...Object.values(modelsByArea)) as Both<Shapes<Areas[keyof Areas]>>;
