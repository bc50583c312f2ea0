import { useEffect } from 'react';
import type { NarrationProps } from '../../lazy/lazy-parts.ts';
import type { PlayerState } from '../../machine/problem-session.ts';
import { deviceVoice } from '../../device-voice.ts';
import { answerKind } from '../../machine/answer.ts';
import type { Theory } from '../../player-client.ts';
import { isForPreschool } from '../../player.descriptor.ts';
import { inLanguage, questionAloud, variantName } from '../../problem-words.ts';
import { type PlayerTools, usePlayer } from '../player-context.ts';
import { announcement } from './announcement.ts';

/** Slower than one grown-up speaks to another. */
const RATE = 0.9;

/** Reads to those who cannot: what is asked, what was touched and what came of it. Draws nothing. */
export function Narration({ state }: NarrationProps): null {
  const context = usePlayer();
  const { lang } = context;
  const { voice = deviceVoice, narrates } = context.player.store.ports;
  const text = spokenText(state, context);
  // Follows what there is to say. A page that nobody has touched may not sound: then the first touch begins it.
  useEffect(() => {
    if (text === '' || !narrates()) return;
    const say = (): void => voice.speak(text, lang, RATE);
    if (isTouched()) return say();
    const onTouch = (event: Event): void => {
      if (!isOnButton(event)) say();
    };
    addEventListener('pointerup', onTouch, { once: true });
    return () => removeEventListener('pointerup', onTouch);
  }, [voice, narrates, text, lang]);
  const problem = 'session' in state ? state.session.problem.id : undefined;
  // Follows the problem: what is said of it ends with it.
  useEffect(() => () => voice.stop(), [voice, problem]);
  return null;
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
  if (state.status === 'idle') return heard || questionAloud(problem, lang);
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
