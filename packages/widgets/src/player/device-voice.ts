import type { Voice } from './player-client.ts';

/** Reads with the device's own voice. An address is played as the author's recording. Silent where there is no voice. */
export function createDeviceVoice(): Voice {
  let recording: HTMLAudioElement | null = null;
  const stop = () => {
    recording?.pause();
    recording = null;
    if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
  };
  return {
    stop,
    speak(text, lang) {
      stop();
      if (/^(https?:)?\/\//.test(text)) {
        recording = new Audio(text);
        // A browser that refuses to play is as good as a silent one: the words are on the screen.
        recording.play().catch(() => undefined);
        return;
      }
      if (typeof speechSynthesis === 'undefined') return;
      const words = new SpeechSynthesisUtterance(text);
      words.lang = lang;
      speechSynthesis.speak(words);
    },
  };
}
