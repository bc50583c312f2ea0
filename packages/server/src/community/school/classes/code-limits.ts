import { numbers } from '@logikit/contract';
import type { Limit } from '../../../kernel/http/index.ts';

const { count, windowSeconds, perHourPerAddress, alarmPerHour } = numbers.school.wrongCodes;
const HOUR_SECONDS = 3600;

/** Wrong codes by person and by address, and an alarm for guesses that come from everywhere (rule D-097). */
export function wrongCodes(onAlarm: () => void): readonly Limit[] {
  const onlyAfter = 'wrongTeacherCode';
  return [
    {
      name: 'class-code',
      points: count,
      seconds: windowSeconds,
      key: ({ userId }) => String(userId),
      isFor: ({ userId }) => userId !== null,
      onlyAfter,
      byAddress: false,
    },
    {
      name: 'class-code-address',
      points: perHourPerAddress,
      seconds: HOUR_SECONDS,
      key: ({ address }) => address,
      onlyAfter,
      byAddress: true,
    },
    {
      name: 'class-code-alarm',
      points: alarmPerHour,
      seconds: HOUR_SECONDS,
      key: () => 'all',
      onlyAfter,
      byAddress: false,
      alarm: onAlarm,
    },
  ];
}

export const codeAlarm = `More than ${alarmPerHour} wrong class codes within an hour: somebody is guessing`;
