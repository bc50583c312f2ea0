import { type Course, courseLanding, type CourseThread, type Motif, realise, type TheoryPage } from '@logikit/problems';
import {
  type CourseContent,
  type CourseSlide,
  roadArt,
  type TheoryContent,
  type ThreadContent,
} from '../catalog/index.ts';
import type { ByLocale } from '../../kernel/words/index.ts';

export function titled(titles: Course['titles']): ByLocale<{ readonly title: string }> {
  return Object.fromEntries(Object.entries(titles).map(([locale, title]) => [locale, { title }]));
}

function described({ titles, descriptions }: Pick<Course, 'titles' | 'descriptions'>) {
  return Object.fromEntries(
    Object.entries(titles).map(([locale, title]) => [
      locale,
      { title, description: Object.entries(descriptions).find(([other]) => other === locale)?.[1] ?? '' },
    ]),
  );
}

/** Colours of the palette, by the landscape that a course begins in. */
const colours: Readonly<Record<Motif, string>> = {
  meadow: '#1FA98F',
  forest: '#1FA98F',
  harbour: '#4DB8FF',
  peaks: '#5B4FE0',
  desert: '#FFC83D',
  space: '#E4573D',
};

/** Drawn icons, by what a course is about. */
const icons: Readonly<Record<string, string>> = { 'maths-facts': 'level', spatial: 'globe', coding: 'gear' };

export function toCourse(course: Course): CourseContent {
  const { titles, descriptions, threads, technicalName, kind } = course;
  const motif = threads[0]?.motif ?? 'meadow';
  const [preview = null, courseImage = null] = picturesOf(course);
  return {
    preview,
    background: motif,
    mobileBackground: motif,
    purchaseBackground: motif,
    courseImage,
    isNew: false,
    isMixedCourse: kind === 'logic',
    icon: icons[technicalName] ?? 'road',
    translations: described({ titles, descriptions }),
    color: colours[motif],
    category: null,
    view: { motif, isCompact: kind === 'side' },
  };
}

/** Pictures of the first problems that have one. An event shows none: its problems are met in it. */
function picturesOf({ kind, threads }: Course): readonly NonNullable<CourseContent['preview']>[] {
  if (kind === 'event') return [];
  const entries = (threads[0]?.blocks ?? []).flatMap(({ problems }) => problems[0] ?? []);
  return entries.flatMap((entry) => realise(entry).draft.contentImage ?? []);
}

export function toLanding(course: Course): readonly CourseSlide[] {
  const [image = null] = picturesOf(course);
  return courseLanding(course).map(({ slide, texts }) => ({
    slide,
    translations: texts,
    image: slide === 'inside' ? image : null,
  }));
}

export function toThread({ titles, descriptions, topics, motif, blocks }: CourseThread): ThreadContent {
  const first = blocks[0]?.motif ?? motif;
  return {
    translations: described({ titles, descriptions }),
    topics: [...topics],
    category: null,
    preview: null,
    coursePreview: null,
    courseVersions: [],
    grades: [],
    threadGrades: [],
    reviews: [],
    problemExamples: [],
    view: {
      // The head of the road runs into the land of its first block.
      headerBackground: roadArt('head', first),
      background: roadArt('paper', motif),
      topRoadImage: roadArt('top', first),
      roadImage: motif,
      dashboardImage: roadArt('dashboard', motif),
      images: blocks.map((block) => roadArt('mark', block.motif)),
    },
  };
}

export function toTheory({ technicalName, tags, image, imagePlacement, texts }: TheoryPage): TheoryContent {
  const told = Object.entries(texts);
  return {
    technicalName,
    narrations: Object.fromEntries(told.map(([locale, { narration }]) => [locale, narration])),
    emoji: null,
    tags: [...tags],
    isExplanation: true,
    image,
    audio: null,
    category: null,
    translations: Object.fromEntries(
      told.map(([locale, { title, paragraphs, alt }]) => [locale, { title, paragraphs: [...paragraphs], alt }]),
    ),
    settings: { imagePlacement },
  };
}
