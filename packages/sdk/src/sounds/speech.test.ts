import { expect, it } from 'vitest';
import { canSpeak, voiceFor } from './speech.ts';

const voice = (lang: string): SpeechSynthesisVoice => ({
  lang,
  name: lang,
  default: false,
  localService: true,
  voiceURI: lang,
});

it.each([
  ['pt-br', ['pt-PT', 'pt-BR'], 'pt-BR'],
  ['pt-br', ['en-GB', 'pt_PT'], 'pt_PT'],
  ['es-mx', ['es-ES'], 'es-ES'],
  ['en', ['de-DE', 'en-US'], 'en-US'],
  ['cs', ['de-DE', 'en-US'], undefined],
])('finds for %s the closest of the voices %j', (locale, langs, found) => {
  expect(voiceFor(locale, langs.map(voice))?.lang).toBe(found);
});

it('cannot speak where there is no device voice at all', () => {
  expect(canSpeak('en')).toBe(false);
});
