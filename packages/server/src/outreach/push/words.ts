import { openWords } from '../../kernel/words/index.ts';

const words = openWords('push');

/** What a reminder says, in the reader's language. It names nobody. */
export function reminderWords(locale: string): { readonly title: string; readonly text: string } {
  const say = words(locale);
  return { title: say('push.reminder.title') ?? '', text: say('push.reminder.text') ?? '' };
}
