/** A language's sentences, as they are said, and the file of each beside the index. */
export type RecordingIndex = Readonly<Record<string, string>>;

// What somebody has read for devices without a voice of a language; there may be none. See docs/recordings.md.
const indexes = import.meta.glob<RecordingIndex>('../../recordings/*/index.json', { import: 'default' });
const files = import.meta.glob<string>('../../recordings/*/*.mp3', { query: '?url', import: 'default' });

const folder = (locale: string): string => `../../recordings/${locale}`;

/** True when somebody has read sentences of this language. */
export function hasRecordings(locale: string): boolean {
  return `${folder(locale)}/index.json` in indexes;
}

/** Addresses of what is recorded of a text, in its order; what is not recorded is left out, and pictures carry it. */
export async function recordingsOf(text: string, locale: string): Promise<readonly string[]> {
  const index = await indexes[`${folder(locale)}/index.json`]?.();
  const names = index ? recordedIn(index, text, locale) : [];
  const found = names.flatMap((name) => files[`${folder(locale)}/${name}`] ?? []);
  return Promise.all(found.map((load) => load()));
}

/** Files of the sentences of a text. */
export function recordedIn(index: RecordingIndex, text: string, locale: string): readonly string[] {
  const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  return [...sentences].flatMap(({ segment }) => {
    const sentence = segment.trim();
    return Object.hasOwn(index, sentence) ? [index[sentence] ?? ''] : [];
  });
}
