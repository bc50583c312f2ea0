import { readingPages } from '../../packages/portal/src/reading-pages.ts';
import routes from '../../packages/portal/src/routes.ts';
import type { Story } from '../support/scenario.ts';

/** Who meets a page: a guest, somebody who has just begun, or a demo account. Some pages open for one of them alone. */
export const visitors = ['guest', 'learner', 'parent', 'teacher', 'editor', 'operator'] as const;
export type Visitor = (typeof visitors)[number];

/** A built page at a place where it has something to show. */
export interface Room {
  readonly visitor: Visitor;
  /** From the root, for instance `/2.0/de/cabinet/solved`. */
  readonly path: string;
}

/** Places are told after `/2.0/:locale?/`, those of learners after `/2.0/:locale?/cabinet/`. */
type Places = Readonly<Record<string, (story: Story) => readonly string[]>>;

const inProblem = (at: string, { passing, open }: { passing: string; open: string }): readonly string[] => [
  `${at}/${open}`,
  `${at}/${open}/theory`,
  `${at}/${passing}`,
];

const guests: Places = {
  ...Object.fromEntries(Object.keys(readingPages).map((path) => [path, () => [path]])),
  'event/:url/landing': ({ running }) => [`event/${running.url}/landing`],
  'courses/:courseId/landing/:slide': () => ['courses/1/landing/about', 'courses/1/landing/road'],
  'event/shared/:token': ({ shared }) => [`event/shared/${shared}`],
  '404': () => ['404'],
  thanks: () => ['thanks'],
  'old-browser': () => ['old-browser'],
  start: () => ['start'],
  'auth/login': () => ['auth/login'],
  'auth/register': () => ['auth/register'],
  'auth/recovery': () => ['auth/recovery'],
  'auth/new-password': () => ['auth/new-password', `auth/new-password#${'s'.repeat(32)}`],
  'auth/page': () => [
    `auth/page?key=pk_demo&origin=https://school.example&state=${'s'.repeat(32)}&challenge=${'c'.repeat(43)}`,
  ],
  partner: () => ['partner'],
  'webview/rating/:tab?': () => ['webview/rating'],
  'promo/:partner': () => ['promo/demo'],
  'promo/:partner/junior': () => ['promo/demo/junior'],
  'promo/:partner/junior/success': () => ['promo/demo/junior/success'],
  'cabinet/partner/:partner': () => ['cabinet/partner/mts'],
  'start/mts': () => ['start/mts'],
  'confirm-email': () => ['confirm-email'],
  'reopen-account': () => ['reopen-account'],
  'weekly-letter': () => [`weekly-letter#${'s'.repeat(32)}`],
  withdrawal: () => ['withdrawal'],
  'stripe/init': () => ['stripe/init'],
  'stripe/success': ({ guestPayment }) => [`stripe/success?payment=${guestPayment}`],
  'auth/teacher-code': () => ['auth/teacher-code'],
  'wizard/teacher-register': () => ['wizard/teacher-register'],
  'class-consent': () => ['class-consent'],
};

const parents: Places = {
  family: () => ['family'],
  'family/:cardId/messages': ({ card }) => [`family/${card}/messages`],
  'family/:cardId/certificates': ({ card }) => [`family/${card}/certificates`],
  privacy: () => ['privacy'],
  'my-pupils/cards': () => ['my-pupils/cards'],
  'service-order': () => ['service-order'],
  'service-order/logic': () => ['service-order/logic'],
  'store/:category': () => ['store/energy'],
  'cart/pay': () => ['cart/pay'],
  'cart/success': () => ['cart/success'],
  'cart/error': () => ['cart/error'],
  payments: () => ['payments'],
  'payments/history': () => ['payments/history'],
  promocode: () => ['promocode'],
};

const teachers: Places = {
  'my-pupils/cards': () => ['my-pupils/cards'],
  'my-pupils/cards/:userId': ({ pupil }) => [`my-pupils/cards/${pupil.userId}`],
  'school/class/:classId': ({ pupil }) => [`school/class/${pupil.classId}`],
  materials: () => ['materials'],
};

const editors: Places = {
  'problem/:problemId/preview': ({ solved }) => [`problem/${solved}/preview`],
  'school/leads': () => ['school/leads'],
  ':tenant?/theory/:theoryId/preview': () => ['theory/1/preview'],
};

const operators: Places = {
  'desk/certificates': () => ['desk/certificates', 'desk/certificates?status=SENT'],
  'desk/orders': () => ['desk/orders', 'desk/orders?done'],
  'desk/codes': () => ['desk/codes'],
  'desk/findings': () => ['desk/findings', 'desk/findings?closed'],
};

const learners: Places = {
  ':tenant?/thread/:threadId/quiz-result': ({ quiz }) => [`thread/${quiz}/quiz-result`],
  ':tenant?/thread/:threadId/problem/:problemId': ({ road, solved, open, passing }) =>
    inProblem(`thread/${road}/problem`, { passing: `${solved}/${passing}`, open: String(open) }),
  'thread/:targetLesson/:threadId/finale': ({ walked }) => [`thread/2/${walked}/finale`],
  'thread/:targetLesson/:threadId': ({ road, side }) => [`thread/2/${road}`, `thread/2/${side.thread}`],
  solved: () => ['solved'],
  'block/:blockId/problem/:problemId': ({ block, open }) => [`block/${block}/problem/${open}`],
  'exercise/:targetLesson/:complexity/:exerciseBlockNumber': () => [
    'exercise/2/1/1',
    'exercise/2/1/2',
    'exercise/2/1/3',
    'exercise/2/3/1',
  ],
  'exercise/:targetLesson/:complexity/:exerciseBlockNumber/problem/:problemId': ({ exercise: [first] }) => [
    `exercise/2/1/1/problem/${first}`,
  ],
  'exercise/:targetLesson/:complexity/:exerciseBlockNumber/result': () => ['exercise/2/1/1/result'],
  'placement/:targetLesson': () => ['placement/2', 'placement/3'],
  'placement/:targetLesson/problem/:problemId': ({ placing }) => [`placement/2/problem/${placing}`],
  lecture: () => ['lecture', 'lecture?open=1'],
  'category/:targetLesson/:categoryId': () => ['category/2/1'],
  ':tenant/category/:categoryId/:threadId?': ({ side }) => [`logikit/category/${side.course}`],
  ':tenant/category/:categoryId/wiki/:slide': ({ side }) =>
    ['start', 'ideas', 'steps', 'practice'].map((slide) => `logikit/category/${side.course}/wiki/${slide}`),
  'course/:name/about': () => ['course/logic/about'],
  'event/:eventId/preview': ({ coming, running }) => [`event/${coming}/preview`, `event/${running.id}/preview`],
  'event/:eventId/result': ({ finished }) => [`event/${finished}/result`],
  ':tenant?/event/:eventId': ({ running }) => [`event/${running.id}`],
  ':tenant?/event/:eventId/problem/:problemId/:state?': ({ running: { id, problem } }) => [
    `event/${id}/problem/${problem}/intro`,
    `event/${id}/problem/${problem}/solve`,
  ],
  personal: () => ['personal'],
  'certificate/:id': ({ certificate }) => [`certificate/${certificate}`],
  'rating/:tab?': () => ['rating', 'rating/all-time', 'rating/friends', 'rating/class', 'rating/city', 'rating/school'],
  settings: () => ['settings'],
  'inviter/:activeTab?': () => ['inviter', 'inviter/friends', 'inviter/teacher'],
  'messages/:type?': () => ['messages', 'messages/support', 'messages/system'],
  'program/about': () => ['program/about'],
  'welcome-wiki': () => ['welcome-wiki'],
  cards: () => ['cards'],
  'animations-section/:sectionId': () => ['animations-section/kit', 'animations-section/ideas'],
  articles: () => ['articles'],
  'articles/:id': () => ['articles/after-a-mistake'],
  'dashboard/logic/:courseType?': () => ['dashboard/logic', 'dashboard/logic/adult', 'dashboard/logic/1'],
  'dashboard/:topicId': () => ['dashboard/pattern'],
  'chapters/:courseType?': () => ['chapters', 'chapters/adult'],
  'game/:game': () => ['pipes', 'walk', 'sudoku', 'lights'].map((game) => `game/${game}`),
  events: () => ['events'],
  'settings/sign-in': () => ['settings/sign-in'],
  privacy: () => ['privacy'],
  'download-app': () => ['download-app'],
  school: () => ['school'],
  'school/tariffs': () => ['school/tariffs'],
  'my-classes': () => ['my-classes'],
  teacher: () => ['teacher'],
};

/** Every page of the site in a language. */
export function roomsOf(story: Story, locale: string): readonly Room[] {
  const base = locale === 'ru' ? '/2.0/' : `/2.0/${locale}/`;
  const rooms = (visitor: Visitor, places: Places, under: string): readonly Room[] =>
    Object.values(places).flatMap((place) => place(story).map((path) => ({ visitor, path: base + under + path })));
  return [
    { visitor: 'guest', path: locale === 'ru' ? '/' : `/${locale}` },
    ...rooms('guest', guests, ''),
    ...rooms('learner', learners, 'cabinet/'),
    ...rooms('parent', parents, 'cabinet/'),
    ...rooms('teacher', teachers, 'cabinet/'),
    ...rooms('editor', editors, 'cabinet/'),
    ...rooms('operator', operators, 'cabinet/'),
  ];
}

/** Patterns of built pages that nobody walks into: none, unless a route has been added without its place here. */
export function unvisited(): readonly string[] {
  const visited = [
    ...Object.keys(guests),
    ...[learners, parents, teachers, editors, operators].flatMap(Object.keys).map((path) => `cabinet/${path}`),
  ];
  const known = new Set(visited.map((path) => `/2.0/:locale?/${path}`));
  return builtPages(routes, '').filter((pattern) => !known.has(pattern));
}

function builtPages(entries: typeof routes, base: string): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? base : `${base}/${entry.path}`;
    return [...(entry.id?.startsWith('page:') ? [path] : []), ...builtPages(entry.children ?? [], path)];
  });
}
