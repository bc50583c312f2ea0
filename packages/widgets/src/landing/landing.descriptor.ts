import type { WidgetDescriptor } from '../descriptors/descriptor.ts';
import { themes } from '../theme/use-theme.ts';

/** The landing in one description; attributes, element types, React props and the reference come from here. */
export const landingDescriptor = {
  tag: 'logikit-landing',
  summary:
    'What a course, an event or a partner’s offer is: a thought a slide, a problem to try, and the way to the start.',
  props: {
    course: { type: 'string', attribute: 'course', summary: 'Id or address name of a course.' },
    event: { type: 'string', attribute: 'event', summary: 'Id or address name of an event.' },
    partner: {
      type: 'string',
      attribute: 'partner',
      summary: 'Address name of a partner. Exactly one of course, event and partner is set.',
    },
    slide: { type: 'integer', attribute: 'slide', summary: 'Which slide is shown first; default: 1.' },
    source: {
      type: 'string',
      attribute: 'source',
      summary: 'Where the visitor comes from, in your own words: the start is told it as utm_source.',
    },
    variant: {
      type: 'string',
      attribute: 'variant',
      summary: 'Which of several pages of yours this is: the start is told it as utm_content.',
    },
    compact: { type: 'boolean', attribute: 'compact', summary: 'Without pictures.' },
    lang: {
      type: 'string',
      attribute: 'lang',
      summary: 'Locale of the words; default: the nearest lang, the browser’s, then ru.',
    },
    theme: { type: themes, attribute: 'theme', summary: 'Which theme to wear; auto is what the device prefers.' },
  },
  events: {
    ready: {
      event: 'logikit-ready',
      detail: { kind: ['course', 'event', 'partner'], name: 'string', slides: 'integer' },
      summary: 'The landing is drawn.',
    },
    slideShown: {
      event: 'logikit-slide-shown',
      detail: { slide: 'integer' },
      summary: 'A visitor has come to another slide.',
    },
    problemSolved: {
      event: 'logikit-problem-solved',
      detail: { stars: 'integer' },
      summary: 'The problem of the landing is closed.',
    },
    start: {
      event: 'logikit-start',
      detail: { href: 'string' },
      summary: 'Somebody goes to the start, in a new tab of ours; preventDefault() keeps them here.',
    },
    error: {
      event: 'logikit-error',
      detail: { code: 'string', message: 'string' },
      summary: 'Something failed; the element shows what to do.',
    },
  },
  methods: {
    next: 'Shows the next slide.',
    back: 'Shows the slide before.',
    reload: 'Asks for the landing again.',
  },
  parts: ['landing', 'slide', 'title', 'picture', 'start', 'dots'],
} as const satisfies WidgetDescriptor;

/** Detail of `ready`. */
export interface LandingReadyDetail {
  readonly kind: 'course' | 'event' | 'partner';
  /** In its address. */
  readonly name: string;
  /** With the problem, where there is one. */
  readonly slides: number;
}

/** Detail of `slideShown`: the first one is 1. */
export interface LandingSlideDetail {
  readonly slide: number;
}

/** Detail of `problemSolved`: 0…3. */
export interface LandingSolvedDetail {
  readonly stars: number;
}

/** Detail of `start`: the whole address of the start. */
export interface LandingStartDetail {
  readonly href: string;
}

/** Detail of `error`: `code` for machines, `message` for developers. */
export interface LandingErrorDetail {
  readonly code: string;
  readonly message: string;
}

/** What the landing tells its surroundings. */
export interface LandingEvents {
  readonly ready: LandingReadyDetail;
  readonly slideShown: LandingSlideDetail;
  readonly problemSolved: LandingSolvedDetail;
  readonly start: LandingStartDetail;
  readonly error: LandingErrorDetail;
}

/** Methods of the element and of the React component's ref. */
export interface LandingHandle {
  next(): void;
  back(): void;
  reload(): void;
}
