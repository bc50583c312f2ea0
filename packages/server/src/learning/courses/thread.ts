import { type Model, problemCost } from '@logikit/contract';
import { readProfile } from '../../identity/accounts/index.ts';
import { selectShownThreads } from '../../identity/partner-keys/index.ts';
import type { Clock } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { recommendAmong } from '../difficulty/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { inLanguage, textIn } from '../../kernel/words/index.ts';
import { sliceOf, toPage } from '../../kernel/http/index.ts';
import { selectBoughtThreads } from './course-purchase.db.ts';
import { isForSale, mayEnter, type Visitor } from './entrance.ts';
import type { Owner } from '../progress/index.ts';
import { selectBought } from './purchase.db.ts';
import { offered, recommend, type Station, type StationState, stationStates, summarise } from './stations.ts';
import {
  type BlockRow,
  selectBlocks,
  selectThread,
  selectThreads,
  type ThreadRow,
} from '../../content/catalog/index.ts';
import { type RoadStation, selectRoad, selectStations } from './road.db.ts';

export interface Reader {
  readonly tx: Tx;
  readonly owner: Owner;
  readonly locale: string;
  readonly clock: Clock;
}

/** Somebody who may come by a partner's key. */
export interface KeyReader extends Reader {
  readonly partnerKey: string | null;
}

/** One thread with its road. A thread that is not enabled is 404. */
export async function readThread(reader: KeyReader, id: number): Promise<Model<'Thread'>> {
  const { tx, owner, locale } = reader;
  const [visitor, thread, blocks, road] = await Promise.all([
    visitorOf(reader),
    selectThread(tx, id),
    selectBlocks(tx, id),
    selectRoad(tx, owner, id),
  ]);
  if (!thread?.isEnabled) throw new ApiError('notFound');
  const { content, isSequential, ...columns } = thread;
  const states = stationStates(road, isSequential && visitor.profile.lockScheme === 'sequential');
  const seen = mayEnter(thread, visitor)
    ? road.map((station, index) => toStation(station, states[index] ?? 'locked', locale))
    : soldRoad(road, states, {
        locale,
        isForSale: isForSale(thread.type),
        bought: await selectBought(tx, owner, road),
      });
  return {
    ...columns,
    ...content,
    translations: inLanguage(content.translations, locale, (text) => text),
    settings: { isSequential },
    blocks: blocks.map((block) => toBlock(block, road, locale)),
    problems: [...seen],
  };
}

interface ReaderVisitor extends Visitor {
  readonly profile: Awaited<ReturnType<typeof readProfile>>;
}

/** Who reads, as far as it decides what is open. */
export async function visitorOf({ tx, owner, clock, partnerKey }: KeyReader): Promise<ReaderVisitor> {
  const [profile, shownThreads, boughtThreads] = await Promise.all([
    readProfile(tx, owner.userId),
    selectShownThreads(tx, partnerKey),
    selectBoughtThreads(tx, owner.userId),
  ]);
  return { profile, shownThreads, boughtThreads, now: clock.now() };
}

interface Sale {
  readonly locale: string;
  readonly isForSale: boolean;
  /** Problems that were opened for energy. */
  readonly bought: ReadonlySet<number>;
}

/** A road that is not paid for: what was done stays done, the rest is locked until each problem is opened for energy. */
function soldRoad(
  road: readonly RoadStation[],
  states: readonly StationState[],
  { locale, isForSale, bought }: Sale,
): Model<'Thread'>['problems'] {
  return road.map((station, index) => {
    const state = states[index] ?? 'locked';
    if (station.isFinal || bought.has(station.problemId)) return toStation(station, state, locale);
    const locked = toStation(station, 'locked', locale);
    return isForSale && state !== 'locked' ? { ...locked, energyCost: problemCost(station.complexity, false) } : locked;
  });
}

function toBlock(block: BlockRow, road: readonly RoadStation[], locale: string): Model<'Thread'>['blocks'][number] {
  const own = road.filter(({ blockId }) => blockId === block.id);
  return {
    id: block.id,
    translations: inLanguage(block.content.translations, locale, (text) => text),
    motif: block.content.motif,
    blockTheory: block.theoryId,
    isCompleted: summarise(own).isCompleted,
  };
}

function toStation(station: RoadStation, state: StationState, locale: string): Model<'Thread'>['problems'][number] {
  const { problemId, blockId, complexity, stars, isFinal, titles } = station;
  return {
    id: problemId,
    blockId,
    title: textIn(titles, locale) ?? '',
    complexity,
    state,
    stars,
    isFinal,
  };
}

export async function readThreads(reader: KeyReader, query: Model<'ThreadQuery'>): Promise<Model<'Threads'>> {
  const { tx, owner, locale } = reader;
  const [visitor, found] = await Promise.all([visitorOf(reader), selectThreads(tx, query, sliceOf(query))]);
  const stations = await selectStations(
    tx,
    owner,
    found.rows.map(({ id }) => id),
  );
  const seen = { ...visitor, locale };
  const rows = found.rows.map((row) => toSummary(row, { ...seen, stations: stations.get(row.id) ?? [] }));
  return toPage(query, { total: found.total, rows });
}

export function toSummary(
  thread: ThreadRow,
  seen: Visitor & { readonly stations: readonly Station[]; readonly locale: string },
): Model<'ThreadSummary'> {
  const { id, courseId, technicalName, targetLessonId, type, isTrial, isEnabled, content } = thread;
  return {
    id,
    courseId,
    technicalName,
    targetLessonId,
    type,
    isTrial,
    isEnabled,
    isLocked: !mayEnter(thread, seen),
    translations: inLanguage(content.translations, seen.locale, (text) => text),
    preview: content.preview,
    topics: content.topics,
    view: content.view,
    progress: summarise(seen.stations),
  };
}

interface Stations {
  readonly stations: readonly Station[];
  readonly isSequential: boolean;
}

/** The stations of an enabled thread, for its progress and for what to open next. */
async function readStations({ tx, owner }: Reader, id: number): Promise<Stations> {
  const [profile, thread, stations] = await Promise.all([
    readProfile(tx, owner.userId),
    selectThread(tx, id),
    selectStations(tx, owner, [id]),
  ]);
  if (!thread?.isEnabled) throw new ApiError('notFound');
  const isSequential = thread.isSequential && profile.lockScheme === 'sequential';
  return { stations: stations.get(id) ?? [], isSequential };
}

export async function readThreadProgress(reader: Reader, id: number): Promise<Model<'ThreadProgressAnswer'>> {
  return { progress: summarise((await readStations(reader, id)).stations) };
}

/** Rule D-021; where the road leaves a choice, the problem whose difficulty suits the learner. */
export async function readRecommended(reader: Reader, id: number): Promise<Model<'RecommendedProblem'>> {
  const { tx, owner, clock } = reader;
  const { stations, isSequential } = await readStations(reader, id);
  const chooser = { tx, userId: owner.userId, now: clock.now() };
  const suited = await recommendAmong(chooser, offered(stations, isSequential));
  return { problemId: suited ?? recommend(stations) };
}
