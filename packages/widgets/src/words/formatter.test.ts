import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { createTranslate, type Messages } from './formatter.ts';

const folder = join(import.meta.dirname, '../../../../locales');
const locales = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

function messagesOf(locale: string): Messages {
  return JSON.parse(readFileSync(join(folder, locale, 'player.json'), 'utf8')) as Messages;
}

async function reference(locale: string, messages: Messages) {
  const instance = i18next.createInstance();
  await instance.init({
    lowerCaseLng: true,
    lng: locale,
    resources: { [locale]: { translation: messages } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}

const SUFFIX = /_(zero|one|two|few|many|other)$/;
const values = { place: 2, of: 5, name: 'Круг & "Co" <b>', piece: '$1 {{x}}', slot: 'A', step: 1 };

describe.each(locales.map(({ name }) => name))('createTranslate in %s', (locale) => {
  const messages = messagesOf(locale);
  const slots = Object.values(messages).flatMap((text) =>
    [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, slot = '']) => slot),
  );
  const said = { ...Object.fromEntries(slots.map((slot) => [slot, slot])), ...values };
  const keys = [...new Set(Object.keys(messages).map((key) => key.replace(SUFFIX, '')))];

  it('answers as i18next does, for every key and every count from 0 to 121', async () => {
    const theirs = await reference(locale, messages);
    const ours = createTranslate(locale, messages);
    for (const key of keys) {
      expect(ours(key, said)).toBe(theirs.t(key, said));
      for (let count = 0; count <= 121; count++) {
        expect(ours(key, { ...said, count })).toBe(theirs.t(key, { ...said, count }));
      }
    }
  });

  it('answers as i18next does for a key without a sentence', async () => {
    const theirs = await reference(locale, messages);
    expect(createTranslate(locale, messages)('player.no.such', { count: 3 })).toBe(
      theirs.t('player.no.such', { count: 3 }),
    );
  });

  it('has a sentence for every plural form of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const plural = new Set(
      Object.keys(messages)
        .filter((key) => SUFFIX.test(key))
        .map((key) => key.replace(SUFFIX, '')),
    );
    for (const key of plural) for (const form of pluralCategories) expect(messages).toHaveProperty([`${key}_${form}`]);
  });
});

describe('the player’s words', () => {
  it('exist under the same keys in every locale', () => {
    const keysOf = (locale: string) => new Set(Object.keys(messagesOf(locale)).map((key) => key.replace(SUFFIX, '')));
    for (const { name } of locales) expect(keysOf(name)).toEqual(keysOf('ru'));
  });
});
