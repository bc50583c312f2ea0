import { type CallInput, calls } from '@logikit/contract';
import type { Call } from '@logikit/contract';
import { addChild, newParent, openGate, switchTo } from './test-family.ts';
import { CONSENT_TEXT } from '../identity/trust/consent.ts';
import { about, schoolOf } from './test-school.ts';
import type { TestPlatform, TestUser } from './platform.ts';

/** What somebody is to the pupil whom a call names. */
export const relations = [
  'self',
  'sibling',
  'owner',
  'teacher',
  'otherParent',
  'otherTeacher',
  'editor',
  'learner',
] as const;
export type Relation = (typeof relations)[number];

/** A family, another one, and two teachers: one of them teaches the pupil, with the parent's consent. */
export interface World {
  readonly pupilId: number;
  readonly classId: number;
  /** The pupil's own one. */
  readonly certificateId: number;
  /** A fresh session each: some calls end the one that they are made in. */
  stand(relation: Relation): Promise<TestUser>;
}

export async function makeWorld(platform: TestPlatform): Promise<World> {
  const school = schoolOf(() => platform);
  const parent = await newParent(platform);
  const pupilId = await addChild(parent, 'Ada');
  const siblingId = await addChild(parent, 'Bob');
  const otherParent = await newParent(platform);
  const strangerId = await addChild(otherParent, 'Eve');
  const [teacher, otherTeacher] = [await newTeacher(platform), await newTeacher(platform)];
  const classes = [
    { by: teacher, owner: parent, cardId: pupilId },
    { by: otherTeacher, owner: otherParent, cardId: strangerId },
  ];
  const ids: number[] = [];
  for (const { by, owner, cardId } of classes) {
    const { class: room, code } = await school.classOf(by);
    await owner.call(calls.enterTeacherCode, { body: { cardId, teacherCode: code.code } });
    await owner.call(calls.answerConsent, { body: { classId: room.id, userId: cardId, agrees: true } });
    ids.push(room.id);
  }

  const [certificate] = await platform.sql<{ id: number }[]>`
    insert into user_certificate (user_id, certificate_id, name, locale, title, stars, problems, issued_at)
    values (${pupilId}, 1, 'Ada', 'en', 'Logic', 1, 1, now()) returning id`;

  const again = async ({ email, password }: Account): Promise<TestUser> => {
    const { body } = await platform.call(calls.authenticate, { body: { username: email, password } });
    const one: TestUser = {
      userId: body.userId,
      token: body.token,
      call: (call, input, extras) => platform.call(call, input, { token: body.token, ...extras }),
    };
    // A grown-up who has gone through the gate: what is refused then is refused for who they are.
    await openGate(one);
    return one;
  };
  const stands: Readonly<Record<Relation, () => Promise<TestUser>>> = {
    self: async () => switchTo(platform, await again(parent), pupilId),
    sibling: async () => switchTo(platform, await again(parent), siblingId),
    owner: () => again(parent),
    teacher: () => again(teacher),
    otherParent: () => again(otherParent),
    otherTeacher: () => again(otherTeacher),
    editor: () => platform.login('editor'),
    learner: () => platform.anonymous(),
  };
  return {
    pupilId,
    classId: ids[0] ?? 0,
    certificateId: certificate?.id ?? 0,
    stand: (relation) => stands[relation](),
  };
}

type Account = Awaited<ReturnType<typeof newParent>>;

async function newTeacher(platform: TestPlatform): Promise<Account> {
  const one = await newParent(platform, { who: 'teacher' });
  await one.call(calls.convertTeacher, { body: about });
  return one;
}

export interface RelationCell {
  readonly call: Call;
  /** What a caller sends who means this pupil. */
  readonly input: (pupilId: number, world: World) => unknown;
  /** Who may. Everybody else is refused, and learns nothing: a pupil who does not exist is refused alike. */
  readonly allows: readonly Relation[];
  /** `relation`: asked by assertRelation alone. `rows`: only rows of the caller's own are looked at. */
  readonly guard: 'relation' | 'rows';
}

const cell = <const C extends Call>(
  call: C,
  input: (pupilId: number, world: World) => CallInput<C>,
  allows: readonly Relation[],
  guard: RelationCell['guard'] = 'relation',
): RelationCell => ({ call, input, allows, guard });

/** Every call that names another person, and who that person must be. Removing comes last: it ends what others need. */
export const relationCells: readonly RelationCell[] = [
  cell(calls.changePupil, (cardId) => ({ body: { cardId, name: 'Ada' } }), ['owner']),
  cell(calls.saveSettings, (cardId) => ({ body: { type: 3, cardId, firstName: 'Ada' } }), ['self', 'owner']),
  cell(calls.validateSettings, (cardId) => ({ body: { type: 3, cardId, firstName: 'Ada' } }), ['self', 'owner']),
  cell(calls.chooseAvatar, (userId) => ({ body: { avatarId: 1, userId } }), ['self', 'owner']),
  cell(calls.applyPromoCode, (cardId) => ({ body: { code: 'KITENERGY', cardId } }), ['owner'], 'rows'),
  cell(calls.resetUserProgress, (cardId) => ({ body: { cardId } }), ['owner']),
  cell(calls.switchUser, (userId) => ({ body: { userId } }), ['self', 'sibling', 'owner'], 'rows'),
  cell(calls.enterTeacherCode, (cardId) => ({ body: { cardId, teacherCode: 'AAAAA-AAAAA' } }), ['self', 'owner']),
  cell(calls.answerConsent, (userId, { classId }) => ({ body: { classId, userId, agrees: true } }), ['owner']),
  cell(
    calls.getPupilReport,
    (id) => ({ params: { id }, query: { period: 'week' as const } }),
    ['owner', 'teacher'],
    'rows',
  ),
  cell(
    calls.forceCompleteExercise,
    (userId) => ({ params: { a: 2 as const, b: 1 as const, c: 1 }, query: { userId } }),
    ['self', 'teacher'],
  ),
  cell(
    calls.createAssignment,
    (userId, { classId }) => ({
      body: {
        classId,
        task: { kind: 'exercise' as const, threadId: null, blockId: null, problemIds: [], tier: 1 as const, count: 1 },
        note: '',
        dueOn: '2030-01-01',
        userIds: [userId],
      },
    }),
    ['teacher'],
    'rows',
  ),
  cell(calls.getConsents, (cardId) => ({ query: { cardId } }), ['self', 'owner']),
  cell(
    calls.decideConsent,
    (cardId) => ({ body: { cardId, purpose: 'analytics' as const, isGiven: true, textVersion: CONSENT_TEXT } }),
    ['owner'],
  ),
  cell(calls.listUserCertificates, (cardId) => ({ query: { cardId } }), ['self', 'owner']),
  ...[calls.getUserCertificateImage, calls.getUserCertificateFile].map((call) =>
    cell(call, (cardId, { certificateId: id }) => ({ params: { id }, query: { cardId } }), ['self', 'owner']),
  ),
  cell(
    calls.shareUserCertificate,
    (cardId, { certificateId: id }) => ({ params: { id }, body: { cardId, isOn: false } }),
    ['self', 'owner'],
  ),
  cell(calls.takeUserBadge, (cardId, { certificateId: id }) => ({ params: { id }, body: { cardId, isOn: false } }), [
    'self',
    'owner',
  ]),
  cell(calls.openMessageThread, (userId) => ({ body: { type: 'teacher' as const, userId } }), ['teacher'], 'rows'),
  cell(calls.listPupilMessages, (id) => ({ params: { id }, query: {} }), ['owner']),
  cell(calls.removeFromClass, (userId, { classId }) => ({ params: { id: classId, userId } }), ['teacher'], 'rows'),
  cell(calls.removeUser, (cardId) => ({ body: { cardId } }), ['owner']),
];

/** Calls that name people and are open to whoever is signed in, and why that is right. */
export const openToStrangers: ReadonlyMap<Call, string> = new Map<Call, string>([
  [calls.like, 'Whoever is a nickname to somebody may be liked by them.'],
  [calls.addFriend, 'Asks for a code or a common class by itself (social/friends.ts).'],
  [calls.getRatingProfile, 'A nickname and points of whoever lets everybody see them (learning/rating/seen.ts).'],
  [calls.getRatingUsers, 'As getRatingProfile.'],
  [calls.setPushDevice, 'The id is the device’s own, not a person’s.'],
]);
