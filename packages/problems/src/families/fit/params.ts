import type { Level, Mode } from '../../core/family.ts';
import type { ColourId } from '../../draw/palette.ts';
import type { Shape } from './shapes.ts';
import { rungOf } from '../../core/ladder.ts';

/**
 * `hole`: one piece fills the hole. `leftover`: all pieces but one make the figure. `parts`: some of them do. `lies`: all do,
 * and the first piece is to be found in the figure. `holes`: every hole gets its piece.
 */
export type Plot = 'hole' | 'leftover' | 'parts' | 'lies' | 'holes';

export interface FitParams {
  readonly level: Level;
  readonly plot: Plot;
  readonly mayTurn: boolean;
  /** As they are shown. */
  readonly pieces: readonly Shape[];
  /** What is to be filled: one figure, or in the plot holes several. */
  readonly targets: readonly Shape[];
  /** Plot hole: the board around the hole, and where the hole begins. */
  readonly board: {
    readonly rows: number;
    readonly columns: number;
    readonly at: readonly [row: number, column: number];
  };
  readonly colour: ColourId;
  /** Indexes of the right pieces; in the plot lies, of the squares of the figure; in the plot holes, the piece of every hole. */
  readonly truth: readonly number[];
}

/**
 * Where the pieces come from. `plain`: any that differ. `turned`: two pieces and each of them turned. `twins`: pieces with
 * their mirror images, as many as fit, then any.
 */
export type Kin = 'plain' | 'turned' | 'twins';

export interface Knobs {
  readonly plot: Plot;
  readonly squares: readonly number[];
  readonly pieces: number;
  /** How many of them the figure takes. */
  readonly used: number;
  readonly kin: Kin;
  readonly mayTurn: boolean;
}

type Row = readonly [plot: Plot, squares: readonly number[], pieces: number, used: number, kin: Kin, mayTurn: boolean];

const single: readonly Row[] = [
  ['hole', [4], 3, 1, 'plain', false],
  ['hole', [4, 5], 4, 1, 'turned', false],
  ['hole', [5], 4, 1, 'twins', false],
  ['hole', [5], 4, 1, 'plain', true],
  ['hole', [5, 6], 4, 1, 'twins', true],
  ['leftover', [5], 3, 2, 'twins', true],
  ['leftover', [5], 4, 3, 'twins', true],
  ['leftover', [6], 4, 3, 'twins', true],
  ['leftover', [5], 5, 4, 'twins', true],
  ['leftover', [6], 5, 4, 'twins', true],
];

const multi: readonly Row[] = [
  ['parts', [3, 4], 3, 2, 'plain', false],
  ['parts', [4], 4, 2, 'turned', false],
  ['parts', [5], 4, 2, 'twins', false],
  ['parts', [5], 4, 2, 'plain', true],
  ['parts', [5], 4, 2, 'twins', true],
  ['parts', [5], 5, 2, 'twins', true],
  ['parts', [6], 6, 2, 'twins', true],
  ['parts', [5], 5, 3, 'twins', true],
  ['parts', [5], 6, 3, 'twins', true],
  ['parts', [6], 6, 3, 'twins', true],
];

const graphic: readonly Row[] = [
  ['holes', [3, 4], 3, 2, 'plain', false],
  ['holes', [4, 5], 4, 3, 'turned', false],
  ['holes', [4, 5], 4, 3, 'twins', false],
  ['lies', [4], 2, 2, 'plain', true],
  ['lies', [5], 2, 2, 'plain', true],
  ['lies', [4], 3, 3, 'plain', true],
  ['lies', [5], 3, 3, 'plain', true],
  ['lies', [5], 3, 3, 'twins', true],
  ['lies', [4], 4, 4, 'plain', true],
  ['lies', [5], 4, 4, 'plain', true],
];

const ladders: Readonly<Partial<Record<Mode, readonly Row[]>>> = { multi, graphic };

export function knobsOf(level: Level, mode: Mode): Knobs {
  const ladder = ladders[mode] ?? single;
  const row = rungOf(ladder, level);
  const [plot, squares, pieces, used, kin, mayTurn] = row;
  return { plot, squares, pieces, used, kin, mayTurn };
}
