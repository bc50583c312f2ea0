import type { Voice } from './player-client.ts';

/** Reads with the device's own voice. An address is played as the author's recording. Silent where there is no voice. */
export const deviceVoice: Voice = createDeviceVoice();

function createDeviceVoice(): Voice {
  // Not every webview has one, whatever the types say.
  const device = (globalThis as Partial<typeof globalThis>).speechSynthesis;
  let recording: HTMLAudioElement | undefined;
  const stop = () => {
    recording?.pause();
    recording = undefined;
    device?.cancel();
  };
  return {
    stop,
    isSpeaking: () => device?.speaking || (recording !== undefined && !recording.paused),
    speak(text, lang, rate = 1) {
      stop();
      if (/^(https?:)?\/\//.test(text)) {
        recording = new Audio(text);
        // A browser that refuses to play is as good as a silent one: the words are on the screen.
        recording.play().catch(() => undefined);
        return;
      }
      if (!device) return;
      const words = new SpeechSynthesisUtterance(text);
      Object.assign(words, { lang, rate });
      device.speak(words);
    },
  };
}
