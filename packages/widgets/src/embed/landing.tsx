import { createRef, type ReactElement, useEffect, useRef, useState } from 'react';
import { landingDescriptor, type LandingHandle } from '../landing/landing.descriptor.ts';
import type { LandingClient } from '../landing/landing-props.ts';
import { Landing } from '../landing/landing.tsx';
import { playerDescriptor } from '../player/player.descriptor.ts';
import { themes } from '../theme/use-theme.ts';
import { Said } from '../ui/answer-frame.tsx';
import { Button } from '../ui/button.tsx';
import { tellError } from '../ui/use-answer.ts';
import type { Messages } from '../words/formatter.ts';
import { createLandingCount } from './landing-count.ts';
import { mountWithWords, type OwnWords } from './mount-with-words.ts';
import { choiceOf, numberOf } from './mount.tsx';
import type { EmbedApi, Implementation, Mounted, PropValue, PropValues } from './protocol.ts';
import { readPublic } from './runtime/public-reader.ts';
import { messagesOf, type PublishedFile } from './runtime/words.ts';

export { PROTOCOL as protocol } from './protocol.ts';

/** Written in by the build. */
declare const LOGIKIT_VERSION: string;
declare const LOGIKIT_RULES: string;
declare const LOGIKIT_OWN_WORDS: OwnWords;
declare const LOGIKIT_PLAYER: PublishedFile;

export const version = LOGIKIT_VERSION;

/** Shows a landing in an element's shadow root; nothing until the page names one. */
export function mount(root: ShadowRoot, api: EmbedApi, props: PropValues): Mounted {
  const handle = createRef<LandingHandle>();
  const { events, methods } = landingDescriptor;
  let lang = '';
  const client: LandingClient = {
    promo: {
      getShownLanding: ({ query }) => readPublic(api, '/service/promo/api/landing', { query: { ...query }, lang }),
    },
  };
  const count = createLandingCount(api);
  const playerApi = toldBy(api, () => count.add('solved'));
  return mountWithWords(
    { root, api, props },
    {
      rules: LOGIKIT_RULES,
      draw(_client, next) {
        const [course, event, partner] = [textOf(next['course']), textOf(next['event']), textOf(next['partner'])];
        if ((course ?? event ?? partner) === undefined) return null;
        lang = String(next['lang']);
        const variant = textOf(next['variant']);
        const theme = choiceOf({ root, props: next }, 'theme', themes);
        return (
          <Landing
            ref={handle}
            client={client}
            publishableKey={api.key ?? ''}
            messages={messagesOf(lang)}
            lang={lang}
            course={course}
            event={event}
            partner={partner}
            slide={numberOf(next['slide'])}
            source={textOf(next['source'])}
            variant={variant}
            compact={next['compact'] === true}
            theme={theme}
            renderProblem={(problem) => (
              <HeldPlayer api={playerApi} shown={{ problem, lang, theme }} messages={messagesOf(lang)} />
            )}
            onReady={(detail) => {
              count.begin(detail, variant);
              api.emit(events.ready.event, detail);
            }}
            onSlideShown={(detail) => api.emit(events.slideShown.event, detail)}
            onStart={(detail) => {
              count.add('started');
              return api.emit(events.start.event, detail) ?? true;
            }}
            onError={(detail) => api.emit(events.error.event, detail)}
          />
        );
      },
      call(method) {
        if (method in methods) handle.current?.[method as keyof LandingHandle]();
      },
    },
    LOGIKIT_OWN_WORDS,
  );
}

const textOf = (value: PropValue): string | undefined => (value ? String(value) : undefined);

interface HeldPlayerProps {
  readonly api: EmbedApi;
  readonly shown: PropValues;
  readonly messages: Messages;
}

/** The player of this very version, which comes with the slide that it stands on. */
function HeldPlayer({ api, shown, messages }: HeldPlayerProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const wish = JSON.stringify(shown);
  // Follows the slide: of the one that is left nothing stays.
  useEffect(() => {
    const root = place.current?.attachShadow({ mode: 'open' });
    if (!root) return;
    let isWanted = true;
    let held: Mounted | undefined;
    api.load(...LOGIKIT_PLAYER).then(
      (file) => {
        const { mount: mountPlayer } = file as Implementation; // of this very version
        if (isWanted) held = mountPlayer(root, api, JSON.parse(wish) as PropValues);
      },
      (error: unknown) => {
        api.emit(landingDescriptor.events.error.event, tellError(error));
        if (isWanted) setFailed(true);
      },
    );
    return () => {
      isWanted = false;
      held?.destroy();
    };
  }, [api, wish, hasFailed]);
  if (hasFailed)
    return (
      <Said title={messages['landing.problem.failed'] ?? ''} text={messages['landing.failed.text'] ?? ''}>
        <Button onClick={() => setFailed(false)}>{messages['landing.retry']}</Button>
      </Said>
    );
  return <div key={wish} ref={place} className="lk-landing-problem" />;
}

/** What the player tells, in the words of the landing. */
function toldBy(api: EmbedApi, onSolved: () => void): EmbedApi {
  const { completed, error } = playerDescriptor.events;
  return {
    ...api,
    emit(name, detail) {
      if (name === completed.event && 'stars' in detail) {
        onSolved();
        return api.emit(landingDescriptor.events.problemSolved.event, { stars: detail.stars });
      }
      return name === error.event ? api.emit(name, detail) : true;
    },
  };
}
