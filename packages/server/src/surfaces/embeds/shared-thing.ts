import { type LocaleCode, localeCodes } from '@logikit/contract/model';
import { type Picture, questionPictures } from '@logikit/contract/scene';
import type { PublicContent } from '../../content/catalog/index.ts';
import { openWords } from '../../kernel/words/index.ts';
import type { SharedAddress } from './shared-address.ts';

/** What is told of something that is shared: in a card, in a preview of a link, to a program that embeds it. */
export interface SharedThing {
  readonly title: string;
  readonly description: string;
  /** What its pictures show, for those who do not see them. */
  readonly alt: string;
  readonly pictures: readonly Picture[];
  /** Grows when it changes. */
  readonly version: number;
  readonly language: LocaleCode;
  readonly languages: readonly LocaleCode[];
}

/** What they show is told on the pages that may show it, and no program is told of it. */
const untold = new Map([
  ['rating-board', 'frame.title.rating-board'],
  ['certificate', 'frame.title.certificate-card'],
  ['landing', 'frame.title.landing'],
]);
const gameWords = openWords('game');
const frameWords = openWords('frame');

/** Null when there is nothing that everybody may see. */
export async function readSharedThing(content: PublicContent, address: SharedAddress): Promise<SharedThing | null> {
  const untoldTitle = untold.get(address.widget);
  if (untoldTitle !== undefined) return readUntold(untoldTitle, address.locale);
  if (address.problemId !== null) return readProblem(content, address.problemId, address.locale);
  if (address.threadId !== null) return readThread(content, address.threadId, address.locale);
  return address.game === null ? null : readGame(address.game, address.locale);
}

function readUntold(titleKey: string, locale: LocaleCode): SharedThing {
  const title = frameWords(locale)(titleKey) ?? 'Logikit';
  return {
    title,
    description: title,
    alt: title,
    pictures: [],
    version: 1,
    language: locale,
    languages: localeCodes,
  };
}

/** A game is made anew each time it is opened, so there is no picture of it: Kit thinks in its place. */
function readGame(game: string, locale: LocaleCode): SharedThing | null {
  const say = gameWords(locale);
  const [title, description] = [say(`game.name.${game}`), say(`game.rule.${game}`)];
  if (title === null || description === null) return null;
  return { title, description, alt: title, pictures: [], version: 1, language: locale, languages: localeCodes };
}

async function readProblem(content: PublicContent, id: number, locale: LocaleCode): Promise<SharedThing | null> {
  const problem = await content.problem(id, locale);
  if (!problem) return null;
  const { view, ...about } = problem;
  const { title = '', question = '', alt = '' } = view.translations[about.language] ?? {};
  return {
    title: title || question,
    description: question,
    alt: alt || question,
    pictures: questionPictures({ ...view, scene: view.graphic?.scene ?? null }),
    ...about,
  };
}

async function readThread(content: PublicContent, id: number, locale: LocaleCode): Promise<SharedThing | null> {
  const thread = await content.thread(id, locale);
  if (!thread) return null;
  const { translations, ...about } = thread;
  const { title = '', description = '' } = translations[about.language] ?? {};
  return { title, description: description || title, alt: title, pictures: [], version: 1, ...about };
}
