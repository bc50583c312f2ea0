import type { Model } from '@logikit/sdk';
import type { useWords } from '../../words/use-words.ts';

type Words = ReturnType<typeof useWords>;
/** What is shown of a message, whoever reads it. */
export type ShownMessage = Pick<Model<'Message'>, 'author' | 'text' | 'phrase' | 'values' | 'sentAt'>;

/** What a message says: the words as they were written, or our phrase in the reader's language. */
export function messageText({ author, text, phrase, values }: ShownMessage, t: Words): string {
  if (text !== null) return text;
  const gaps = Object.fromEntries(values.map(({ name, value }) => [name, value]));
  return t(`messages.${author === 'system' ? 'system' : 'phrase'}.${phrase ?? ''}`, gaps);
}
