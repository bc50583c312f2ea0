import { canSpeak } from '@logikit/sdk/sounds';
import type { Voice } from '@logikit/widgets';
import { hasRecordings, recordingsOf } from './recordings.ts';
import { sounds } from './sounds.ts';

const ID = 'narration';
/** Counts what is said, so that files which come late are not played over something newer. */
let turn = 0;

/**
 * Reads aloud as one of the page's sounds: an author's recording, the device's own voice or, where it has none of the
 * language, what somebody has read. Silent while narration is muted. Speaking again interrupts.
 */
export const narrator: Voice = {
  speak(text, lang, style) {
    narrator.stop();
    if (/^(https?:)?\/\//.test(text)) sounds().add('narration', ID, { src: [text] });
    else if (!canSpeak(lang) && hasRecordings(lang)) return void speakRecorded(text, lang);
    else sounds().addSpeech('narration', ID, { text, locale: lang, ...style });
    sounds().play('narration', ID);
  },
  stop() {
    turn += 1;
    sounds().stop('narration', ID);
    sounds().remove('narration', ID);
  },
  isSpeaking: () => sounds().store.getState().narration.playing.includes(ID),
  subscribe: (listener) => sounds().store.subscribe(listener),
};

/** A file that does not come leaves a sentence out: nothing of the learner's depends on it. */
async function speakRecorded(text: string, lang: string): Promise<void> {
  const mine = turn;
  const found = await recordingsOf(text, lang).catch(() => []);
  if (mine !== turn || found.length === 0) return;
  sounds().addSequence(
    'narration',
    ID,
    found.map((src) => ({ src: [src] })),
  );
  sounds().play('narration', ID);
}
