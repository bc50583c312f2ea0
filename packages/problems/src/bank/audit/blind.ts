import type { SvgNode } from '@logikit/contract/scene';
import type { Composition, Family, Texts } from '../../core/family.ts';
import { createRng } from '../../core/rng.ts';
import { toMarkup } from '../../draw/markup.ts';

/** How well a model guesses the right variant when it sees the variants and nothing else. */
export interface Blind {
  readonly family: string;
  /** Problems that it was tested on; it was trained on as many others. */
  readonly problems: number;
  readonly accuracy: number;
  /** The mean of one over the number of variants. */
  readonly chance: number;
}

/** One problem as the model sees it: the features of each variant, and which one is right. */
interface Sight {
  readonly variants: readonly Float64Array[];
  readonly right: number;
}

const hashed = 256;
const comparisons = 12;
const width = hashed + comparisons;
const rounds = 12;
const rate = 0.05;
/** Shrinks weights, so that rare marks do not learn the training set by heart. */
const decay = 2e-3;

/** Trains on fresh problems of every level of a family and tests on others; null when it offers no single choice. */
export function guessBlind(family: Family, count: number): Blind | null {
  if (!family.modes.includes('single')) return null;
  const levels = [...new Set(Object.values(family.lessons).flat())];
  const seen = levels.flatMap((level) => sightsOf(family, level, Math.ceil((2 * count) / levels.length)));
  const [train, test] = [seen.filter((_, index) => index % 2 === 0), seen.filter((_, index) => index % 2 === 1)];
  const weights = fit(train);
  const hits = test.filter((sight) => best(sight, weights) === sight.right).length;
  const chance = test.reduce((sum, { variants }) => sum + 1 / variants.length, 0) / test.length;
  return { family: family.id, problems: test.length, accuracy: hits / test.length, chance };
}

function sightsOf(family: Family, level: number, count: number): readonly Sight[] {
  const found: Sight[] = [];
  for (let n = 0; found.length < count && n < count * 4; n += 1) {
    const params = family.generate(createRng(`blind/${family.id}/${level}/${n}`), level, 'single');
    if (params === null) continue;
    const solved = family.solve(params);
    if (solved.answers.length !== 1) continue;
    const composition = family.compose(params, 'single');
    found.push(look(composition, family.texts(params, { mode: 'single', solved }, 'en')));
  }
  return found;
}

function look({ variants }: Composition, { variants: told }: Texts): Sight {
  const marks = variants.map(({ picture }, index) => marksOf(picture?.art ?? [], told[index]?.text ?? ''));
  const sizes = variants.map(({ picture }) => (picture ? toMarkup(picture).length : 0));
  const texts = told.map(({ text }) => text);
  const numbers = texts.map((text) => Number(text === '' ? Number.NaN : text));
  const own = variants.map((_, index) => {
    const features = new Float64Array(width);
    for (const mark of marks[index] ?? []) features[hashOf(mark) % hashed] = 1;
    const alike = marks.map((other, at) => (at === index ? 0 : overlap(marks[index] ?? new Set(), other)));
    const others = alike.filter((_, at) => at !== index);
    const value = numbers[index] ?? Number.NaN;
    const rank = numbers.filter((other) => other < value).length;
    const compared = [
      others.reduce((sum, one) => sum + one, 0) / others.length,
      Math.max(...others),
      Math.min(...others),
      sizes[index] ?? 0,
      (sizes[index] ?? 0) === Math.max(...sizes) ? 1 : 0,
      (sizes[index] ?? 0) === Math.min(...sizes) ? 1 : 0,
      texts[index]?.length ?? 0,
      marks[index]?.size ?? 0,
      Number.isNaN(value) ? 0 : rank,
      Number.isNaN(value) ? 0 : Math.abs(rank - (numbers.length - 1) / 2),
      Number.isNaN(value) ? 0 : value % 2,
      Number.isNaN(value) ? 0 : value,
    ];
    features.set(compared, hashed);
    return features;
  });
  return { variants: standardised(own), right: variants.findIndex(({ isRight }) => isRight) };
}

/** What a variant consists of, without where it stands. */
function marksOf(art: readonly SvgNode[], text: string): ReadonlySet<string> {
  const marks = new Set<string>(text === '' ? [] : [`text ${text}`]);
  const visit = ([tag, attributes, ...children]: SvgNode): void => {
    for (const [name, value] of Object.entries(attributes))
      if (name !== 'data-id') marks.add(`${tag} ${name} ${String(value)}`);
    for (const child of children) if (typeof child !== 'string') visit(child);
  };
  art.forEach(visit);
  return marks;
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((mark) => other.has(mark)).length;
  return both / Math.max(1, one.size + other.size - both);
}

/** Features as differences from the other variants of the same problem: only these can tell one from another. */
function standardised(variants: readonly Float64Array[]): readonly Float64Array[] {
  const means = new Float64Array(width);
  for (const one of variants)
    for (let i = 0; i < width; i += 1) means[i] = (means[i] ?? 0) + (one[i] ?? 0) / variants.length;
  const spread = new Float64Array(width);
  for (const one of variants)
    for (let i = 0; i < width; i += 1)
      spread[i] = (spread[i] ?? 0) + ((one[i] ?? 0) - (means[i] ?? 0)) ** 2 / variants.length;
  return variants.map((one) => one.map((value, i) => (value - (means[i] ?? 0)) / Math.sqrt((spread[i] ?? 0) + 1e-9)));
}

/** A conditional logit: one weight a feature, the variant with the largest sum is the guess. */
function fit(sights: readonly Sight[]): Float64Array {
  const weights = new Float64Array(width);
  for (let round = 0; round < rounds; round += 1) {
    const step = rate / (1 + round);
    for (const { variants, right } of sights) {
      const shares = softmax(variants.map((features) => dot(features, weights)));
      variants.forEach((features, index) => {
        const error = (index === right ? 1 : 0) - (shares[index] ?? 0);
        for (let i = 0; i < width; i += 1) weights[i] = (weights[i] ?? 0) + step * error * (features[i] ?? 0);
      });
      for (let i = 0; i < width; i += 1) weights[i] = (weights[i] ?? 0) * (1 - step * decay);
    }
  }
  return weights;
}

function best({ variants }: Sight, weights: Float64Array): number {
  const scores = variants.map((features) => dot(features, weights));
  return scores.indexOf(Math.max(...scores));
}

function dot(features: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < width; i += 1) sum += (features[i] ?? 0) * (weights[i] ?? 0);
  return sum;
}

function softmax(scores: readonly number[]): readonly number[] {
  const largest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - largest));
  const total = powers.reduce((sum, one) => sum + one, 0);
  return powers.map((one) => one / total);
}

function hashOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}
