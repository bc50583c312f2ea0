import { chanceAt } from '../chance.ts';
import { promisedDifficulty, rate } from '../rate.ts';
import { type Aim, aimOf, type Candidate, scoreOf } from '../recommend.ts';
import type { Ability, LessonMean, Residual, Skill } from '../rows.ts';
import { newAbility, newLesson, newResidual, newSkill } from '../start.ts';
import { createMeter, type Figures, type Meter } from './measure.ts';
import { createNoise, createWorld, familyCount, itemCount, type Noise, type Scenario, type World } from './world.ts';

export interface Plan {
  readonly scenario: Scenario;
  readonly seed: number;
  readonly learners: number;
  /** First tries of each learner. */
  readonly answers: number;
}

/** τ of the simulation. */
export const usual = 0.8;
/** Candidates a choice: some from anywhere, the rest from about the difficulty that is looked for. */
const sampled = { anywhere: 30, near: 30 } as const;
/** The scale is anchored after so many rounds, as the server does every hour. */
const anchorRounds = 5;

/** The candidate whose fields change from one problem to the next, so that a choice makes no garbage. */
type Slot = { -readonly [K in keyof Candidate]: Candidate[K] };

interface State {
  readonly world: World;
  readonly noise: Noise;
  readonly abilities: Ability[];
  readonly skills: Map<number, Skill>;
  readonly skillNow: Float64Array;
  readonly items: Residual[];
  readonly families: Residual[];
  /** d̂ of every problem. */
  readonly believed: Float64Array;
  readonly pools: readonly Float64Array[];
  readonly seen: Uint8Array;
  readonly last: Float64Array;
  readonly meter: Meter;
  lesson: LessonMean;
  total: number;
}

/** Lets everybody answer in rounds, chosen and rated by the product's own functions, and measures what came of it. */
export function simulate({ scenario, seed, learners, answers }: Plan): readonly Figures[] {
  const state = open(scenario, seed, learners);
  const figures: Figures[] = [];
  for (let round = 1; round <= answers; round += 1) {
    for (let learner = 0; learner < learners; learner += 1) answer(state, learner, { round, scenario });
    if (round % anchorRounds === 0) anchor(state);
    state.meter.endRound(round, state.abilities, { lesson: state.lesson, truth: state.world.ability });
    if (round === 60 || round === answers)
      figures.push(state.meter.read(round, state.believed, state.world.difficulty));
  }
  return figures;
}

function open(scenario: Scenario, seed: number, learners: number): State {
  const noise = createNoise(seed * 7919 + 13);
  const world = createWorld(scenario, learners, noise);
  const pools = [1, 2, 3, 4, 5].map((wanted) =>
    Float64Array.from(Array.from({ length: itemCount }, (_, at) => at).filter((at) => world.complexity[at] === wanted)),
  );
  return {
    world,
    noise,
    pools,
    abilities: [],
    skills: new Map(),
    skillNow: new Float64Array(learners * familyCount),
    items: Array.from({ length: itemCount }, () => newResidual),
    families: Array.from({ length: familyCount }, () => newResidual),
    believed: Float64Array.from(world.complexity, promisedDifficulty),
    seen: new Uint8Array(learners * itemCount),
    last: new Float64Array(learners * 2).fill(-1),
    meter: createMeter(learners, itemCount),
    lesson: newLesson,
    total: 0,
  };
}

function answer(state: State, learner: number, { round, scenario }: { round: number; scenario: Scenario }): void {
  const { world, noise, items, families, last, meter } = state;
  const ability = state.abilities[learner] ?? newAbility(state.lesson, usual);
  const lastFamilies = [last[2 * learner] ?? -1, last[2 * learner + 1] ?? -1];
  const aim = aimOf({ ability, lesson: state.lesson, usual, lastFamilies, answersInLesson: state.total });
  const item = choose(state, learner, aim);
  const family = world.family[item] as number; // every problem has one
  const place = learner * familyCount + family;
  const guess = world.guess[item] as number;
  const strength = at(world.ability, learner) + at(world.skill, place) - at(world.difficulty, item);
  const truth = chanceAt(strength, guess);
  const isRight = noise.uniform() < truth;

  const before = items[item] ?? newResidual;
  const rated = rate(
    {
      ability,
      skill: state.skills.get(place) ?? newSkill,
      item: before,
      family: families[family] ?? newResidual,
      lesson: state.lesson,
    },
    { isRight, complexity: at(world.complexity, item), guess },
  );
  state.abilities[learner] = rated.ability;
  state.skills.set(place, rated.skill);
  state.skillNow[place] = rated.skill.skill;
  items[item] = rated.item;
  families[family] = rated.family;
  state.lesson = rated.lesson;
  state.believed[item] =
    promisedDifficulty(at(world.complexity, item)) + rated.item.difficulty + rated.family.difficulty;
  state.seen[learner * itemCount + item] = 1;
  state.total += 1;
  last.set([family, lastFamilies[0] ?? -1], 2 * learner);
  world.ability[learner] = at(world.ability, learner) + scenario.learning;
  meter.add({
    round,
    learner,
    item,
    truth,
    isRight,
    expected: rated.expected,
    failsInRow: rated.ability.failsInRow,
    error: at(state.believed, item) - at(world.difficulty, item),
    tries: rated.item.answers,
  });
}

const slot: Slot = { family: -1, difficulty: 0, guess: 0, skill: 0, shown: 0, due: 0, need: 0 };

function choose(state: State, learner: number, aim: Aim): number {
  const { noise, world, skillNow, believed, seen } = state;
  const pool = state.pools[wantedComplexity(aim) - 1] as Float64Array; // one for each complexity
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  for (let tried = 0; tried < sampled.anywhere + sampled.near; tried += 1) {
    const isNear = tried >= sampled.anywhere;
    const draw = Math.floor(noise.uniform() * (isNear ? pool.length : itemCount));
    const item = isNear ? at(pool, draw) : draw;
    if (seen[learner * itemCount + item] === 1) continue;
    const family = at(world.family, item);
    slot.family = family;
    slot.difficulty = at(believed, item);
    slot.guess = at(world.guess, item);
    slot.skill = at(skillNow, learner * familyCount + family);
    slot.shown = state.items[item]?.answers ?? 0;
    const score = scoreOf(aim, slot);
    if (score > highest) [best, highest] = [item, score];
  }
  if (best < 0) throw new Error(`Learner ${learner} has seen everything`);
  return best;
}

/** The complexity whose promised difficulty is nearest to what an answer of the wanted chance would need. */
function wantedComplexity({ ability, target, scale }: Aim): number {
  const usualGuess = 0.15;
  const wanted = ability - Math.log((target - usualGuess) / (1 - target)) / scale;
  return Math.max(1, Math.min(5, Math.round(wanted / promisedDifficulty(4) + 3)));
}

/** Takes the mean out of problems and of families: only differences are measured, and the scale must not drift. */
function anchor({ items, families, believed, world }: State): void {
  const tried = items.filter(({ answers }) => answers > 0);
  const drifts = { item: meanOf(tried), family: meanOf(families) };
  for (const [index, item] of items.entries()) {
    if (item.answers > 0) items[index] = { ...item, difficulty: item.difficulty - drifts.item };
  }
  for (const [index, family] of families.entries()) {
    families[index] = { ...family, difficulty: family.difficulty - drifts.family };
  }
  for (const [index, item] of items.entries()) {
    const family = families[at(world.family, index)] ?? newResidual;
    believed[index] = promisedDifficulty(at(world.complexity, index)) + item.difficulty + family.difficulty;
  }
}

function meanOf(rows: readonly Residual[]): number {
  return rows.length === 0 ? 0 : rows.reduce((sum, { difficulty }) => sum + difficulty, 0) / rows.length;
}

/** The entry of an array that is known to be long enough. NOTE: one kind of array keeps this call fast. */
function at(values: Float64Array, index: number): number {
  return values[index] as number;
}
