import { isChatOffered, type Model } from '@logikit/contract';
import { readProfile } from '../../identity/accounts/index.ts';
import { timestampOf } from '../../kernel/clock/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { type PageQuery, sliceOf, toPage, type User } from '../../kernel/http/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import { type Reader, readPublicProfiles } from '../profiles/index.ts';
import { insertMessage, type MessageRow, selectLast, selectMessages } from './message.db.ts';
import { checkMessage, isChild, isSupport, maySend, sideIn, type Writer } from './rights.ts';
import {
  countUnread,
  countUnreadIn,
  markRead,
  selectContacts,
  selectThread,
  selectThreads,
  type Side,
  type ThreadRow,
  type ThreadType,
  upsertThread,
} from './thread.db.ts';
import { tellUnread } from './unread.ts';

/** A request about messages. */
export interface MessagingContext extends Reader {
  readonly user: User;
  readonly emit: Emit;
}

const allTypes = ['support', 'teacher', 'system'] as const;
type Shown = Model<'MessagesState'>['types'][number];

async function writerOf({ tx, user }: MessagingContext): Promise<Writer> {
  return { user, profile: await readProfile(tx, user.id) };
}

/** Children hear from their own teacher and from us. */
function typesFor(writer: Writer): readonly Shown[] {
  if (isChild(writer)) return ['teacher', 'system'];
  return isSupport(writer) ? [...allTypes, 'inbox'] : allTypes;
}

export async function readState(context: MessagingContext): Promise<Model<'MessagesState'>> {
  const { tx, userId, locale } = context;
  const writer = await writerOf(context);
  const types = typesFor(writer);
  const own = await countUnread(tx, { userId, types: allTypes, isInbox: false });
  const inbox = isSupport(writer) ? ((await countUnread(tx, { userId, types: [], isInbox: true })).support ?? 0) : 0;
  const unreadOf = { support: own.support ?? 0, teacher: own.teacher ?? 0, system: own.system ?? 0, inbox };
  const contacts = await selectContacts(tx, userId);
  const people = await readPublicProfiles(
    context,
    contacts.map(({ id }) => id),
  );
  return {
    unread: unreadOf.support + unreadOf.teacher + unreadOf.system,
    unreadOf,
    types: [...types],
    canSend: maySend(writer),
    onlyPhrases: isChild(writer),
    isChatOffered: !isChild(writer) && isChatOffered({ countryCode: writer.profile.countryCode, locale }),
    contacts: contacts.flatMap(({ id, isTeacher }) => {
      const person = people.find((one) => one.userId === id);
      return person ? [{ person, isTeacher }] : [];
    }),
  };
}

export async function listThreads(
  context: MessagingContext,
  { type, ...page }: PageQuery & { readonly type?: Shown | undefined },
): Promise<Model<'MessageThreads'>> {
  const writer = await writerOf(context);
  const types = typesFor(writer);
  if (type !== undefined && !types.includes(type)) throw new ApiError('forbidden');
  const own = types.filter((one): one is ThreadType => one !== 'inbox');
  const wanted = type === undefined || type === 'inbox' ? own : [type];
  const shelf = { userId: context.userId, types: wanted, isInbox: type === 'inbox' };
  const { rows, total } = await selectThreads(context.tx, shelf, sliceOf(page));
  const shown: Model<'MessageThread'>[] = [];
  for (const row of rows) shown.push(await showThread(context, row, sideIn(row, writer) ?? 'other'));
  return toPage({ ...page, ...(type && { type }) }, { rows: shown, total });
}

async function showThread(context: MessagingContext, row: ThreadRow, side: Side): Promise<Model<'MessageThread'>> {
  const { tx } = context;
  const personId = side === 'learner' ? row.teacherId : row.userId;
  const [person] = personId === null ? [] : await readPublicProfiles(context, [personId]);
  const last = await selectLast(tx, row.id);
  return {
    id: row.id,
    type: row.type,
    person: person ?? null,
    unread: await countUnreadIn(tx, row.id, side),
    last: last && showMessage(last, side),
  };
}

/** Support answers with one voice: every answer of it is "mine" to whoever answers. */
function showMessage(row: MessageRow, side: Side): Model<'Message'> {
  return {
    id: row.id,
    author: row.author,
    isMine: (row.author === 'learner') === (side === 'learner') && row.author !== 'system',
    text: row.text,
    phrase: row.phrase,
    values: row.values.map((one) => ({ ...one })),
    sentAt: timestampOf(row.at),
  };
}

/** With support, with an own teacher, or with an own pupil. A stranger and nobody are refused alike. */
export async function openThread(
  context: MessagingContext,
  { type, userId: otherId }: Model<'NewMessageThread'>,
): Promise<Model<'MessageThread'>> {
  const { tx, clock, userId } = context;
  const writer = await writerOf(context);
  if (!typesFor(writer).includes(type)) throw new ApiError('forbidden');
  const at = clock.now();
  if (type === 'support') {
    return showThread(context, await upsertThread(tx, { type, userId, teacherId: null, at }), 'learner');
  }
  const contact = (await selectContacts(tx, userId)).find(({ id }) => id === otherId);
  if (!contact) throw new ApiError('forbidden');
  const pair = contact.isTeacher ? { userId, teacherId: contact.id } : { userId: contact.id, teacherId: userId };
  const thread = await upsertThread(tx, { type, ...pair, at });
  return showThread(context, thread, contact.isTeacher ? 'learner' : 'other');
}

/** The thread, where the caller is a side of it. */
async function ownThread(
  context: MessagingContext,
  id: number,
): Promise<{ thread: ThreadRow; side: Side; writer: Writer }> {
  const writer = await writerOf(context);
  const thread = await selectThread(context.tx, id);
  const side = thread && sideIn(thread, writer);
  if (!thread || !side) throw new ApiError('notFound');
  return { thread, side, writer };
}

export async function listMessages(
  context: MessagingContext,
  id: number,
  query: PageQuery,
): Promise<Model<'Messages'>> {
  const { thread, side } = await ownThread(context, id);
  const { rows, total } = await selectMessages(context.tx, thread.id, sliceOf(query));
  return toPage(query, { rows: rows.map((row) => showMessage(row, side)), total });
}

export async function sendMessage(
  context: MessagingContext,
  id: number,
  message: Model<'NewMessage'>,
): Promise<Model<'Message'>> {
  const { tx, clock, userId, emit } = context;
  const { thread, side, writer } = await ownThread(context, id);
  const learner = thread.userId === userId ? writer.profile : await readProfile(tx, thread.userId);
  checkMessage({ writer, thread, side, isWithChild: learner.who === 'pupil' }, message);
  const row = await insertMessage(tx, {
    threadId: thread.id,
    author: side === 'learner' ? 'learner' : thread.type === 'teacher' ? 'teacher' : 'support',
    authorId: userId,
    text: message.text?.trim() ?? null,
    phrase: message.phrase ?? null,
    values: [],
    at: clock.now(),
  });
  await markRead(tx, thread.id, side);
  const hearer = side === 'learner' ? thread.teacherId : thread.userId;
  if (hearer !== null) await tellUnread(tx, emit, hearer);
  return showMessage(row, side);
}

export async function readThread(context: MessagingContext, id: number): Promise<void> {
  const { thread, side } = await ownThread(context, id);
  await markRead(context.tx, thread.id, side);
  await tellUnread(context.tx, context.emit, context.userId);
}
