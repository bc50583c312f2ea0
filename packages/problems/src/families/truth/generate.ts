import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { judge } from './judgements.ts';
import type { Judgements } from './judgements.ts';
import { knobsOf, techniqueOf } from './params.ts';
import type { Knobs, Statement, Thing, TruthParams, World } from './params.ts';
import { repair } from './repair.ts';
import { statementsOf } from './statements.ts';
import { itemAt } from '../../core/list.ts';

const toys = ['ball', 'kite', 'cube', 'boat', 'balloon', 'bell'] as const;
const shapes = ['circle', 'triangle', 'square', 'star', 'heart', 'hexagon', 'diamond', 'cross'] as const;
const colours = ['red', 'yellow', 'blue', 'purple'] as const;

const roundsTried = 8;

export function generate(rng: Rng, level: Level, mode: Mode): TruthParams | null {
  const knobs = knobsOf(level);
  const asked = mode === 'multi' || mode === 'any' ? mode : 'single';
  const world = drawWorld(rng.fork('world'), knobs);
  for (let n = 0; n < roundsTried; n += 1) {
    const from = rng.fork(`round-${n}`);
    const drawn = choose(from, judgeSome(from, { knobs, world }), { knobs, asked });
    if (drawn) return { level, form: knobs.form, asked, world, ...drawn };
  }
  return null;
}

interface Setting {
  readonly knobs: Knobs;
  readonly world: World;
}

type Drawn = Pick<TruthParams, 'pictures' | 'statements' | 'right'>;

const picturesDrawn = 40;
/** Of each kind of statement as many, so that the easy ones do not push the others out. */
const statementsOfKind = 14;

/** Some statements and some pictures, and which is true of which. */
function judgeSome(rng: Rng, { knobs, world }: Setting): Judgements {
  const says = [...new Set([...knobs.says, ...knobs.beside])];
  const statements = says.flatMap((one) => rng.sample(statementsOf(world, one, knobs), statementsOfKind));
  const pictures = Array.from({ length: picturesDrawn }, () => {
    const things = repair(rng, world, { statement: rng.pick(statements), things: drawPicture(rng, { knobs, world }) });
    return rng.shuffle(things);
  });
  return judge(statements, distinct(pictures));
}

function distinct(pictures: readonly (readonly Thing[])[]): readonly (readonly Thing[])[] {
  return [...new Map(pictures.map((things) => [lookOf(things), things])).values()];
}

interface Choice {
  readonly knobs: Knobs;
  readonly asked: TruthParams['asked'];
}

/**
 * Options first: a set of options is taken only when it can be right in every way, and in which way it is, is drawn last.
 * So the options say nothing about it.
 */
function choose(rng: Rng, judged: Judgements, choice: Choice): Drawn | null {
  return choice.asked === 'single' ? chooseOne(rng, judged, choice) : chooseSome(rng, judged, choice);
}

const startsTried = 20;

/** As many statements as pictures, each true of one of them only. */
function chooseOne(rng: Rng, judged: Judgements, { knobs }: Choice): Drawn | null {
  const { statements, pictures } = judged;
  const all = statements.map((_, s) => s);
  const hard = all.filter((s) => isHard(statements[s], knobs));
  for (let start = 0; start < startsTried; start += 1) {
    const pairs: (readonly [number, number])[] = [];
    while (pairs.length < knobs.options) {
      const next = findPair(rng, judged, { pairs, among: pairs.length === 0 ? hard : all });
      if (next === null) break;
      pairs.push(next);
    }
    if (pairs.length < knobs.options) continue;
    const right = rng.int(0, pairs.length - 1);
    const chosen = pairs[right] ?? [0, 0];
    // The first one was drawn as a hard one: its place must not show.
    const order = rng.shuffle(pairs);
    const at = order.indexOf(chosen);
    return knobs.form === 'pictures'
      ? {
          pictures: order.map(([, p]) => pictures[p] ?? []),
          statements: [itemAt(statements, chosen[0])],
          right: [at],
        }
      : {
          pictures: [pictures[chosen[1]] ?? []],
          statements: order.map(([s]) => itemAt(statements, s)),
          right: [at],
        };
  }
  return null;
}

interface Search {
  readonly pairs: readonly (readonly [number, number])[];
  readonly among: readonly number[];
}

/** A statement and a picture of which it is true; false of the pictures so far, whose statements are false of this one. */
function findPair(rng: Rng, { isLure, isTrueOf, statements, pictures }: Judgements, { pairs, among }: Search) {
  const said = rng.shuffle(among).filter((s) => pairs.every(([, p]) => isLure(s, p)));
  const shown = rng
    .shuffle(pictures.map((_, p) => p))
    .filter((p) => pairs.every(([s, other]) => other !== p && isLure(s, p)));
  // One after the other of the kinds of statements, so that none is rare.
  const kinds = rng.shuffle([...new Set(said.map((s) => statements[s]?.says))]);
  for (const kind of kinds) {
    for (const s of said) {
      if (statements[s]?.says !== kind) continue;
      const p = shown.find((one) => isTrueOf(s, one));
      if (p !== undefined) return [s, p] as const;
    }
  }
  return null;
}

const couplesTried = 200;

/** Two statements that share the pictures between them, or two pictures that share the statements. */
function chooseSome(rng: Rng, judged: Judgements, { knobs, asked }: Choice): Drawn | null {
  const { isLure, isTrueOf, statements, pictures } = judged;
  const isPictures = knobs.form === 'pictures';
  const holds = (option: number, of: number): boolean => (isPictures ? isTrueOf(of, option) : isTrueOf(option, of));
  const lures = (option: number, of: number): boolean => (isPictures ? isLure(of, option) : isLure(option, of));
  const askers = (isPictures ? statements : pictures).map((_, i) => i);
  const options = (isPictures ? pictures : statements).map((_, i) => i);
  const fewest = asked === 'any' ? 2 : 1;
  for (let n = 0; n < couplesTried; n += 1) {
    const [one = 0, two = 0] = rng.sample(askers, 2);
    const count = rng.int(fewest, knobs.options - fewest);
    const forOne = options.filter((option) => holds(option, one) && lures(option, two));
    const forTwo = options.filter((option) => holds(option, two) && lures(option, one));
    if (forOne.length < count || forTwo.length < knobs.options - count) continue;
    const ofOne = rng.sample(forOne, count);
    const order = rng.shuffle([...ofOne, ...rng.sample(forTwo, knobs.options - count)]);
    const right = order.flatMap((option, place) => (ofOne.includes(option) ? [place] : []));
    if (isPictures) {
      return { pictures: order.map((p) => pictures[p] ?? []), statements: [itemAt(statements, one)], right };
    }
    if (!order.some((s) => isHard(statements[s], knobs))) continue;
    return { pictures: [pictures[one] ?? []], statements: order.map((s) => itemAt(statements, s)), right };
  }
  return null;
}

function isHard(statement: Statement | undefined, { technique }: Knobs): boolean {
  return statement !== undefined && techniqueOf[statement.says] === technique;
}

function drawWorld(rng: Rng, knobs: Knobs): World {
  const generic = rng.chance(0.6) ? 'toy' : 'shape';
  return {
    generic,
    kinds: rng.sample<World['kinds'][number]>(generic === 'toy' ? toys : shapes, knobs.kinds),
    colours: rng.sample(colours, knobs.colours),
    hasSizes: knobs.hasSizes,
  };
}

/** Few different things, some of them several times: so rules have a chance to be kept and to be broken. */
function drawPicture(rng: Rng, { knobs, world }: Setting): readonly Thing[] {
  const count = rng.int(...knobs.things);
  const types = Array.from({ length: Math.min(count, rng.int(2, count > 5 ? 5 : 3)) }, () => ({
    kind: rng.int(0, world.kinds.length - 1),
    colour: rng.int(0, world.colours.length - 1),
    size: world.hasSizes ? rng.int(0, 1) : 1,
  }));
  return [...types, ...Array.from({ length: count - types.length }, () => rng.pick(types))];
}

/** Equal for pictures with the same things in another order. */
function lookOf(things: readonly Thing[]): string {
  return things
    .map(({ kind, colour, size }) => `${kind}${colour}${size}`)
    .sort()
    .join(' ');
}
