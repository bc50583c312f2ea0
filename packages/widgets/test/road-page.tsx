import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import en from '../../../locales/en/road.json';
import ru from '../../../locales/ru/road.json';
import { drawings } from '../src/road/thing-drawings.ts';
import { threadFixture, type ThreadWish } from '../src/road/fixtures/thread.ts';
import { propNames } from '../src/road/layout/prop-boxes.ts';
import type { RoadClient, Thread } from '../src/road/road-client.ts';
import type { RoadHandle } from '../src/road/road.descriptor.ts';
import { ThreadRoad } from '../src/road/road.tsx';
import theme from '../src/theme/theme.css';
import drawing from '../src/ui/drawing.css';
import ui from '../src/ui/ui.css';
import road from '../src/road/road.css';

// The page that browser tests drive: one road on a scripted platform, under a policy that forbids every style text.

export interface RoadTools {
  /** What the platform answers next; `fails` is the code of the error that it answers instead. */
  readonly script: { wish: ThreadWish; fails: string | null; change: (thread: Thread) => Thread };
  readonly events: { readonly name: string; readonly detail: unknown }[];
  readonly violations: string[];
  readonly handle: RoadHandle | null;
  /** True while a slow platform has a question to answer. */
  readonly isAsked: boolean;
  /** Lets a slow platform answer. */
  answer(): void;
}

const query = new URLSearchParams(location.search);
const lang = query.get('lang') === 'ru' ? 'ru' : 'en';
const handle = createRef<RoadHandle>();
let waiting: (() => void) | undefined;

const tools: RoadTools = {
  script: {
    wish: {
      blocks: (query.get('blocks') ?? '5,4,4').split(',').map(Number),
      current: Number(query.get('current') ?? 7),
    },
    fails: query.get('fails'),
    change: (thread) => (query.has('preschool') ? { ...thread, targetLessonId: 1 } : thread),
  },
  events: [],
  violations: [],
  get handle() {
    return handle.current;
  },
  get isAsked() {
    return waiting !== undefined;
  },
  answer: () => waiting?.(),
};
Object.assign(window, { tools });
document.addEventListener('securitypolicyviolation', (event) => tools.violations.push(event.violatedDirective));

const client: RoadClient = {
  threads: {
    async get() {
      if (query.has('slow')) await new Promise<void>((go) => (waiting = go));
      const { fails, wish, change } = tools.script;
      if (fails !== null) throw Object.assign(new Error('Scripted.'), { code: fails });
      return change(threadFixture(wish, lang));
    },
  },
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(`body { margin: 0 }\n${theme}\n${drawing}\n${ui}\n${road}`);
document.adoptedStyleSheets = [sheet];
for (const file of ['latin', 'cyrillic']) {
  const range = file === 'latin' ? 'U+0000-00FF, U+2000-206F' : 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116';
  const url = `url(/font/nunito-${file}-wght-normal.woff2)`;
  document.fonts.add(new FontFace('Nunito Variable', url, { weight: '200 1000', unicodeRange: range }));
}

const hear = (name: string) => (detail: unknown) => void tools.events.push({ name, detail });
document.documentElement.lang = lang;
const holder = document.querySelector('main');
if (holder) createRoot(holder).render(query.has('drawings') ? <AllDrawings /> : <Road />);

function Road() {
  return (
    <ThreadRoad
      ref={handle}
      client={client}
      messages={lang === 'ru' ? ru : en}
      thread={7}
      lang={lang}
      theme={query.get('theme') === 'laboratory' ? 'laboratory' : 'light'}
      images
      imageBase="https://platform.example"
      hrefOf={query.has('links') ? (problemId) => `#problem-${problemId}` : undefined}
      onReady={hear('ready')}
      onStationChosen={query.get('links') === 'followed' ? undefined : hear('stationChosen')}
      onError={hear('error')}
    />
  );
}

/** Every thing that may stand beside a road, in each of its colours. */
function AllDrawings() {
  return (
    <svg className="lk-root" width={400} height={400} viewBox="-200 -200 400 400">
      {propNames.flatMap((name) =>
        [0, 1, 2].map((tone) => {
          const Thing = drawings[name];
          return (
            <g key={`${name} ${tone}`} data-name={name}>
              <Thing tone={tone} />
            </g>
          );
        }),
      )}
    </svg>
  );
}
