import type { Tag } from '../distract.ts';

export type Ask =
  | 'hour'
  | 'minutes'
  | 'later-hour'
  | 'hours-between'
  | 'minutes-between'
  | 'date'
  | 'find'
  | 'find-later'
  | 'set'
  | 'set-later';

/** A time of the clock: 1…12 and 0…55. */
export interface Time {
  readonly hour: number;
  readonly minutes: number;
}

/** What a question says: the time that is shown on the plate, and how much passes (hours, minutes or days). */
export interface Told {
  readonly time: Time;
  readonly by: number;
}

/** Every sentence of the family. Times are written as on the plate ("7:05") by `plate`. */
export interface Words {
  readonly title: string;
  readonly question: Readonly<Record<Ask, (told: Told) => string>>;
  /** The same as an order, to be spoken: times and numbers in words. */
  readonly narration: Readonly<Record<Ask, (told: Told) => string>>;
  readonly alt: {
    /** Where the hands point, not which time it is. `past`: the short hand has gone on from that number. */
    readonly face: (time: Time) => string;
    readonly two: (first: Time, second: Time) => string;
    readonly plate: (time: Time) => string;
    readonly later: (minutes: number) => string;
    readonly sheet: (days: number, date: number) => string;
    readonly variant: (time: Time) => string;
  };
  readonly hints: Readonly<Record<'read' | 'set' | 'pass' | 'date', readonly [string, string]>>;
  readonly feedback: Readonly<Record<Tag, string>>;
  readonly steps: {
    readonly hourHand: (hour: number) => string;
    readonly longHand: (mark: number) => string;
    readonly fives: (mark: number, minutes: number) => string;
    readonly hoursOn: (hours: number, hour: number) => string;
    /** `from`, `to`: as on the plate. */
    readonly twoFaces: (from: string, to: string) => string;
    readonly rounds: (hours: number) => string;
    readonly minutesOn: (minutes: number) => string;
    readonly toFull: (minutes: number) => string;
    readonly fromFull: (first: number, second: number, sum: number) => string;
    readonly weeks: (from: number, plus: number, to: number) => string;
    readonly days: (from: number, plus: number, to: number) => string;
    readonly later: (from: string, minutes: number, to: string) => string;
    readonly longAt: (mark: number) => string;
    readonly shortAt: (hour: number) => string;
    readonly shortPast: (hour: number, next: number) => string;
    readonly answer: Readonly<Record<'hour' | 'minutes' | 'hours' | 'date', (n: number) => string>>;
    readonly answerTime: (time: string) => string;
  };
  readonly praise: (answer: string) => string;
  readonly strings: {
    readonly hour: string;
    readonly minute: string;
    readonly mark: (mark: number) => string;
  };
}
