import type { Voice } from './player-client.ts';

/** Reads with the device's own voice. An address is played as the author's recording. Silent where there is no voice. */
export const deviceVoice: Voice = createDeviceVoice();

function createDeviceVoice(): Voice {
  // Not every webview has one, whatever the types say.
  const device = (globalThis as Partial<typeof globalThis>).speechSynthesis;
  const listeners = new Set<() => void>();
  let recording: HTMLAudioElement | undefined;
  const tell = () => listeners.forEach((listener) => listener());
  const stop = () => {
    recording?.pause();
    recording = undefined;
    device?.cancel();
    tell();
  };
  return {
    stop,
    isSpeaking: () => device?.speaking || (recording !== undefined && !recording.paused),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    speak(text, lang, style) {
      stop();
      if (/^(https?:)?\/\//.test(text)) {
        recording = new Audio(text);
        recording.onplaying = recording.onended = recording.onpause = tell;
        // A browser that refuses to play is as good as a silent one: the words are on the screen.
        recording.play().catch(() => undefined);
        return;
      }
      if (!device) return;
      const words = new SpeechSynthesisUtterance(text);
      words.onstart = words.onend = words.onerror = tell;
      device.speak(Object.assign(words, { lang, ...style }));
    },
  };
}
