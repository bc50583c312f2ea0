import type { Language } from '../core/family.ts';
import { inEachLanguage } from '../lang/languages.ts';
import type { Course } from './course.ts';
import type { Titled } from './words/shape.ts';
import { courseWords } from './words.ts';

/** One slide of a landing page, in words. */
export interface LandingText {
  readonly slide: 'about' | 'inside' | 'road' | 'rules' | 'after';
  readonly texts: Readonly<
    Record<Language, { readonly title: string; readonly text: string; readonly action: string }>
  >;
}

type Told = Pick<Course, 'titles' | 'descriptions'>;

/** What a course says of itself: what it is, which ideas are inside, how learning goes here. */
export function courseLanding({ titles, descriptions, threads }: Course): readonly LandingText[] {
  const topics = [...new Set(threads.flatMap((thread) => thread.topics))];
  const ideas = (language: Language): string =>
    topics.flatMap((family) => courseWords[language].ideas[family]?.title ?? []).join(' · ');
  return [
    slide('about', told({ titles, descriptions }), 'next'),
    slide(
      'inside',
      (language) => ({ title: courseWords[language].landing.inside, description: ideas(language) }),
      'next',
    ),
    slide('road', (language) => courseWords[language].landing.road, 'begin'),
  ];
}

/** What an event says of itself: what it is, how it goes, what counts. */
export function eventLanding(event: Told): readonly LandingText[] {
  return [
    slide('about', told(event), 'next'),
    slide('rules', (language) => courseWords[language].landing.rules, 'next'),
    slide('after', (language) => courseWords[language].landing.after, 'join'),
  ];
}

const told =
  ({ titles, descriptions }: Told) =>
  (language: Language): Titled => ({ title: titles[language], description: descriptions[language] });

function slide(
  name: LandingText['slide'],
  say: (language: Language) => Titled,
  action: 'next' | 'begin' | 'join',
): LandingText {
  return {
    slide: name,
    texts: inEachLanguage((language) => {
      const { title, description } = say(language);
      return { title, text: description, action: courseWords[language].landing[action] };
    }),
  };
}
