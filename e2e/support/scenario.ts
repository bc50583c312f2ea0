import type { Hands } from './learner-driver.ts';
import { send, signIn } from './operations.ts';
import { standingEvent } from './platform.ts';

/** What a learner has done, so that every page has something to show. All are ids. */
export interface Story {
  readonly road: number;
  readonly block: number;
  /** A problem of the road that is solved, how it was solved, and the next one. */
  readonly solved: number;
  /** A chapter that is walked to its end. */
  readonly walked: number;
  readonly passing: number;
  readonly open: number;
  readonly quiz: number;
  /** The ten problems of the first exercise block. */
  readonly exercise: readonly number[];
  /** The first problem of a placement. */
  readonly placing: number;
  readonly side: { readonly course: number; readonly thread: number };
  readonly running: { readonly id: number; readonly url: string; readonly problem: number };
  readonly coming: number;
  readonly finished: number;
  /** The token of the result that was shown to others. */
  readonly shared: string;
  /** The demo child in the demo teacher's class. */
  readonly pupil: { readonly userId: number; readonly classId: number };
  /** A child of the demo parent. */
  readonly card: number;
  /** The learner's own one. */
  readonly certificate: number;
  /** The token of a payment that somebody without an account has made. */
  readonly guestPayment: string;
}

const training = '/service/training/api';
const inExercise = 'exerciseBlockNumber=1&complexity=1';

interface WireThread {
  readonly id: number;
  readonly type: string;
  readonly course_id: number;
  readonly problems: readonly { readonly id: number; readonly block_id: number }[];
}
interface WirePupil {
  readonly user_id: number;
  readonly classes: readonly { readonly id: number }[];
}
interface WireEvent {
  readonly id: number;
  readonly url: string;
  readonly state: string;
  readonly share_link: string | null;
  readonly attempt: { readonly problems: readonly { readonly id: number }[] } | null;
}

/** A learner of the second grade walks some way: a road, an exercise, a quiz and two events, and takes every gift. */
export async function live(hands: Hands, url: string): Promise<Story> {
  const { data: threads } = await hands.get<{ data: readonly WireThread[] }>(
    `${training}/thread?perPage=100&targetLesson=2`,
  );
  const thread = (id: number | undefined): Promise<WireThread> => hands.get<WireThread>(`${training}/thread/${id}`);
  const road = await thread(threads[0]?.id);
  const [first, second, third] = road.problems;
  for (const one of [first, second]) await hands.solve(one?.id ?? 0, `threadId=${road.id}`);
  const { data: solved } = await hands.get<{
    data: readonly { readonly passing_id: number; readonly problem_id: number }[];
  }>(`${training}/passing/solved-problems`);

  const quiz = threads.find(({ type }) => type === 'quiz')?.id ?? 0;
  for (const { id } of (await thread(quiz)).problems) await hands.guess(id, `threadId=${quiz}`);

  const side = threads.find(({ type }) => type === 'side');
  const walked = threads.filter(({ type }) => type === 'side').at(1)?.id ?? 0;
  for (const { id } of (await thread(walked)).problems) await hands.solve(id, `threadId=${walked}`);
  const block = await hands.get<{ problems: readonly { readonly id: number }[] }>(
    `${training}/cabinet/exercise/2/1/1/progress`,
  );
  const exercise = block.problems.map(({ id }) => id);
  for (const id of exercise) await hands.solve(id, inExercise);

  const placement = await hands.post(`${training}/cabinet/placement/2`);

  const { data: events } = await hands.get<{ data: readonly WireEvent[] }>(`${training}/event`);
  // Whatever the day of the week: the olympiad runs on each, and the standing event beside it.
  const running = async (name: string): Promise<WireEvent> => {
    const found = events.find(({ url: address, state }) => state === 'running' && address.startsWith(name));
    if (!found) throw new Error(`No event ${name} is running: ${JSON.stringify(events.map((one) => one.url))}`);
    return hands.get<WireEvent>(`${training}/event/${found.id}?solving=1`);
  };
  const [begun, over] = [await running(standingEvent), await running('olympiad')];
  const [answered] = over.attempt?.problems ?? [];
  if (answered) await hands.guess(answered.id, `eventId=${over.id}`);
  await hands.post(`${training}/event/${over.id}/finish`);
  const { share_link: link } = (await hands.post(`${training}/event/${over.id}/share`)).body as WireEvent;

  const awards = '/service/awards/api/user';
  await hands.post(`${awards}/daily-award`);
  const { data: boxes } = await hands.get<{ data: readonly { readonly id: number }[] }>(`${awards}/box/notification`);
  for (const { id } of boxes) await hands.remove(`${awards}/box/notification/${id}`);

  const { body } = await send(`${url}/school/api/pupil`, { token: await signIn(url, 'teacher') });
  const [pupil] = (body as { data: readonly WirePupil[] }).data;
  const lead = {
    tariff: 'school',
    name: 'Anna',
    email: 'anna@school.example',
    school: 'School № 5',
    message: '90 pupils',
  };
  await send(`${url}/school/api/tariff`, { method: 'POST', body: lead });

  return {
    certificate: await earn(hands, url),
    guestPayment: await payAsGuest(url),
    road: road.id,
    block: first?.block_id ?? 0,
    solved: first?.id ?? 0,
    walked,
    passing: solved.find(({ problem_id: id }) => id === first?.id)?.passing_id ?? 0,
    open: third?.id ?? 0,
    quiz,
    exercise,
    placing: (placement.body as { problem_id: number }).problem_id,
    side: { course: side?.course_id ?? 0, thread: side?.id ?? 0 },
    running: { id: begun.id, url: begun.url, problem: begun.attempt?.problems[0]?.id ?? 0 },
    coming: events.find(({ state }) => state === 'coming')?.id ?? 0,
    finished: over.id,
    shared: link?.split('/').at(-1) ?? '',
    pupil: { userId: pupil?.user_id ?? 0, classId: pupil?.classes[0]?.id ?? 0 },
    card: await holdCard(url),
  };
}

/** The card of a child of the demo parent. */
async function holdCard(url: string): Promise<number> {
  const token = await signIn(url, 'parent');
  const family = (await send(`${url}/user/family.json`, { token })).body as {
    pupils: readonly { readonly card_id: number }[];
  };
  const [known] = family.pupils;
  if (known) return known.card_id;
  const body = { name: 'Ada', target_lesson: 2, grade_id: 2 };
  const added = await send(`${url}/user/add-user.json`, { method: 'POST', token, body });
  return (added.body as { card_id: number }).card_id;
}

/** Somebody without an account pays with the demo's card; the answer is the payment's token. */
export async function payAsGuest(url: string, email = 'guest@mail.example'): Promise<string> {
  const stripe = `${url}/billing/api/stripe`;
  const { offers } = (await send(`${stripe}/offers`, { method: 'GET' })).body as {
    readonly offers: readonly { readonly purchase_id: number; readonly price: number }[];
  };
  const [offer] = offers;
  const body = { purchase_id: offer?.purchase_id, price: offer?.price, email, birth_year: 1985 };
  const { token, url: go } = (await send(`${stripe}/session`, { method: 'POST', body })).body as Readonly<
    Record<'token' | 'url', string>
  >;
  const gateway = (await fetch(url + go, { redirect: 'manual' })).headers.get('location') ?? '';
  const card = new URLSearchParams({ card: '4000 0000 0000 4242' });
  await fetch(new URL(gateway, url), { method: 'POST', body: card, redirect: 'manual' });
  return token;
}

/** A certificate for the first problem, which an editor gives. */
async function earn(hands: Hands, url: string): Promise<number> {
  const made = await send(`${url}${training}/certificate`, {
    method: 'POST',
    token: await signIn(url, 'editor'),
    body: {
      title: 'First steps',
      short_title: 'First steps',
      image: null,
      kind: 'quiz',
      example: null,
      stars: null,
      purchase_ids: [],
      blocks_count: null,
      problems_count: 1,
    },
  });
  const { id } = made.body as { readonly id: number };
  const body = { certificate_id: id, name: 'Ada Lovelace' };
  return ((await hands.post(`${training}/user/certificate`, body)).body as { readonly id: number }).id;
}
