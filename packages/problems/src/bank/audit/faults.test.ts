import type { Picture } from '@logikit/contract/scene';
import { describe, expect, it } from 'vitest';
import type { Composition, Texts, Variant } from '../../core/family.ts';
import { bankEntries } from '../../courses/courses.ts';
import { compile, type Compiled } from '../compile.ts';
import { faultsOf } from './faults.ts';

const entries = bankEntries();
const compileFirst = (mode: string): Compiled => {
  const entry = entries.find((one) => one.mode === mode);
  if (!entry) throw new Error(`the bank has no problem of mode ${mode}`);
  return compile(entry);
};
const single = compileFirst('single');
const number = compileFirst('number');
const graphic = compileFirst('graphic');

const composed = (one: Compiled, change: Partial<Composition>): Compiled => ({
  ...one,
  composition: { ...one.composition, ...change },
});
const said = (one: Compiled, change: (texts: Texts) => Partial<Texts>): Compiled => ({
  ...one,
  texts: { ...one.texts, en: { ...one.texts.en, ...change(one.texts.en) } },
});
const varied = (change: (variant: Variant, index: number) => Variant): Compiled =>
  composed(single, { variants: single.composition.variants.map(change) });
const drawing = (tag: string, attributes: Record<string, string>): Picture =>
  // The cast lets a forbidden element in, as a careless family would.
  ({ view: [0, 0, 10, 10], art: [[tag, attributes]] }) as unknown as Picture;
const hugePieces = (): Compiled => {
  const { scene } = graphic.composition;
  const parts = scene?.parts.map((part) =>
    part.t === 'slots'
      ? { ...part, pieces: part.pieces.map((one) => ({ ...one, art: drawing('circle', { r: '90' }).art })) }
      : part,
  );
  return scene && parts ? composed(graphic, { scene: { ...scene, parts } }) : graphic;
};
const many = Array.from({ length: 401 }, () => ['g', {}] as const);

describe('the audit', () => {
  it('finds nothing wrong with sound problems', () => {
    expect([single, number, graphic].flatMap(faultsOf)).toEqual([]);
  });

  const spoiled: readonly (readonly [what: string, spoiled: Compiled, fault: RegExp])[] = [
    ['a second answer', { ...single, solved: { ...single.solved, answers: ['a', 'b'] } }, /finds 2 answers/],
    ['another answer', { ...single, solved: { ...single.solved, answers: ['other'] } }, /disagree/],
    ['two right variants', varied((one) => ({ ...one, isRight: true })), /right ones/],
    [
      'untagged wrong variants',
      varied(({ key, isRight, picture }) => ({ key, isRight, ...(picture && { picture }) })),
      /without a tag/,
    ],
    ['equal keys', varied((one) => ({ ...one, key: 'same' })), /equal keys/],
    [
      'variants that look the same',
      varied((one) => ({ ...one, picture: drawing('g', { 'data-id': one.key }) })),
      /look the same/,
    ],
    ['a tag without feedback', varied((one) => (one.isRight ? one : { ...one, tag: 'no.such' })), /feedback: none/],
    ['a number of five digits', composed(number, { number: '12345' }), /four digits/],
    ['an open slot', said(single, () => ({ question: 'How many {n}?' })), /unresolved slot/],
    ['a doubled space', said(single, () => ({ question: 'Which  one?' })), /stray space/],
    ['another alphabet', said(single, () => ({ question: 'Which мяч?' })), /other alphabet/],
    ['a missing praise', said(single, () => ({ praise: '' })), /empty praise/],
    ['one step only', said(single, ({ steps }) => ({ steps: steps.slice(0, 1) })), /1 steps/],
    [
      'a long sentence',
      said(single, () => ({ question: Array.from({ length: 30 }, () => 'word').join(' ') })),
      /sentence of 30/,
    ],
    ['a digit in the narration', said(single, () => ({ narration: 'Find 2.' })), /symbol/],
    [
      'other numbers in another language',
      said(single, () => ({ question: 'Which of the 977?' })),
      /says other numbers/,
    ],
    [
      'a hint with the answer',
      said(number, () => ({ hints: [{ text: `${number.composition.number}!`, highlight: [] }] })),
      /says the answer/,
    ],
    [
      'a last step without it',
      said(number, ({ steps }) => ({ steps: [...steps, { text: 'So.', highlight: [] }] })),
      /last step|steps/,
    ],
    [
      'a highlight of nothing',
      said(single, () => ({ hints: [{ text: 'Look.', highlight: ['nowhere'] }] })),
      /not drawn/,
    ],
    ['a script', composed(single, { picture: drawing('script', {}) }), /element script/],
    ['an event', composed(single, { picture: drawing('g', { onclick: 'x' }) }), /attribute onclick/],
    ['a style', composed(single, { picture: drawing('g', { style: 'x' }) }), /attribute style/],
    ['a link', composed(single, { picture: drawing('g', { href: 'x' }) }), /attribute href/],
    ['needless decimals', composed(single, { picture: drawing('path', { d: 'M1.234 5' }) }), /too fine/],
    ['too many elements', composed(single, { picture: { view: [0, 0, 1, 1], art: many } }), /401 elements/],
    ['too many bytes', composed(single, { picture: drawing('path', { d: 'M0 0'.repeat(4000) }) }), /bytes/],
    [
      'art outside the view',
      composed(single, { picture: drawing('circle', { cx: '9', cy: '5', r: '5' }) }),
      /outside the view/,
    ],
    ['no picture', composed(number, { picture: null }), /nothing is drawn/],
    ['pieces larger than their slots', hugePieces(), /larger than its slot/],
    ['no check', composed(graphic, { check: { rules: [] } }), /can be reached is right/],
    ['unlabelled parts', said(graphic, () => ({ strings: {} })), /no words for/],
  ];
  it.each(spoiled)('finds %s', (_, problem, fault) => {
    expect(faultsOf(problem).join('\n')).toMatch(fault);
  });
});
