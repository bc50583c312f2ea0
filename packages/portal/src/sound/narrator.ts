import type { Voice } from '@logikit/widgets';
import { sounds } from './sounds.ts';

const ID = 'narration';

/**
 * Reads aloud as one of the page's sounds: an author's recording or the device's own voice, silent while narration is
 * muted. Speaking again interrupts.
 */
export const narrator: Voice = {
  speak(text, lang, rate = 1) {
    narrator.stop();
    if (/^(https?:)?\/\//.test(text)) sounds().add('narration', ID, { src: [text] });
    else sounds().addSpeech('narration', ID, { text, locale: lang, rate });
    sounds().play('narration', ID);
  },
  stop() {
    sounds().stop('narration', ID);
    sounds().remove('narration', ID);
  },
  isSpeaking: () => sounds().store.getState().narration.playing.includes(ID),
};
