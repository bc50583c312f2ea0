import type { Messages } from '../../words/formatter.ts';
import type { EmbedApi } from '../protocol.ts';

/** Name and hash of a file of the same version. */
export type PublishedFile = readonly [name: string, integrity: string];

interface Language {
  readonly messages: Record<string, string>;
  readonly late: PublishedFile;
  coming: Promise<void> | undefined;
}

/** What a file of words exports. */
export interface WordsFile {
  readonly words: Messages;
}

const languages = new Map<string, Language>();

/** Called by the shared file of each language that arrives: its first words, and the file that has the rest. */
export function addLanguage(lang: string, messages: Record<string, string>, late: PublishedFile): void {
  if (!languages.has(lang)) languages.set(lang, { messages, late, coming: undefined });
}

/** Words of all widgets; a translation looks its sentence up when it is asked for, so late ones need no new object. */
export function messagesOf(lang: string): Messages {
  return languages.get(lang)?.messages ?? {};
}

/** Fetches the late words of the page's languages, usually of one. */
export async function loadWords(load: EmbedApi['load']): Promise<void> {
  await Promise.all(
    [...languages.values()].map(
      (language) =>
        (language.coming ??= load(...language.late).then(
          (file) => void Object.assign(language.messages, (file as WordsFile).words),
          (error: unknown) => {
            language.coming = undefined;
            throw error;
          },
        )),
    ),
  );
}
