import type { Variant } from '../../core/family.ts';
import { hourOf, minutesOf, round } from './params.ts';
import type { ClockParams } from './params.ts';

export const tags = {
  forgets: 'clock.forgets-to-move-on',
  nextHour: 'clock.next-hour',
  opposite: 'clock.opposite-hour',
  otherHour: 'clock.other-hour',
  longHand: 'clock.long-hand',
  both: 'clock.both-hands',
} as const;

export type Tag = (typeof tags)[keyof typeof tags];

/** Why somebody takes this face. */
export function tagOf(right: number, chosen: number, from: number): Tag {
  if (chosen === from) return tags.forgets;
  const hours = (hourOf(chosen) - hourOf(right) + 12) % 12;
  const isSameMinute = minutesOf(chosen) === minutesOf(right);
  if (hours === 0) return tags.longHand;
  if (!isSameMinute) return tags.both;
  if (hours === 6) return tags.opposite;
  return hours === 1 || hours === 11 ? tags.nextHour : tags.otherHour;
}

export function variantsOf({ from, by, options }: ClockParams): readonly Omit<Variant, 'picture'>[] {
  const right = (from + by) % round;
  return options.map((time, index) => {
    const key = `face-${index}`;
    return time === right
      ? { key, isRight: true }
      : { key, isRight: false, tag: tagOf(right, time, by > 0 ? from : -1) };
  });
}
