import { useEffect, useSyncExternalStore } from 'react';
import type { GuidanceProps } from '../../lazy/lazy-parts.ts';
import type { PlayerState } from '../../machine/problem-session.ts';
import { deviceVoice } from '../../device-voice.ts';
import { answerKind } from '../../machine/answer.ts';
import type { Theory, Voice } from '../../player-client.ts';
import { isForPreschool } from '../../player.descriptor.ts';
import { inLanguage, questionAloud, variantName } from '../../problem-words.ts';
import { speechStyleFor } from '../../speech-style.ts';
import { type PlayerTools, usePlayer } from '../player-context.ts';
import { announcement } from './announcement.ts';

const never = () => () => undefined;

/**
 * Reads to those who cannot: what is asked, what was touched and what came of it. Draws only a sign that
 * something is being said.
 */
export function Narration({ root, state }: GuidanceProps): null {
  const context = usePlayer();
  const { lang } = context;
  const { voice = deviceVoice, narrates } = context.player.store.ports;
  const text = spokenText(state, context);
  const problem = 'session' in state ? state.session.problem : undefined;
  const style = speechStyleFor(problem);
  useNamedSpots(root, state);
  // Follows what there is to say. A page that nobody has touched may not sound: then the first touch begins it.
  useEffect(() => {
    if (text === '' || !narrates()) return;
    const say = (): void => voice.speak(text, lang, style);
    if (isTouched()) return say();
    const onTouch = (event: Event): void => {
      if (!isOnButton(event)) say();
    };
    addEventListener('pointerup', onTouch, { once: true });
    return () => removeEventListener('pointerup', onTouch);
  }, [voice, narrates, text, lang, style]);
  // Follows the problem: what is said of it ends with it.
  useEffect(() => () => voice.stop(), [voice, problem?.id]);
  const isSpeaking = useSyncExternalStore(
    voice.subscribe ?? never,
    () => isSpeakingNow(voice),
    () => false,
  );
  // Follows the voice: the speaker that stops it moves, and the question is marked while it is read.
  useEffect(() => {
    if (!isSpeaking) return;
    const player = root.current;
    player?.classList.add('lk-speaking');
    return () => player?.classList.remove('lk-speaking');
  }, [root, isSpeaking]);
  return null;
}

/** A move in the drawing says itself; whatever else is touched there, e.g. a piece that is picked up, is named. */
function useNamedSpots(root: GuidanceProps['root'], state: PlayerState): void {
  const {
    lang,
    player: { store },
  } = usePlayer();
  const { voice = deviceVoice, narrates } = store.ports;
  const problem = 'session' in state && isForPreschool(state.session.problem) ? state.session.problem : null;
  // Follows touches of the drawing, before the drawing itself hears of them.
  useEffect(() => {
    const player = root.current;
    if (!player || !problem) return;
    const onClick = ({ target }: Event): void => {
      const name = target instanceof Element && target.closest('.lk-spot')?.getAttribute('aria-label');
      const before = store.session()?.said;
      setTimeout(() => {
        if (name && narrates() && store.session()?.said === before) voice.speak(name, lang, speechStyleFor(problem));
      });
    };
    player.addEventListener('click', onClick, true);
    return () => player.removeEventListener('click', onClick, true);
  }, [root, problem, store, voice, narrates, lang]);
}

function isSpeakingNow(voice: Voice): boolean {
  return voice.isSpeaking?.() ?? false;
}

/** NOTE: not every browser tells; then it is tried. */
function isTouched(): boolean {
  return (navigator as { readonly userActivation?: UserActivation }).userActivation?.hasBeenActive ?? true;
}

/** A button says itself what comes of it. */
function isOnButton(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest('button') !== null;
}

/** What is said without being asked for; empty where there is nothing new to say. */
function spokenText(state: PlayerState, { t, lang, lazy }: PlayerTools): string {
  if (!('session' in state) || !isForPreschool(state.session.problem)) return '';
  const { panel, problem } = state.session;
  if (panel.show === 'theory') return theoryAloud(panel.theory, lang);
  if (state.status === 'checking') return '';
  const heard = announcement(state, t, lazy.scene?.sayAction);
  const touched = touchedName(state, lang);
  // A drawing that is to be put right is chosen already when its turn comes again.
  const isTurn = state.status === 'idle' || (state.status === 'chosen' && problem.graphic !== null);
  if (isTurn) return heard || questionAloud(problem, lang);
  // What sends itself is named together with what came of it: the one would cut the other off.
  if (state.status === 'chosen') return heard || (problem.settings.autoAnswerSend ? '' : touched);
  return state.status === 'notYet' && panel.show === 'none' && touched !== '' ? `${touched}. ${heard}` : heard;
}

function touchedName(
  { session: { problem, draft } }: Extract<PlayerState, { session: unknown }>,
  lang: string,
): string {
  const kind = answerKind(problem);
  const last = kind === 'single' || kind === 'multi' ? draft.selected.at(-1) : undefined;
  const variant = problem.variants.find(({ id }) => id === last);
  return variant ? variantName(variant, lang) : '';
}

function theoryAloud(theory: Theory | null, lang: string): string {
  if (theory === null) return '';
  return inLanguage(theory.narrations, lang) || (inLanguage(theory.translations, lang)?.paragraphs.join(' ') ?? '');
}
