import type { WidgetDescriptor } from '../descriptors/descriptor.ts';
import { themes } from '../theme/use-theme.ts';

/** Times that a board counts. */
export const boardTimes = ['season', 'all-time'] as const;
export type BoardTime = (typeof boardTimes)[number];

/** The rating board in one description; attributes, element types, React props and the reference come from here. */
export const ratingBoardDescriptor = {
  tag: 'logikit-rating-board',
  summary: 'The rating of a school by nicknames, for the school’s own page or the screen in its hall.',
  props: {
    institution: {
      type: 'integer',
      attribute: 'institution',
      summary: 'Id of the school; the platform gives it to the partner whose key the page has.',
    },
    board: { type: boardTimes, attribute: 'board', summary: 'What is shown first: this month, or all time.' },
    rows: { type: 'integer', attribute: 'rows', summary: 'How many places are shown, 3 to 50; default 10.' },
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
      detail: { institution: 'integer', board: boardTimes, rows: 'integer' },
      summary: 'A board is drawn, with so many places; none where fewer than ten people take part.',
    },
    boardChosen: {
      event: 'logikit-board-chosen',
      detail: { board: boardTimes },
      summary: 'Somebody wants to see the other board.',
    },
    error: {
      event: 'logikit-error',
      detail: { code: 'string', message: 'string' },
      summary: 'Something failed; the board shows what to do.',
    },
  },
  methods: {
    reload: 'Asks for the places again; by itself a board that is in view does so every five minutes.',
  },
  parts: ['board', 'tabs', 'row'],
} as const satisfies WidgetDescriptor;

/** Detail of `ready`. */
export interface RatingBoardReadyDetail {
  readonly institution: number;
  readonly board: BoardTime;
  readonly rows: number;
}

/** Detail of `board-chosen`. */
export interface BoardChosenDetail {
  readonly board: BoardTime;
}

/** Detail of `error`: `code` for machines, `message` for developers. */
export interface RatingBoardErrorDetail {
  readonly code: string;
  readonly message: string;
}

/** What the board tells its surroundings. */
export interface RatingBoardEvents {
  readonly ready: RatingBoardReadyDetail;
  readonly boardChosen: BoardChosenDetail;
  readonly error: RatingBoardErrorDetail;
}

/** Methods of the element and of the React component's ref. */
export interface RatingBoardHandle {
  reload(): void;
}
