import type { Playable } from './playable.ts';

export interface Speech {
  readonly text: string;
  /** A locale code of ours, `pt-br`. */
  readonly locale: string;
  /** 1 is the usual speed. */
  readonly rate?: number;
  /** 1 is the usual height. */
  readonly pitch?: number;
}

/** Voices that sound like somebody, by what systems call theirs; Apple's list begins with jokes and robots. */
const natural =
  /natural|premium|enhanced|google|siri|samantha|milena|lesya|zuzana|\banna\b|zosia|yelda|luciana|paulina/i;

/** The best voice of this device for a locale: a natural one of that country, any of it, another country's, or none. */
export function voiceFor(locale: string, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const wanted = locale.toLowerCase();
  const [language] = wanted.split('-');
  const codeOf = (voice: SpeechSynthesisVoice): string => voice.lang.toLowerCase().replace('_', '-');
  const rankOf = (voice: SpeechSynthesisVoice): number =>
    (codeOf(voice) === wanted ? 2 : 0) + (natural.test(voice.name) ? 1 : 0);
  return voices
    .filter((voice) => codeOf(voice).split('-')[0] === language)
    .sort((one, other) => rankOf(other) - rankOf(one))[0];
}

/** True when this device has a voice for the locale. Browsers load voices late: ask again at `voiceschanged`. */
export function canSpeak(locale: string): boolean {
  return typeof speechSynthesis !== 'undefined' && voiceFor(locale, speechSynthesis.getVoices()) !== undefined;
}

/** Words spoken by the device's voice; obeys the same rules as any sound. */
export function createSpeechPlayable({ text, locale, rate = 1, pitch = 1 }: Speech): Playable {
  const ends: (() => void)[] = [];
  let spoken: SpeechSynthesisUtterance | undefined;
  let volume = 1;
  let isMuted = false;

  function speak(): void {
    // A webview without a voice has nothing to say.
    if (typeof speechSynthesis === 'undefined') return ends.forEach((run) => run());
    const utterance = new SpeechSynthesisUtterance(text);
    const voice = voiceFor(locale, speechSynthesis.getVoices());
    if (voice) utterance.voice = voice;
    Object.assign(utterance, { lang: locale, rate, pitch, volume: isMuted ? 0 : volume });
    const finished = (): void => {
      // NOTE: cancel() ends an utterance too, and late: only the one that is spoken now counts.
      if (spoken !== utterance) return;
      spoken = undefined;
      for (const run of ends) run();
    };
    utterance.onend = finished;
    utterance.onerror = finished;
    spoken = utterance;
    speechSynthesis.speak(utterance);
  }

  function stop(): void {
    if (!spoken) return;
    spoken = undefined;
    speechSynthesis.cancel();
    // A paused engine stays paused for whatever is said next.
    speechSynthesis.resume();
  }

  return {
    isLoop: false,
    load: () => undefined,
    play() {
      if (spoken) speechSynthesis.resume();
      else speak();
    },
    pause() {
      if (spoken) speechSynthesis.pause();
    },
    stop,
    setVolume: (next) => void (volume = next),
    setMuted(next) {
      isMuted = next;
      // The volume of words being said cannot change: they stop for as long as they may not be heard.
      if (spoken && isMuted) speechSynthesis.pause();
      else if (spoken) speechSynthesis.resume();
    },
    onEnd: (run) => void ends.push(run),
    unload: stop,
  };
}
