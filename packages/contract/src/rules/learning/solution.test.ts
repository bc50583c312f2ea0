import { describe, expect, it } from 'vitest';
import { initialState, type Scene } from '../../scene/index.ts';
import { answerModeOf, isEmptySolution } from './solution.ts';

const at = [0, 0, 10, 10] as const;
const scene: Scene = {
  v: 1,
  view: [0, 0, 100, 100],
  art: [],
  strings: {},
  parts: [{ t: 'toggle', id: 'marks', spots: [{ id: 'a', at, label: 'a' }] }],
};
const variantSettings = {
  anyIsRight: false,
  isMultiSelection: false,
  isAutoValidatingString: false,
  noBorder: false,
  autoValidatingParams: { type: 'number', characterLimit: 4 },
} as const;
const settings = { voiceoverOnly: false, autoAnswerSend: false, graphic: { isVerifiable: false } };
const choice = { settings, variantSettings, graphic: null };
const typed = { ...choice, variantSettings: { ...variantSettings, isAutoValidatingString: true } };
const graphic = { settings: { ...settings, graphic: { isVerifiable: true } }, variantSettings, graphic: { scene } };
const nothing = { selectedVariants: [], graphicState: null, autoValidateString: null };

describe('solution', () => {
  it('is given as a choice, a typed number or a graphic; a graphic that cannot be verified is a choice', () => {
    expect([choice, typed, graphic].map(answerModeOf)).toEqual(['variants', 'number', 'graphic']);
    expect(answerModeOf({ ...graphic, settings })).toBe('variants');
  });

  it('is empty when nothing is selected, typed or moved', () => {
    const untouched = { ...nothing, graphicState: initialState(scene) };
    const blank = { ...nothing, autoValidateString: '  ' };
    for (const problem of [choice, typed, graphic]) expect(isEmptySolution(problem, nothing)).toBe(true);
    expect(isEmptySolution(typed, blank)).toBe(true);
    expect(isEmptySolution(graphic, untouched)).toBe(true);
  });

  it('is not empty once there is something to judge', () => {
    expect(isEmptySolution(choice, { ...nothing, selectedVariants: ['x'] })).toBe(false);
    expect(isEmptySolution(typed, { ...nothing, autoValidateString: '7' })).toBe(false);
    const moved = { v: 1, parts: { marks: ['a'] } } as const;
    expect(isEmptySolution(graphic, { ...nothing, graphicState: moved })).toBe(false);
  });
});
