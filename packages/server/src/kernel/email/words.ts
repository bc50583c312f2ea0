import { openWords } from '../words/index.ts';

const words = openWords('mail');

export type EmailWords = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The sentences of e-mails. Throws where there are none: an e-mail without words must not be sent. */
export function emailWords(locale: string): EmailWords {
  const say = words(locale);
  return (key, values) => {
    const text = say(key, values);
    if (text === null) throw new Error(`No e-mail says ${key}`);
    return text;
  };
}
