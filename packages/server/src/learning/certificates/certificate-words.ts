import { openWords } from '../../kernel/words/index.ts';

const words = openWords('certificate');

/** What certificates say: the same words on paper, on the shared page and in the cabinet. */
export function certificateWords(
  locale: string,
): (key: string, values?: Readonly<Record<string, string | number>>) => string {
  const say = words(locale);
  return (key, values) => say(key, values) ?? '';
}
