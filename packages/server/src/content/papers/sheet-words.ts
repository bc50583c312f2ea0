import { openWords } from '../../kernel/words/index.ts';

export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const words = openWords('sheet');

/** What stands on printed sheets beside the problems. */
export function sheetWords(locale: string): Say {
  const say = words(locale);
  return (key, values) => say(key, values) ?? '';
}
