import type { Rng } from '../../core/rng.ts';
import type { Command, Direction, Knobs, Loop, Program, Slip } from './params.ts';

const directions: readonly Direction[] = [0, 1, 2, 3];

/** A program without idle moves: it never steps straight back, and two turns never follow each other. */
export function drawProgram(rng: Rng, { commands, hasNose, loops }: Knobs): Program {
  const length = rng.int(commands[0], commands[1]);
  const line = drawLine(rng, length, hasNose);
  const places = rng.sample(
    line.map((_, index) => index),
    loops,
  );
  return line.map((command, index) => (places.includes(index) ? drawLoop(rng, command, hasNose) : command));
}

function drawLine(rng: Rng, length: number, hasNose: boolean): readonly Command[] {
  const line: Command[] = [];
  while (line.length < length) {
    const last = line.at(-1);
    if (!hasNose) {
      const back = last?.do === 'to' ? (last.direction + 2) % 4 : -1;
      line.push({ do: 'to', direction: rng.pick(directions.filter((direction) => direction !== back)) });
    } else if (last?.do !== 'forward' || line.length === length - 1) line.push({ do: 'forward' });
    else line.push(rng.pick([{ do: 'forward' }, { do: 'left' }, { do: 'right' }] as const));
  }
  return line;
}

/** Two commands again and again; the first one is the command that the loop takes the place of. */
function drawLoop(rng: Rng, command: Command, hasNose: boolean): Loop {
  const second: Command = hasNose
    ? command.do === 'forward'
      ? rng.pick([{ do: 'left' }, { do: 'right' }, { do: 'forward' }] as const)
      : { do: 'forward' }
    : {
        do: 'to',
        direction: rng.pick(directions.filter((one) => command.do === 'to' && one !== (command.direction + 2) % 4)),
      };
  return { do: 'repeat', times: rng.int(2, 3), body: [command, second] };
}

interface Slipped {
  readonly programs: readonly Program[];
  readonly slips: readonly [Slip, Slip];
}

interface Edit {
  readonly slip: Slip;
  readonly at: number;
  readonly apply: (program: Program) => Program;
}

/**
 * The program with none, the first, the second, and both of two slips. Every one of the four has the same neighbours, so
 * a vote among them finds nothing.
 */
export function slipped(rng: Rng, program: Program): Slipped | null {
  const edits = rng.shuffle(program.flatMap((_, at) => editsAt(rng, program, at)));
  const [first] = edits;
  const second = edits.find((edit) => first && Math.abs(edit.at - first.at) > 1);
  if (!first || !second) return null;
  // NOTE: the later place first, or a lost command would move the earlier one.
  const [late, early] = first.at > second.at ? [first, second] : [second, first];
  const programs = [program, early.apply(program), late.apply(program), early.apply(late.apply(program))];
  return { programs, slips: [early.slip, late.slip] };
}

function editsAt(rng: Rng, program: Program, at: number): readonly Edit[] {
  const item = program[at];
  const next = program[at + 1];
  if (!item) return [];
  if (item.do === 'repeat') {
    const times = item.times === 2 ? 3 : item.times - 1;
    return [{ slip: 'times', at, apply: (one) => one.with(at, { ...item, times }) }];
  }
  const edits: Edit[] = [];
  const turned = turn(rng, item);
  if (turned) edits.push({ slip: 'turn', at, apply: (one) => one.with(at, turned) });
  if (item.do === 'forward' || item.do === 'to') {
    edits.push({ slip: 'length', at, apply: (one) => one.toSpliced(at, 1) });
  }
  if (next && next.do !== 'repeat' && (next.do !== item.do || item.do === 'to')) {
    edits.push({ slip: 'order', at, apply: (one) => one.with(at, next).with(at + 1, item) });
  }
  return edits;
}

function turn(rng: Rng, command: Command): Command | null {
  if (command.do === 'left') return { do: 'right' };
  if (command.do === 'right') return { do: 'left' };
  if (command.do === 'forward') return null;
  return { do: 'to', direction: rng.pick(directions.filter((one) => one % 2 !== command.direction % 2)) };
}
