import mp4 from './films/four-ideas/film.mp4?url';
import webm from './films/four-ideas/film.webm?url';
import poster from './films/four-ideas/film.webp?url';
import type { Locale } from '../words/locales.ts';

/** A film that lies in this repository, with captions in every language. scripts/film.mjs records it. */
export interface OwnFilm {
  /** WebM with sound, and MP4 for browsers that cannot play it. */
  readonly sources: readonly { readonly src: string; readonly type: string }[];
  readonly poster: string;
  captions(locale: Locale): string | undefined;
}

const captions = import.meta.glob<string>('./films/four-ideas/*.vtt', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const fourIdeas: OwnFilm = {
  sources: [
    { src: webm, type: 'video/webm' },
    { src: mp4, type: 'video/mp4' },
  ],
  poster,
  captions: (locale) => captions[`./films/four-ideas/${locale}.vtt`],
};
