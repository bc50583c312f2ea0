import routes from '../packages/portal/src/routes.ts';
import type { Story } from './story.ts';

/** Who meets a page: its look differs between them, and some open for one of them alone. */
export type Visitor = 'guest' | 'learner' | 'editor';

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
  'event/:url/landing': ({ running }) => [`event/${running.url}/landing`],
  'event/shared/:token': ({ shared }) => [`event/shared/${shared}`],
  '404': () => ['404'],
  start: () => ['start'],
  'auth/login': () => ['auth/login'],
  'auth/page': () => [
    `auth/page?key=pk_demo&origin=https://school.example&state=${'s'.repeat(32)}&challenge=${'c'.repeat(43)}`,
  ],
  partner: () => ['partner'],
};

const editors: Places = {
  'problem/:problemId/preview': ({ solved }) => [`problem/${solved}/preview`],
  ':tenant?/theory/:theoryId/preview': () => ['theory/1/preview'],
};

const learners: Places = {
  ':tenant?/thread/:threadId/quiz-result': ({ quiz }) => [`thread/${quiz}/quiz-result`],
  ':tenant?/thread/:threadId/problem/:problemId': ({ road, solved, open, passing }) =>
    inProblem(`thread/${road}/problem`, { passing: `${solved}/${passing}`, open: String(open) }),
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
  'program/about': () => ['program/about'],
  'welcome-wiki': () => ['welcome-wiki'],
  cards: () => ['cards'],
  'animations-section/:sectionId': () => ['animations-section/kit', 'animations-section/ideas'],
  articles: () => ['articles'],
  'articles/:id': () => ['articles/after-a-mistake'],
  'dashboard/logic/:courseType?': () => ['dashboard/logic', 'dashboard/logic/adult', 'dashboard/logic/1'],
  'dashboard/:topicId': () => ['dashboard/pattern'],
  'game/:game': () => ['pipes', 'walk', 'sudoku', 'lights'].map((game) => `game/${game}`),
  events: () => ['events'],
  'download-app': () => ['download-app'],
};

/** Every built page of the site in a language, and one of those that are promised. */
export function roomsOf(story: Story, locale: string): readonly Room[] {
  const base = locale === 'ru' ? '/2.0/' : `/2.0/${locale}/`;
  const rooms = (visitor: Visitor, places: Places, under: string): readonly Room[] =>
    Object.values(places).flatMap((place) => place(story).map((path) => ({ visitor, path: base + under + path })));
  return [
    { visitor: 'guest', path: locale === 'ru' ? '/' : `/${locale}` },
    ...rooms('guest', guests, ''),
    ...rooms('learner', learners, 'cabinet/'),
    { visitor: 'learner', path: `${base}cabinet/settings` },
    ...rooms('editor', editors, 'cabinet/'),
  ];
}

/** Patterns of built pages that nobody walks into: none, unless a route has been added without its place here. */
export function unvisited(): readonly string[] {
  const visited = [
    ...Object.keys(guests),
    ...[...Object.keys(learners), ...Object.keys(editors)].map((path) => `cabinet/${path}`),
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
