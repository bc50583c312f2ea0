import { initialState } from '@logikit/contract/scene';
import type { Scene } from '@logikit/contract/scene';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, judge, type Judgeable } from './judge.ts';

interface Kind {
  readonly isMulti?: boolean;
  readonly anyIsRight?: boolean;
  readonly rightNumber?: string;
  readonly isVerifiable?: boolean;
}

function problemOf(right: readonly boolean[], kind: Kind = {}): Judgeable {
  return {
    variants: right.map((isRight, index) => ({
      key: `v${index}`,
      image: null,
      backgroundColor: null,
      isRight,
      tag: isRight ? null : `tag.${index}`,
      translations: {},
    })),
    rightNumber: kind.rightNumber ?? null,
    settings: { voiceoverOnly: false, autoAnswerSend: false, graphic: { isVerifiable: kind.isVerifiable ?? false } },
    variantSettings: {
      anyIsRight: kind.anyIsRight ?? false,
      isMultiSelection: kind.isMulti ?? false,
      isAutoValidatingString: kind.rightNumber !== undefined,
      noBorder: false,
      autoValidatingParams: { type: 'number', characterLimit: 4 },
    },
    graphic: null,
  };
}

function answerOf(part: Partial<Answer>): Answer {
  return { selectedVariants: [], graphicState: null, autoValidateString: null, ...part };
}

const chosen = (...keys: string[]) => answerOf({ selectedVariants: keys });
const typed = (autoValidateString: string) => answerOf({ autoValidateString });
const right = { status: 'judged', isCorrect: true, tag: null };
const empty = { status: 'refused', code: 'emptySolution' };
const invalid = { status: 'refused', code: 'invalidSolution' };

const flags = fc.array(fc.boolean(), { minLength: 2, maxLength: 6 }).filter((list) => list.includes(true));
const picks = fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 6 });

describe('judging of variants', () => {
  it('takes exactly one right variant when one may be chosen', () => {
    const problem = problemOf([false, true, false]);
    expect(judge(problem, chosen('v1'))).toEqual(right);
    expect(judge(problem, chosen('v2'))).toEqual({ status: 'judged', isCorrect: false, tag: 'tag.2' });
    expect(judge(problem, chosen('v0', 'v1'))).toEqual(invalid);
    expect(judge(problem, chosen('v1', 'v1'))).toEqual(invalid);
  });

  it('takes any of several right ones under anyIsRight', () => {
    const problem = problemOf([true, true, false], { anyIsRight: true });
    expect([judge(problem, chosen('v0')), judge(problem, chosen('v1'))]).toEqual([right, right]);
  });

  it('asks of a multi-selection set equality, or with anyIsRight only that nothing wrong is chosen', () => {
    const property = fc.property(flags, picks, fc.boolean(), (isRight, indexes, anyIsRight) => {
      const inside = indexes.filter((index) => index < isRight.length);
      fc.pre(inside.length > 0);
      const result = judge(problemOf(isRight, { isMulti: true, anyIsRight }), chosen(...inside.map((i) => `v${i}`)));
      const hasWrong = inside.some((index) => !isRight[index]);
      const isAll = isRight.every((flag, index) => !flag || inside.includes(index));
      return result.status === 'judged' && result.isCorrect === (!hasWrong && (anyIsRight || isAll));
    });
    fc.assert(property);
  });

  it('does not depend on the order of choices', () => {
    const property = fc.property(flags, picks, (isRight, indexes) => {
      const keys = indexes.filter((index) => index < isRight.length).map((index) => `v${index}`);
      const problem = problemOf(isRight, { isMulti: true });
      return (
        JSON.stringify(judge(problem, chosen(...keys))) === JSON.stringify(judge(problem, chosen(...keys.reverse())))
      );
    });
    fc.assert(property);
  });

  it('refuses an unknown variant and an empty choice', () => {
    expect(judge(problemOf([true, false]), chosen('other'))).toEqual(invalid);
    expect(judge(problemOf([true, false]), chosen())).toEqual(empty);
  });
});

describe('judging of typed numbers', () => {
  const twelve = problemOf([], { rightNumber: '12' });

  it('compares numbers, not texts', () => {
    for (const text of ['12', ' 12 ', '012', '12.0', '12,0', '１２']) expect(judge(twelve, typed(text))).toEqual(right);
    expect(judge(twelve, typed('21'))).toEqual({ status: 'judged', isCorrect: false, tag: null });
    expect(judge(problemOf([], { rightNumber: '-3' }), typed('-3'))).toEqual(right);
  });

  it('refuses what is no number of at most four characters', () => {
    for (const text of ['12.00', 'abc', '1e3', '--1', '1.', '0x1']) expect(judge(twelve, typed(text))).toEqual(invalid);
    for (const text of ['', '   ']) expect(judge(twelve, typed(text))).toEqual(empty);
    expect(judge(twelve, answerOf({}))).toEqual(empty);
  });

  it('is right exactly for the right number, whatever is typed', () => {
    const property = fc.property(fc.nat({ max: 9999 }), fc.nat({ max: 9999 }), (wanted, said) => {
      const result = judge(problemOf([], { rightNumber: String(wanted) }), typed(String(said)));
      return result.status === 'judged' && result.isCorrect === (wanted === said);
    });
    fc.assert(property);
  });
});

describe('judging of graphics', () => {
  const spots = ['a', 'b'].map((id) => ({ id, at: [0, 0, 10, 10] as const, label: id }));
  const scene: Scene = { v: 1, view: [0, 0, 20, 20], art: [], parts: [{ t: 'toggle', id: 'p', spots }], strings: {} };
  const graphic = { scene, check: { rules: [{ rule: 'set', part: 'p', spots: ['b'] }] } };
  const problem = { ...problemOf([], { isVerifiable: true }), graphic };
  const state = (...on: string[]) => answerOf({ graphicState: { v: 1, parts: { p: on } } });

  it('asks the check of the scene', () => {
    expect(judge(problem, state('b'))).toEqual(right);
    expect(judge(problem, state('a', 'b'))).toMatchObject({ isCorrect: false });
  });

  it('refuses the untouched graphic as empty and an unreachable state as invalid', () => {
    expect(judge(problem, answerOf({ graphicState: initialState(scene) }))).toEqual(empty);
    expect(judge(problem, answerOf({}))).toEqual(empty);
    expect(judge(problem, state('b', 'b'))).toEqual(invalid);
    expect(judge(problem, state('c'))).toEqual(invalid);
  });

  it('lets the variants decide when the graphic only helps', () => {
    const helping = { ...problemOf([true, false]), graphic };
    expect(judge(helping, { ...chosen('v0'), graphicState: { v: 1, parts: { p: ['a'] } } })).toEqual(right);
  });
});
