import { openWords } from '../../kernel/words/index.ts';

const words = openWords('lead');

/** What the form says: the same words on a page that was built and on one that is drawn here. */
export function leadWords(locale: string): (key: string) => string {
  const say = words(locale);
  return (key) => say(key) ?? '';
}
