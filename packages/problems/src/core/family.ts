import type { GraphicState, NodePair, Picture, Scene } from '@logikit/contract/scene';
import type { Rng } from './rng.ts';

/** The interface locales: generated text exists in all of them. */
export type Language = 'ru' | 'en' | 'uk' | 'cs' | 'de' | 'pl' | 'tr' | 'pt-br' | 'es-mx';

/** Target lessons of the specification: 4 preschool development, 5 school preparation, 1 preschooler, 2 junior, 3 adult. */
export type Lesson = 1 | 2 | 3 | 4 | 5;

/** How a problem is answered: one variant, several, any of several right ones, a typed number, or the graphic. */
export type Mode = 'single' | 'multi' | 'any' | 'number' | 'graphic';

/** Absolute difficulty 1…10; `lessons` says which part of it a target lesson sees. */
export type Level = number;

/** Why somebody would choose a wrong variant, e.g. `pattern.repeats-last`. Stored with the passing, answered by a sentence. */
export type Misconception = string;

/** One deduction of the solver. `key` names the sentence, `args` fill it, `highlight` names `data-id`s in the picture. */
export interface Step {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly highlight: readonly string[];
}

/** What an independent solver found. `answers` holds at most two: one means unique, two means reject. */
export interface Solved {
  readonly answers: readonly string[];
  /** Ordered deductions that lead to the answer; the explanation is told from these. */
  readonly trace: readonly Step[];
  /** The hardest technique that was needed, 1…5; the difficulty gate compares it with the level. */
  readonly technique: number;
}

/** How a problem is asked, and what its solver found. */
export interface Asked {
  readonly mode: Mode;
  readonly solved: Solved;
}

export interface Variant {
  /** Stable inside the problem, never shown to a learner. */
  readonly key: string;
  readonly picture?: Picture;
  readonly isRight: boolean;
  /** Set on wrong variants; at most one wrong variant of a problem may lack it. */
  readonly tag?: Misconception;
}

/** SERVER ONLY: what makes a graphic right. All rules must hold. */
export interface Check {
  readonly rules: readonly CheckRule[];
}

export type CheckRule =
  /** toggle: exactly these spots are on. */
  | { readonly rule: 'set'; readonly part: string; readonly spots: readonly string[] }
  /** slots: one of these maps of slot → piece; a piece may be matched by kind with `a|b`. */
  | { readonly rule: 'map'; readonly part: string; readonly maps: readonly Readonly<Record<string, string>>[] }
  /** grid: exactly these symbols. */
  | { readonly rule: 'cells'; readonly part: string; readonly cells: readonly number[] }
  /** path: stands on one of these nodes at the end. */
  | { readonly rule: 'ends'; readonly part: string; readonly nodes: readonly string[] }
  /** path: at most this many steps. */
  | { readonly rule: 'maxSteps'; readonly part: string; readonly steps: number }
  /** path: visits all of these nodes. */
  | { readonly rule: 'visits'; readonly part: string; readonly nodes: readonly string[] }
  /** path: exactly these nodes in this order. */
  | { readonly rule: 'walk'; readonly part: string; readonly nodes: readonly string[] }
  /** links: exactly the lines of one of these drawings; the order inside a pair says nothing. */
  | { readonly rule: 'lines'; readonly part: string; readonly drawings: readonly (readonly NodePair[])[] }
  /** rotor: for every item, in their order, the steps that will do; an empty list means any. */
  | { readonly rule: 'turned'; readonly part: string; readonly steps: readonly (readonly number[])[] }
  /** number: any of these. */
  | { readonly rule: 'amount'; readonly part: string; readonly values: readonly number[] }
  /** Whatever the family's own `accepts` finds right, for problems with more solutions than can be listed. */
  | { readonly rule: 'family'; readonly family: string; readonly params: unknown };

/** Everything in one language. Highlights name `data-id`s of the picture. */
export interface Texts {
  /** Two to four words, for the road and the tab. */
  readonly title: string;
  readonly question: string;
  /** Describes the picture without giving the answer. */
  readonly alt: string;
  /** The question to be spoken: numbers spelled, no symbols. */
  readonly narration: string;
  /** In the order of `variants`: what is written on it (empty when the picture says all), and what a screen reader says. */
  readonly variants: readonly { readonly text: string; readonly alt: string }[];
  /** One to three, from gentle to plain; never the answer. */
  readonly hints: readonly { readonly text: string; readonly highlight: readonly string[] }[];
  /** Two to six; the last one states the answer. */
  readonly steps: readonly { readonly text: string; readonly highlight: readonly string[] }[];
  /** One short kind sentence per misconception tag of this problem: where to look, never the answer. */
  readonly feedback: Readonly<Record<Misconception, { readonly text: string; readonly highlight: readonly string[] }>>;
  /** Said when it is right: "Yes! Three purple sails." */
  readonly praise: string;
  /** The sentences of the scene, by key; empty without a scene. */
  readonly strings: Readonly<Record<string, string>>;
}

/** A problem before words: what is drawn, what can be chosen, what is right. */
export interface Composition {
  readonly picture: Picture | null;
  /** The same picture with the answer in it; shown when the problem is closed. */
  readonly answerPicture: Picture | null;
  /** In an order that says nothing; the server shuffles again per learner. Empty in modes number and graphic. */
  readonly variants: readonly Variant[];
  /** Mode number: the right number as text, at most 4 characters. */
  readonly number?: string;
  readonly scene?: Scene;
  readonly check?: Check;
}

/**
 * One family of problems: `families/<id>/{params,generate,solve,distract,draw,texts,explain}.ts`, gathered in `family.ts`.
 * Everything is pure and seeded. `solve` may not import `generate`.
 */
export interface Family<P = unknown> {
  readonly id: string;
  /** Raised when the same seed would give another problem. */
  readonly version: number;
  readonly skills: readonly string[];
  /** Which absolute levels complexities 1…5 of a target lesson mean. */
  readonly lessons: Readonly<Partial<Record<Lesson, readonly [Level, Level, Level, Level, Level]>>>;
  readonly modes: readonly Mode[];
  /** For who cannot read yet: the modes in which the thing itself is touched. Left out: all. */
  readonly touchModes?: readonly Mode[];
  /** Draws parameters, or null when this seed leads nowhere (the next seed is tried). */
  generate(rng: Rng, level: Level, mode: Mode): P | null;
  /** Independent of `generate`: sees the parameters as a learner would, answer removed, and finds every answer (up to 2). */
  solve(params: P): Solved;
  /** The answer that the generator had in mind, in the same form as `Solved.answers`; the bank compares both. */
  answer(params: P): string;
  /** One puzzle idea: equal for problems that differ by symmetry, colour or name only. */
  structKey(params: P): string;
  /** `structKey` plus objects, colours, names and orientation: unique over the bank. */
  skinKey(params: P): string;
  /**
   * Mode graphic under the rule `family`: whether this state is a solution, any of them. The state is already known to be
   * reachable in the scene. `params` come back from storage: plain data, as JSON keeps it.
   */
  accepts?(params: P, state: GraphicState): boolean;
  /** Goes with `accepts`: one solution that can be reached, shown when the problem is closed and tried by the audit. */
  rightState?(params: P): GraphicState | null;
  /** True when the problem cannot be solved without seeing the picture; a learner with a screen reader is spared it. */
  readonly visualOnly?: boolean;
  /** What the problem is about, e.g. `boat`: the celebration throws these, and a course may ask for them. */
  motif?(params: P): string;
  /** The techniques that a problem of this level may need; without it every technique will do. */
  techniques?(level: Level): readonly [min: number, max: number];
  compose(params: P, mode: Mode): Composition;
  texts(params: P, asked: Asked, language: Language): Texts;
}
