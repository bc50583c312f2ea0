import { createRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import en from '../../../locales/en/player.json';
import ru from '../../../locales/ru/player.json';
import { createScriptedClient, type Script, type ScriptedClient } from '../src/player/fixtures/scripted-client.ts';
import { Player } from '../src/player/player.tsx';
import type { PlayerHandle } from '../src/player/player.descriptor.ts';
import type { SoundName, Voice } from '../src/player/player-client.ts';
import { HeartIcon } from '../src/ui/icons/stats.tsx';
import { CloseIcon } from '../src/ui/icons/actions.tsx';
import { Chip } from '../src/ui/chip.tsx';
import theme from '../src/theme/theme.css';
import drawing from '../src/ui/drawing.css';
import ui from '../src/ui/ui.css';
import player from '../src/player/player.css';

// The page that browser tests drive: one player on a scripted platform, under a policy that forbids every style text.

export interface PageTools {
  readonly script: Script;
  readonly client: ScriptedClient;
  readonly events: { readonly name: string; readonly detail: unknown }[];
  readonly sounds: SoundName[];
  readonly spoken: string[];
  readonly violations: string[];
  readonly handle: PlayerHandle | null;
  /** Takes the problem away and gives it back, as a page without lives does. */
  pause(isPaused: boolean): void;
}

const query = new URLSearchParams(location.search);
const number = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined);
const lang = query.get('lang') === 'ru' ? 'ru' : 'en';

const script: Script = {
  lang,
  delay: number('delay') ?? 0,
  fails: query.get('fails'),
  isOnline: !query.has('offline'),
  override: JSON.parse(query.get('override') ?? '{}') as Script['override'],
};
const client = createScriptedClient(script);
const handle = createRef<PlayerHandle>();
const tools = {
  script,
  client,
  events: [] as PageTools['events'],
  sounds: [] as SoundName[],
  spoken: [] as string[],
  violations: [] as string[],
  get handle() {
    return handle.current;
  },
  pause(isPaused: boolean): void {
    void isPaused; // taken over when the player is drawn
  },
} satisfies PageTools;
Object.assign(window, { tools });
document.addEventListener('securitypolicyviolation', (event) => tools.violations.push(event.violatedDirective));

const sheet = new CSSStyleSheet();
sheet.replaceSync(`body { margin: 0 }\n${theme}\n${drawing}\n${ui}\n${player}`);
document.adoptedStyleSheets = [sheet];
for (const [file, range] of [
  ['latin', 'U+0000-00FF, U+2000-206F'],
  ['cyrillic', 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'],
] as const) {
  const url = `url(/font/nunito-${file}-wght-normal.woff2)`;
  document.fonts.add(new FontFace('Nunito Variable', url, { weight: '200 1000', unicodeRange: range }));
}

const listeners = new Set<() => void>();
let isSpeaking = false;
function setSpeaking(next: boolean): void {
  isSpeaking = next;
  for (const listener of listeners) listener();
}
/** It speaks until it is told to stop; without `endless` nobody knows. */
const voice: Voice = {
  speak: (text) => {
    tools.spoken.push(text);
    setSpeaking(true);
  },
  stop: () => setSpeaking(false),
  ...(query.has('endless') && {
    isSpeaking: () => isSpeaking,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  }),
};

const hear = (name: string) => (detail: unknown) => void tools.events.push({ name, detail });
document.documentElement.lang = lang;

function TestPlayer() {
  const [isPaused, setPaused] = useState(query.has('paused'));
  tools.pause = setPaused;
  const complexity = number('complexity');
  return (
    <Player
      ref={handle}
      client={client}
      messages={lang === 'ru' ? ru : en}
      lang={lang}
      theme={query.get('theme') === 'laboratory' ? 'laboratory' : 'light'}
      problem={number('problem')}
      thread={number('thread')}
      block={number('block')}
      exercise={complexity === 1 ? { number: number('exercise') ?? 1, complexity } : undefined}
      trail={query.has('trail') ? [101, 1, 2].map((id) => ({ id, isDone: id === 101 })) : undefined}
      passing={number('passing')}
      isPreview={query.has('preview')}
      pause={isPaused ? ({ hasTheory }) => <p className="paused">{hasTheory ? 'Read' : 'Wait'}</p> : undefined}
      noSound={query.has('no-sound')}
      headingLevel={1}
      sounds={{ play: (name) => void tools.sounds.push(name) }}
      voice={voice}
      leading={
        query.has('dressed') && (
          <a className="lk-round" href="#road" aria-label={lang === 'ru' ? 'Назад к дороге' : 'Back to the road'}>
            <CloseIcon />
          </a>
        )
      }
      trailing={query.has('dressed') && <Chip icon={<HeartIcon />}>4</Chip>}
      onReady={hear('ready')}
      onAnswered={hear('answered')}
      onCompleted={hear('completed')}
      onError={hear('error')}
    />
  );
}

const holder = document.getElementById('player');
if (holder) createRoot(holder).render(<TestPlayer />);
