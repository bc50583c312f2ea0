/** One locale file: flat, `<area>.<place>.<meaning>` → sentence, plurals by CLDR suffix (`_one`, `_few`, …). */
export type Messages = Readonly<Record<string, string>>;

export type MessageValues = Readonly<Record<string, string | number>>;

export type Translate = (key: string, values?: MessageValues) => string;

/**
 * Formats i18next-JSON messages as i18next does with `escapeValue: false`, in a fraction of its bytes:
 * `{{name}}` is replaced, `count` chooses the plural, a key without a sentence answers itself.
 */
export function createTranslate(locale: string, messages: Messages): Translate {
  // Made with the first number: a player is drawn often and counts seldom.
  let plurals: Intl.PluralRules | undefined;
  const find = (key: string): string | undefined => (Object.hasOwn(messages, key) ? messages[key] : undefined);

  return (key, values = {}) => {
    const count = values['count'];
    let sentence: string | undefined;
    if (typeof count === 'number') {
      if (count === 0) sentence = find(`${key}_zero`);
      plurals ??= new Intl.PluralRules(locale);
      sentence ??= find(`${key}_${plurals.select(count)}`);
    }
    sentence ??= find(key) ?? key;
    return sentence.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
