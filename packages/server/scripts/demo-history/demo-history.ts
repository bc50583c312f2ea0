import { calls } from '@logikit/contract';
import { adult, child, children, type Learner, preschooler } from './cast.ts';
import { bodyOf, handOver, type Person, signIn } from './person.ts';
import { takeEvents, walk } from './practice.ts';
import { openClasses, setTask, spendAfternoon } from './school.ts';
import { subscribe } from './shop.ts';
import { isLikely, MINUTE_MS, type World } from './world.ts';

export const DAYS = 42;
/** Classes begin to work so many days before the end: what is set is for a week. */
const SCHOOL_DAYS = 21;
const WEEK = 7;
/** When the parent subscribes: long enough ago to have paid a second month. */
const SUBSCRIBED_DAYS = 35;
/** And the adult: two free chapters are behind, the third is under way. */
const ADULT_SUBSCRIBED_DAYS = 14;
/** When learners come, minutes after midnight UTC. */
const AFTERNOON = 14 * 60;
/** How long before the end of the history they sit down on its last day. */
const TODAY_MS = 180 * MINUTE_MS;

type Player = Person & Learner;

/**
 * Six weeks in the life of the demo accounts, played through the platform's own calls on a clock that is set by hand: what
 * they have is what the rules give for it. The clock stands `DAYS` days before `end` at the beginning, and at `end` afterwards.
 */
export async function playDemoHistory(world: World, end: Date): Promise<void> {
  const parent = await signIn(world, 'parent');
  const teacher = await signIn(world, 'teacher');
  const family = await bringChildren(world, parent);
  const grown: Player = { ...(await signIn(world, 'adult')), ...adult };
  const players: readonly Player[] = [
    ...family,
    { ...(await signIn(world, 'preschooler')), ...preschooler },
    { ...(await signIn(world, 'child')), ...child },
    grown,
  ];
  const [, leo, nora] = family;
  if (!leo || !nora) throw new Error('Children are missing');
  const pupils = [leo.userId, nora.userId];
  const classes = await openClasses(world, teacher, { owner: parent, cardId: leo.userId });
  for (let ago = DAYS; ago >= 0; ago -= 1) {
    setClock(world, afternoonOf(end, ago));
    if (ago === SUBSCRIBED_DAYS) await subscribe(world, await signIn(world, 'parent'), pupils);
    if (ago === ADULT_SUBSCRIBED_DAYS) await subscribe(world, await signIn(world, 'adult'), [grown.userId]);
    const isContest = ago === 1 || ago === 15;
    for (const player of players) await spendDay(world, player, { isContest, isToday: ago === 0 });
    if (ago < SCHOOL_DAYS) {
      const week = Math.floor((SCHOOL_DAYS - 1 - ago) / WEEK);
      if (ago % WEEK === WEEK - 1) for (const { id } of classes) await setTask(world, teacher, { classId: id, week });
      for (const one of classes) await spendAfternoon(world, one, isContest);
    }
    await world.pass();
  }
  await talk(leo, teacher);
  await takeCertificates(family);
  await world.pass();
  setClock(world, end);
}

/** When learners sit down `ago` days before the end; on its own day early enough to be done by then. */
function afternoonOf(end: Date, ago: number): Date {
  const day = Date.UTC(end.getUTCFullYear(), end.getUTCMonth(), end.getUTCDate() - ago);
  return new Date(Math.min(day + AFTERNOON * MINUTE_MS, end.getTime() - TODAY_MS));
}

function setClock({ clock }: World, at: Date): void {
  clock.advance(at.getTime() - clock.now().getTime());
}

async function bringChildren(world: World, parent: Person): Promise<readonly (Player & (typeof children)[number])[]> {
  const players: (Player & (typeof children)[number])[] = [];
  for (const one of children) {
    const { name, targetLesson, gradeId, avatarId } = one;
    const { cardId } = bodyOf(await parent.call(calls.addPupil, { body: { name, targetLesson, gradeId } }));
    bodyOf(await parent.call(calls.chooseAvatar, { body: { avatarId, userId: cardId } }));
    // A device of their own: handing one over ends the session on it.
    players.push({ ...(await handOver(world, await signIn(world, 'parent'), cardId)), ...one });
  }
  return players;
}

interface Day {
  readonly isContest: boolean;
  /** The last day of the history: everybody has been here, and today's gift still waits. */
  readonly isToday: boolean;
}

/** Comes or not; takes the day's gift, and walks on. */
async function spendDay(world: World, player: Player, { isContest, isToday }: Day): Promise<void> {
  if (!isToday && !isLikely(world.random, player.days)) return;
  if (!isToday) await player.call(calls.accrueDailyAward);
  await walk(world, player, world.random.int(...player.problems));
  if (isContest) await takeEvents(world, player);
}

/** The pupil asks, the teacher answers. */
async function talk(pupil: Person, teacher: Person): Promise<void> {
  const asked = bodyOf(
    await pupil.call(calls.openMessageThread, { body: { type: 'teacher', userId: teacher.userId } }),
  );
  for (const [person, phrase] of [
    [pupil, 'notUnderstood'],
    [teacher, 'lookAtTheory'],
    [pupil, 'thanks'],
    [teacher, 'wellDone'],
  ] as const)
    bodyOf(await person.call(calls.sendMessage, { params: { id: asked.id }, body: { phrase } }));
}

/** Whoever has earned a certificate has it written. */
async function takeCertificates(pupils: readonly (Player & { readonly name: string })[]): Promise<void> {
  for (const pupil of pupils) {
    const { data } = bodyOf(await pupil.call(calls.listCertificates));
    for (const { id } of data.filter(({ canDoRequest }) => canDoRequest))
      bodyOf(await pupil.call(calls.issueUserCertificate, { body: { certificateId: id, name: pupil.name } }));
  }
}
