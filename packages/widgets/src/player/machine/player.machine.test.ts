import { describe, expect, it } from 'vitest';
import { judge, openHint } from './feedback.machine.ts';
import { boats } from '../fixtures/boats.ts';
import { emptySolution } from '../fixtures/problem.ts';
import { marks } from '../fixtures/scenes.ts';
import { corners, series } from '../fixtures/words.ts';
import { graphicRules } from './graphic-rules.ts';
import type { LearnerProblem, Passing } from '../player-client.ts';
import { initialPlayerState, type PlayerEvent, reducePlayer } from './player.machine.ts';
import { canCheck, type PlayerState } from './problem-session.ts';

/** An event, or what the feedback chunk makes of a state. */
type Step = PlayerEvent | ((state: PlayerState) => PlayerState);

const take = (state: PlayerState, step: Step): PlayerState =>
  typeof step === 'function' ? step(state) : reducePlayer(state, step);

function play(...steps: readonly Step[]): PlayerState {
  return steps.reduce(take, initialPlayerState);
}

const rulesOf = ({ graphic }: LearnerProblem) => graphic && graphicRules(graphic.scene);
const loaded = (problem: LearnerProblem): PlayerEvent => ({ type: 'loaded', problem, rules: rulesOf(problem) });
const select = (id: string): PlayerEvent => ({ type: 'selected', id });
const checked: PlayerEvent = { type: 'checked' };

function passingOf(own: Partial<Passing>): Passing {
  return {
    id: 1,
    problemId: 1,
    stars: 0,
    isCorrect: false,
    isFinal: false,
    amountOfMistakes: 1,
    solution: { content: { selectedVariants: [], graphicState: null, autoValidateString: null } },
    createdAt: '2026-11-21 00:00:00',
    isReplay: false,
    feedback: { text: 'Count the sails.', highlight: ['cell-2-0'] },
    triesLeft: null,
    progress: { count: 1, amountOfMistakes: 1, stars: 0, isFinal: false, correctCount: 0 },
    closed: null,
    life: null,
    profile: null,
    nextProblemId: 2,
    ...own,
  };
}

const judged =
  (own: Partial<Passing>): Step =>
  (state) =>
    judge(state, passingOf(own));

const wrong = judged({});
const right = judged({ isCorrect: true, isFinal: true, stars: 3, closed: { ...emptySolution, praise: 'Yes!' } });

function sessionOf(state: PlayerState) {
  if (!('session' in state)) throw new Error(`There is no session while ${state.status}.`);
  return state.session;
}

describe('loading', () => {
  it('shows nothing at first, then a skeleton, then the problem', () => {
    expect(play().status).toBe('loading');
    expect(play({ type: 'slow' }).status).toBe('skeleton');
    expect(play({ type: 'slow' }, loaded(boats.problem)).status).toBe('idle');
  });

  it('knows no skeleton once the problem is there', () => {
    expect(play(loaded(boats.problem), { type: 'slow' }).status).toBe('idle');
  });

  it('says what failed, and that there is nothing', () => {
    expect(play({ type: 'failed', code: 'offline' })).toEqual({ status: 'failed', code: 'offline' });
    expect(play({ type: 'nothing' })).toEqual({ status: 'empty' });
  });
});

describe('choosing', () => {
  it('replaces a single choice and gathers several', () => {
    const one = play(loaded(boats.problem), select('v-one-yellow'), select('v-three-blue'));
    expect(sessionOf(one).draft.selected).toEqual(['v-three-blue']);
    const many = play(loaded(corners.problem), select('v-circle'), select('v-square'), select('v-circle'));
    expect(sessionOf(many).draft.selected).toEqual(['v-square']);
  });

  it('is ready to be checked only with an answer', () => {
    expect(play(loaded(corners.problem)).status).toBe('idle');
    expect(play(loaded(corners.problem), select('v-circle')).status).toBe('chosen');
    expect(play(loaded(corners.problem), select('v-circle'), select('v-circle')).status).toBe('idle');
    expect(play(loaded(boats.problem), checked).status).toBe('idle');
  });

  it('takes numbers of at most four characters and nothing else', () => {
    const typed = (...texts: readonly string[]) =>
      sessionOf(play(loaded(series.problem), ...texts.map((text): PlayerEvent => ({ type: 'typed', text })))).draft
        .text;
    expect(typed('1234', '12345')).toBe('1234');
    expect(typed('ab')).toBe('');
    expect(typed('-', '-1', '-1.', '-1.5')).toBe('-1.5');
    expect(typed('1,5')).toBe('1,5');
    expect(typed('1.5', '1.5.')).toBe('1.5');
  });

  it('does not send a number that is not finished', () => {
    for (const text of ['-', '1.', '']) {
      expect(play(loaded(series.problem), { type: 'typed', text: '7' }, { type: 'typed', text }).status).toBe('idle');
    }
  });

  it('says of every move in the graphic whether it was allowed', () => {
    const act = (spot: string): PlayerEvent => ({ type: 'acted', action: { type: 'toggle', part: 'marks', spot } });
    const allowed = play(loaded(marks.problem), act('a'), act('c'));
    expect(sessionOf(allowed).said).toMatchObject({ turn: 2, isRefused: false });
    const refused = reducePlayer(allowed, act('b'));
    expect(sessionOf(refused).said).toMatchObject({ turn: 3, isRefused: true });
    expect(sessionOf(refused).draft.graphic).toBe(sessionOf(allowed).draft.graphic);
  });

  it('changes nothing while the answer is being judged', () => {
    const checking = play(loaded(boats.problem), select('v-one-yellow'), checked);
    expect(reducePlayer(checking, select('v-three-blue'))).toBe(checking);
    expect(reducePlayer(checking, checked)).toBe(checking);
  });
});

describe('a wrong answer', () => {
  const notYet = play(loaded(boats.problem), select('v-one-yellow'), checked, wrong);

  it('says so, and lets the card settle back on the next try', () => {
    expect(notYet.status).toBe('notYet');
    const again = reducePlayer(notYet, { type: 'again' });
    expect(again.status).toBe('idle');
    expect(sessionOf(again).draft.selected).toEqual([]);
  });

  it('lets another card be the next try, and refuses the one that was wrong', () => {
    expect(reducePlayer(notYet, select('v-three-blue')).status).toBe('chosen');
    expect(sessionOf(reducePlayer(notYet, select('v-one-yellow'))).draft.selected).not.toContain('v-three-blue');
    expect(reducePlayer(reducePlayer(notYet, { type: 'again' }), select('v-one-yellow')).status).toBe('idle');
  });

  it('keeps a number to be put right, and does not send the same one again', () => {
    const typed: PlayerEvent = { type: 'typed', text: '7' };
    const again = play(loaded(series.problem), typed, checked, wrong, { type: 'again' });
    expect(sessionOf(again).draft.text).toBe('7');
    expect(again.status).toBe('idle');
    expect(reducePlayer(again, { type: 'typed', text: '8' }).status).toBe('chosen');
  });

  it('closes the problem when no try is left, and begins to explain', () => {
    const closed = judged({ isFinal: true, closed: { ...emptySolution, rightVariants: ['v-three-purple'] } });
    const state = play(loaded(boats.problem), select('v-one-yellow'), checked, closed);
    expect(state).toMatchObject({ status: 'closed', step: 0 });
    expect(sessionOf(state).problem.solution?.rightVariants).toEqual(['v-three-purple']);
  });
});

describe('a right answer', () => {
  const state = play(loaded(boats.problem), select('v-three-purple'), checked, right);

  it('keeps the explanation closed until it is asked for', () => {
    expect(state).toMatchObject({ status: 'right', step: null });
    expect(reducePlayer(state, { type: 'stepped', step: 1 })).toMatchObject({ step: 1 });
  });

  it('can be played again from the start', () => {
    const again = reducePlayer(state, { type: 'again' });
    expect(again.status).toBe('idle');
    expect(sessionOf(again).draft.selected).toEqual([]);
  });
});

describe('trouble on the way', () => {
  const checking = play(loaded(boats.problem), select('v-one-yellow'), checked);

  it('keeps the choice when the platform refuses', () => {
    const refused = reducePlayer(checking, { type: 'refused', code: 'timeout' });
    expect(refused).toMatchObject({ status: 'refused', code: 'timeout' });
    expect(sessionOf(reducePlayer(refused, { type: 'again' })).draft.selected).toEqual(['v-one-yellow']);
  });

  it('waits without a connection, and goes on when the answer has been judged', () => {
    const queued = reducePlayer(checking, { type: 'queued', isKept: true, isSlow: false });
    expect(queued.status).toBe('queued');
    expect(take(queued, right).status).toBe('right');
  });

  it('shows the answer that an earlier visit left waiting', () => {
    const content = { selectedVariants: ['v-three-blue'], graphicState: null, autoValidateString: null };
    const queued = play(loaded(boats.problem), { type: 'resumed', solution: { content } });
    expect(queued.status).toBe('queued');
    expect(sessionOf(queued).draft.selected).toEqual(['v-three-blue']);
  });
});

describe('help', () => {
  const hint =
    (removedVariant: string | null): Step =>
    (state) =>
      openHint(state, { index: 1, pointer: null, removedVariant, hintsLeft: 1, costsStars: false });

  it('puts a wrong variant aside, and the choice with it', () => {
    const state = play(loaded(boats.problem), select('v-one-yellow'), hint('v-one-yellow'));
    expect(state.status).toBe('idle');
    expect(sessionOf(state)).toMatchObject({ hintsLeft: 1, removed: ['v-one-yellow'] });
    expect(sessionOf(reducePlayer(state, select('v-one-yellow'))).draft.selected).toEqual([]);
  });

  it('keeps the choice under the theory', () => {
    const chosen = play(loaded(boats.problem), select('v-one-yellow'));
    const reading = reducePlayer(chosen, { type: 'panel', panel: { show: 'theory', theory: null } });
    const back = reducePlayer(reading, { type: 'panel', panel: { show: 'none' } });
    expect(back).toEqual(chosen);
    expect(canCheck(sessionOf(back))).toBe(true);
  });
});

describe('a past passing', () => {
  it('is read-only and shows what was answered', () => {
    const content = { selectedVariants: ['v-three-purple'], graphicState: null, autoValidateString: null };
    const passing = passingOf({ isCorrect: true, isFinal: true, solution: { content } });
    const state = play({ type: 'loaded', problem: boats.problem, rules: null, passing });
    expect(state.status).toBe('review');
    expect(sessionOf(state).draft.selected).toEqual(['v-three-purple']);
    expect(reducePlayer(state, select('v-one-yellow'))).toBe(state);
  });
});
