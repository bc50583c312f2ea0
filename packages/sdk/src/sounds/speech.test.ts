import { expect, it } from 'vitest';
import { canSpeak, voiceFor } from './speech.ts';

const voice = (lang: string, name = lang): SpeechSynthesisVoice => ({
  lang,
  name,
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
  expect(
    voiceFor(
      locale,
      langs.map((lang) => voice(lang)),
    )?.lang,
  ).toBe(found);
});

it.each([
  ['en', ['en-US Albert', 'en-US Fred', 'en-GB Daniel', 'en-US Samantha'], 'Samantha'],
  ['de', ['de-DE Microsoft Hedda', 'de-DE Microsoft Katja Online (Natural)'], 'Microsoft Katja Online (Natural)'],
  ['pt-br', ['pt-PT Google português', 'pt-BR Felipe'], 'Felipe'],
  ['pl', ['pl-PL eSpeak'], 'eSpeak'],
])('prefers for %s one that sounds like somebody among %j', (locale, names, found) => {
  const voices = names.map((one) => voice(one.split(' ')[0] ?? '', one.slice(one.indexOf(' ') + 1)));
  expect(voiceFor(locale, voices)?.name).toBe(found);
});

it('cannot speak where there is no device voice at all', () => {
  expect(canSpeak('en')).toBe(false);
});
