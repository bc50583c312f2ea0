interface Speech {
  readonly text: string;
  readonly lang: string;
  readonly onEnd: () => void;
}

/** One voice of the page. Speaking again interrupts. */
export interface Voice {
  canRead(text: string): boolean;
  speak(speech: Speech): void;
  stop(): void;
}

const isRecording = (text: string): boolean => /^((https?:)?\/)?\/[^\s]+$/.test(text);

/** The device's own voice; an address is played as the author's recording. */
export function createVoice(): Voice {
  let recording: HTMLAudioElement | null = null;
  const hasVoice = typeof speechSynthesis !== 'undefined';
  const stop = (): void => {
    recording?.pause();
    recording = null;
    if (hasVoice) speechSynthesis.cancel();
  };
  return {
    stop,
    canRead: (text) => hasVoice || isRecording(text),
    speak({ text, lang, onEnd }) {
      stop();
      if (isRecording(text)) {
        recording = new Audio(text);
        recording.addEventListener('ended', onEnd, { once: true });
        // A browser that refuses to play is as good as a silent one: the words are on the page.
        recording.play().catch(onEnd);
        return;
      }
      const words = new SpeechSynthesisUtterance(text);
      words.lang = lang;
      words.addEventListener('end', onEnd, { once: true });
      words.addEventListener('error', onEnd, { once: true });
      speechSynthesis.speak(words);
    },
  };
}
