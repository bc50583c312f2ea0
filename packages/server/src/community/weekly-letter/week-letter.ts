import { type Model, numbers } from '@logikit/contract';
import { readAccount, selectConfirmedEmail } from '../../identity/accounts/index.ts';
import { selectPupils } from '../../identity/households/index.ts';
import { type Clock, dayIn, mondayOf } from '../../kernel/clock/index.ts';
import type { Sql, Tx } from '../../kernel/database/index.ts';
import { type EmailWords, emailWords, queueEmail } from '../../kernel/email/index.ts';
import type { Log } from '../../kernel/log/index.ts';
import { sitePath } from '../../kernel/words/index.ts';
import { readReport } from '../../learning/awards/index.ts';
import { readRoadPlace } from '../../learning/courses/index.ts';
import { selectWaitingParents, takeWeek, type WaitingParent } from './weekly-letter.db.ts';

const { hour: HOUR, kinds: KINDS } = numbers.weeklyLetter;
/** The seventh day of a week that begins on Monday. */
const SUNDAY = 'Sun';

interface Sending {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly log: Log;
}

/** On Sunday evening, in each parent's own zone, the week of the children. Runs every hour and bears to run twice. */
export async function sendWeekLetters({ sql, clock, publicUrl, log }: Sending): Promise<void> {
  const now = clock.now();
  // Somewhere it is Sunday evening from three hours of UTC on that day until noon of Monday.
  const utcDay = now.getUTCDay();
  if (utcDay !== 0 && utcDay !== 1) return;
  const earliest = mondayOf(dayIn('Pacific/Kiritimati', now));
  for (const parent of await selectWaitingParents(sql, earliest)) {
    if (!isEvening(parent.timeZone, now)) continue;
    try {
      await sql.begin((tx) => sendWeekLetter(tx, parent, { clock, publicUrl }));
    } catch (error) {
      // One letter that cannot be written stops no other.
      log.error({ error, userId: parent.userId }, 'The letter about a week was not written');
    }
  }
}

function isEvening(timeZone: string, now: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' });
  const of = new Map(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  return of.get('weekday') === SUNDAY && Number(of.get('hour')) >= HOUR;
}

async function sendWeekLetter(
  tx: Tx,
  { userId, timeZone, locale }: WaitingParent,
  { clock, publicUrl }: Pick<Sending, 'clock' | 'publicUrl'>,
): Promise<void> {
  const now = clock.now();
  const stopKey = await takeWeek(tx, userId, mondayOf(dayIn(timeZone, now)));
  const to = await selectConfirmedEmail(tx, userId);
  const children = (await selectPupils(tx, userId)).slice(0, numbers.family.parentCards);
  if (stopKey === null || to === null || children.length === 0) return;
  const { tenantId } = await readAccount(tx, userId);
  const say = emailWords(locale);
  const told: string[] = [];
  for (const { cardId, displayName } of children) {
    const report = await readReport(tx, { userId: cardId, period: 'week', locale, now });
    const road = await readRoadPlace({ tx, owner: { userId: cardId, tenantId }, locale });
    told.push(...linesOf({ name: displayName, report, road, locale, say }));
  }
  const names = new Intl.ListFormat(locale).format(children.map(({ displayName }) => displayName));
  await queueEmail(tx, clock, {
    userId,
    to,
    template: 'week',
    locale,
    values: { names, children: told.join('\n') },
    link: `${publicUrl}${sitePath(locale, 'cabinet/family')}`,
    unsubscribe: { key: 'mail.week.stop', link: `${publicUrl}${sitePath(locale, 'weekly-letter')}#${stopKey}` },
  });
}

interface ChildWeek {
  readonly name: string;
  readonly report: Model<'LearningReport'>;
  readonly road: Model<'PupilRoad'> | null;
  readonly locale: string;
  readonly say: EmailWords;
}

/** The same that the family's page says, a paragraph for each thing. */
function linesOf({ name, report, road, locale, say }: ChildWeek): readonly string[] {
  const { days, minutes } = report.totals;
  const kindsOf = (level: 'strong' | 'growing'): string =>
    new Intl.ListFormat(locale).format(
      report.strengths
        .filter((one) => one.level === level)
        .slice(0, KINDS)
        .map(({ title }) => title),
    );
  const [strong, growing] = [kindsOf('strong'), kindsOf('growing')];
  return [
    days === 0 ? say('mail.week.quiet', { name }) : say('mail.week.sum', { name, days, minutes }),
    ...(strong === '' ? [] : [say('mail.week.strong', { kinds: strong })]),
    ...(growing === '' ? [] : [say('mail.week.growing', { kinds: growing })]),
    ...(road === null
      ? []
      : [
          road.title === null
            ? say('mail.week.done', { chapter: road.chapter })
            : say('mail.week.next', { station: road.station, stations: road.stations, title: road.title }),
        ]),
  ];
}
