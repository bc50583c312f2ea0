import { initialState, isInitialState, isReachableState } from '@logikit/contract/scene';
import type { Picture } from '@logikit/contract/scene';
import { describe, expect, it } from 'vitest';
import { createRng } from '../core/rng.ts';
import type { Check, Composition, Family, Language, Level, Mode, Solved, Texts } from '../core/family.ts';
import { countNodes, partIds, toMarkup } from '../draw/markup.ts';
import { checkScene } from '../scene-check/check-scene.ts';
import { labelsOf } from '../scene-check/part-shape.ts';
import { rightState } from '../scene-check/right-state.ts';

/** One accepted problem, as the bank would take it. */
export interface Sample<P> {
  readonly seed: string;
  readonly level: Level;
  readonly mode: Mode;
  readonly params: P;
  readonly solved: Solved;
}

/** Every other language is translated from these; the bank's audit looks at all nine. */
const writtenFirst: readonly Language[] = ['en', 'ru'];

interface CellSize {
  readonly level: Level;
  readonly mode: Mode;
  readonly count: number;
}

/** Accepted problems of one cell. Ambiguous draws are left out, as in the bank. */
export function sampleCell<P>(family: Family<P>, cell: CellSize): readonly Sample<P>[] {
  return [...drawCell(family, cell)];
}

function* drawCell<P>(family: Family<P>, { level, mode, count }: CellSize): Generator<Sample<P>, void> {
  let found = 0;
  for (let n = 0; found < count && n < count * 20; n += 1) {
    const seed = `test/${family.id}/${mode}/${level}/${n}`;
    const params = family.generate(createRng(seed), level, mode);
    if (params === null) continue;
    const solved = family.solve(params);
    if (solved.answers.length !== 1) continue;
    found += 1;
    yield { seed, level, mode, params, solved };
  }
}

/** Whether so many puzzle ideas are among the accepted problems of a cell. Draws no further than it must. */
export function hasIdeas<P>(family: Family<P>, cell: CellSize, enough: number): boolean {
  const ideas = new Set<string>();
  for (const { params } of drawCell(family, cell)) {
    ideas.add(family.structKey(params));
    if (ideas.size >= enough) return true;
  }
  return false;
}

/** Levels that some lesson shows. */
export function levelsOf({ lessons }: Pick<Family, 'lessons'>): readonly Level[] {
  return [...new Set(Object.values(lessons).flat())].sort((a, b) => a - b);
}

/** What holds for every family of problems, whatever it asks. */
export function describeLaws<P>(family: Family<P>, perCell = 8): void {
  const samples = family.modes.flatMap((mode) =>
    levelsOf(family).flatMap((level) => sampleCell(family, { level, mode, count: perCell })),
  );

  describe(`laws of the family ${family.id}`, () => {
    it('yields problems in every mode at every level', () => {
      expect(samples.length).toBe(family.modes.length * levelsOf(family).length * perCell);
    });

    it('has exactly one answer, and the independent solver finds the same as the generator', () => {
      for (const { params, solved, seed } of samples) expect(solved.answers, seed).toEqual([family.answer(params)]);
    });

    it('gives the same problem for the same seed', () => {
      for (const { seed, level, mode, params, solved } of samples) {
        const again = family.generate(createRng(seed), level, mode);
        expect(again).toEqual(params);
        if (again === null) continue;
        expect(family.compose(again, mode)).toEqual(family.compose(params, mode));
        expect(family.texts(again, { mode, solved }, 'ru')).toEqual(family.texts(params, { mode, solved }, 'ru'));
      }
    });

    it('says everything in the two languages that it is written in first, in short sentences', () => {
      for (const sample of samples) for (const language of writtenFirst) expectWords(family, sample, language);
    });

    it('keeps every picture small, literal and inside the rules', () => {
      for (const { params, mode, seed } of samples) {
        const composition = family.compose(params, mode);
        for (const drawn of picturesOf(composition)) expectPicture(drawn, seed);
      }
    });

    it('has graphics that are not right at once and can be made right', () => {
      for (const { params, mode, seed } of samples) {
        const { check, scene } = family.compose(params, mode);
        expect(scene !== undefined && check !== undefined, seed).toBe(mode === 'graphic');
        if (!scene || !check) continue;
        const alone = isSelfJudged(family, check);
        const right = alone ? family.rightState?.(params) : rightState(scene, check);
        expect(right, seed).toBeTruthy();
        expect(isReachableState(scene, right) && !isInitialState(scene, right), seed).toBe(true);
        if (alone && right) expect(family.accepts?.(stored(params), right), seed).toBe(true);
        if (alone) expect(family.accepts?.(stored(params), initialState(scene)), seed).toBe(false);
        else expect(checkScene(scene, check, initialState(scene)), seed).toBe(false);
      }
    });

    it('needs no easier technique at a higher level', () => {
      const means = levelsOf(family).map((level) =>
        mean(samples.filter((one) => one.level === level).map((one) => one.solved.technique)),
      );
      expect(means).toEqual([...means].sort((a, b) => a - b));
    });
  });
}

/** A family that is being written is not in the list yet, so its own judging is asked directly. */
function isSelfJudged<P>(family: Family<P>, check: Check): boolean {
  return check.rules.some((rule) => rule.rule === 'family' && rule.family === family.id);
}

/** As the parameters come back from the database. */
function stored<P>(params: P): P {
  return JSON.parse(JSON.stringify(params)) as P;
}

function expectWords<P>(family: Family<P>, { params, mode, solved, seed }: Sample<P>, language: Language): void {
  const composition = family.compose(params, mode);
  const texts = family.texts(params, { mode, solved }, language);
  const where = `${seed} ${language}`;
  const all = sentencesOf(texts);
  for (const text of all) {
    expect(text, where).not.toMatch(/undefined|null|NaN|[{}]|\s{2}|^\s*$/);
    expect(language === 'ru' ? /[A-Za-z]{3}/ : /[А-Яа-яЁё]/, where).not.toSatisfy((wrong: RegExp) => wrong.test(text));
  }
  expect(texts.variants.length, where).toBe(composition.variants.length);
  expect(texts.narration, where).not.toMatch(/[?→+=\d]/);
  expect(texts.hints.length, where).toSatisfy((n: number) => n >= 1 && n <= 3);
  expect(texts.steps.length, where).toSatisfy((n: number) => n >= 2 && n <= 6);
  const told = [
    texts.question,
    ...texts.hints.map(({ text }) => text),
    ...Object.values(texts.feedback).map(({ text }) => text),
  ];
  for (const sentence of told.flatMap((text) => text.split(/[.!?:;]/))) {
    expect(sentence.trim().split(/\s+/).length, `${where}: ${sentence}`).toBeLessThanOrEqual(10);
  }
  const tags = composition.variants.flatMap(({ tag }) => (tag === undefined ? [] : [tag]));
  for (const tag of tags) expect(texts.feedback[tag], `${where} ${tag}`).toBeDefined();
  const ids = new Set(
    [composition.picture, composition.answerPicture, composition.scene].flatMap((drawn) =>
      drawn ? partIds(drawn.art) : [],
    ),
  );
  const pointed = [...texts.hints, ...texts.steps, ...Object.values(texts.feedback)].flatMap(
    ({ highlight }) => highlight,
  );
  for (const id of pointed) expect(ids.has(id), `${where} ${id}`).toBe(true);
  expect(
    composition.variants.filter((variant) => !variant.isRight && variant.tag === undefined).length,
    where,
  ).toBeLessThanOrEqual(1);
  for (const label of (composition.scene?.parts ?? []).flatMap(labelsOf))
    expect(texts.strings[label], `${where} ${label}`).toBeDefined();
}

function sentencesOf(texts: Texts): readonly string[] {
  return [
    texts.title,
    texts.question,
    texts.alt,
    texts.narration,
    texts.praise,
    ...texts.variants.map(({ alt }) => alt),
    ...[...texts.hints, ...texts.steps, ...Object.values(texts.feedback)].map(({ text }) => text),
    ...Object.values(texts.strings),
  ];
}

function picturesOf({ picture, answerPicture, variants, scene }: Composition): readonly Picture[] {
  const pieces =
    scene?.parts.flatMap((part) => {
      const drawn = part.t === 'slots' ? part.pieces : part.t === 'rotor' ? part.items : [];
      return drawn.map(({ art }) => ({ view: scene.view, art }));
    }) ?? [];
  return [picture, answerPicture, ...variants.map((variant) => variant.picture), scene, ...pieces].filter(
    (drawn) => drawn !== null && drawn !== undefined,
  );
}

function expectPicture(drawn: Picture, seed: string): void {
  const markup = toMarkup(drawn);
  expect(markup.length, seed).toBeLessThanOrEqual(12_000);
  expect(countNodes(drawn.art), seed).toBeLessThanOrEqual(400);
  expect(markup, seed).not.toMatch(/ (class|style|id|on\w+|href)=|url\(|\d\.\d\d|NaN|undefined/);
}

/** True when `hits` of `total` could be luck at this chance: within three standard deviations. */
export function isChance(hits: number, total: number, chance: number): boolean {
  return Math.abs(hits - total * chance) <= 3 * Math.sqrt(total * chance * (1 - chance));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
