import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { colourIds } from '../../draw/palette.ts';
import type { ColourId } from '../../draw/palette.ts';
import { drawCubes, drawCube } from './generate-cubes.ts';
import type { Draft } from './generate-cubes.ts';
import { hasBlock, images, longestLine } from './hexominoes.ts';
import { evenMarks, footedMarks, knobsOf } from './params.ts';
import type { Knobs, MarkId, NetsParams, Shape } from './params.ts';
import { lures, nets, opposite, plainNets, wrap } from './wrap.ts';

export function generate(rng: Rng, level: Level, mode: Mode): NetsParams | null {
  const knobs = knobsOf(level);
  if (mode === 'multi' && knobs.multi === 'shapes') return drawShapes(rng.fork('shapes'), knobs);
  const marks = rng.fork('marks').sample<MarkId>(knobs.hasFeet ? footedMarks : evenMarks, 6);
  const painted = rng.fork('colours');
  const colours: Partial<Record<MarkId, ColourId>> = {};
  // Six marks share four colours; no colour stands on more than two.
  const paints = painted.shuffle([...colourIds, ...painted.sample(colourIds, 2)]);
  marks.forEach((mark, index) => (colours[mark] = paints[index] ?? 'red'));
  const net = rng.fork('turn').pick(images(rng.fork('net').pick(knobs.hasPlainNets ? plainNets : nets)));
  const draft = { net, marks, colours, knobs };
  if (mode === 'multi') return drawCubes(rng.fork('cubes'), draft);
  return knobs.single === 'cube' ? drawCube(rng.fork('cube'), draft) : drawOpposite(rng.fork('opposite'), draft);
}

/** Marks are put on the net in random order, so the options say nothing about it. */
function drawOpposite(rng: Rng, { net, marks, colours, knobs }: Draft): NetsParams | null {
  const stands = wrap(net);
  if (!stands) return null;
  const at = rng.int(0, net.length - 1);
  const truth = stands.findIndex(({ here }) => here === opposite[stands[at]?.here ?? 'U']);
  if (isInLine(net, at, truth) !== knobs.isPlain) return null;
  const others = rng.shuffle(marks.filter((_, index) => index !== at && index !== truth));
  const right = marks[truth] ?? 'circle';
  return {
    task: 'opposite',
    colours,
    net,
    faces: marks.map((mark) => ({ mark, turn: 0 })),
    ask: marks[at] ?? 'circle',
    options: rng.shuffle([right, ...others.slice(0, 3)]),
    truth: right,
  };
}

/** Two apart in one line, with a square between them. */
function isInLine(net: Shape, one: number, two: number): boolean {
  const [[a, b], [c, d]] = [net[one] ?? [0, 0], net[two] ?? [9, 9]];
  const isNear = Math.abs(a - c) + Math.abs(b - d) === 2 && (a === c || b === d);
  return isNear && net.some(([x, y]) => 2 * x === a + c && 2 * y === b + d);
}

/** Every shape is right by the toss of a coin; at least one is, and at least one is not. */
function drawShapes(rng: Rng, { isPlain, options }: Knobs): NetsParams | null {
  const wrong = lures.filter((shape) => (hasBlock(shape) || longestLine(shape) > 4) === isPlain);
  const [good, bad] = [rng.shuffle(nets), rng.shuffle(wrong)];
  const fits = Array.from({ length: options }, () => rng.chance(0.5));
  if (!fits.includes(true) || !fits.includes(false)) return null;
  const shapes = fits.map((fit, index) => rng.pick(images((fit ? good : bad)[index] ?? [])));
  const truth = fits.flatMap((fit, index) => (fit ? [index] : [])).join(',');
  return { task: 'shapes', colours: {}, options: shapes, truth };
}
