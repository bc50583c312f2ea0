import { openWords } from '../../kernel/words/index.ts';

const words = openWords('mail');

/** The sentences of letters. Throws where there are none: a letter without words must not be sent. */
export function mailWords(locale: string): (key: string, values?: Readonly<Record<string, string | number>>) => string {
  const say = words(locale);
  return (key, values) => {
    const text = say(key, values);
    if (text === null) throw new Error(`No letter says ${key}`);
    return text;
  };
}
