import type { WidgetDescriptor } from '../descriptors/descriptor.ts';
import { themes } from '../theme/use-theme.ts';

/** The road in one description; attributes, element types, React props and the reference come from here. */
export const roadDescriptor = {
  tag: 'logikit-thread-road',
  summary: 'The road of a thread: its stations, and where the learner stands.',
  props: {
    thread: { type: 'integer', attribute: 'thread', summary: 'Id of the thread whose road is shown.' },
    lang: {
      type: 'string',
      attribute: 'lang',
      summary: 'Locale of the words; default: the nearest lang, the browser’s, then ru.',
    },
    images: {
      type: 'boolean',
      attribute: 'images',
      summary: 'Paints the images of the thread; the policy of the page must allow images from the platform.',
    },
    theme: { type: themes, attribute: 'theme', summary: 'Which theme to wear; auto is what the device prefers.' },
  },
  events: {
    ready: { event: 'logikit-ready', detail: { threadId: 'integer' }, summary: 'The road is drawn.' },
    stationChosen: {
      event: 'logikit-station-chosen',
      detail: { threadId: 'integer', problemId: 'integer' },
      summary: 'Somebody wants to solve the problem of a station.',
    },
    error: {
      event: 'logikit-error',
      detail: { code: 'string', message: 'string' },
      summary: 'Something failed; the road shows what to do.',
    },
  },
  methods: {
    reload: 'Loads the thread again; Kit walks when the learner is further than before.',
  },
  parts: ['road', 'station', 'plaque', 'sign'],
} as const satisfies WidgetDescriptor;

/** Detail of `ready`. */
export interface RoadReadyDetail {
  readonly threadId: number;
}

/** Detail of `station-chosen`. */
export interface StationChosenDetail {
  readonly threadId: number;
  readonly problemId: number;
}

/** Detail of `error`: `code` for machines, `message` for developers. */
export interface RoadErrorDetail {
  readonly code: string;
  readonly message: string;
}

/** What the road tells its surroundings. */
export interface RoadEvents {
  readonly ready: RoadReadyDetail;
  readonly stationChosen: StationChosenDetail;
  readonly error: RoadErrorDetail;
}

/** Methods of the element and of the React component's ref. */
export interface RoadHandle {
  reload(): void;
}
