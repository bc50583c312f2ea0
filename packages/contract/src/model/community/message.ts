import { Type } from '@sinclair/typebox';
import { phrases } from '../../values/phrases.ts';
import { numbers } from '../../values/numbers.ts';
import { Count, Id, nullable, object, oneOf, Timestamp } from '../basics.ts';
import { paged, pageFields } from '../paged.ts';
import { PublicProfile } from '../identity/person.ts';

export const messageTypes = ['support', 'teacher', 'system'] as const;
const ThreadType = oneOf(messageTypes);

/** Either words that somebody wrote or a phrase of ours, which the reader gets in their own language. */
const saidFields = {
  text: nullable(Type.String()),
  phrase: nullable(Type.String()),
  /** What fills the gaps of the phrase. */
  values: Type.Array(object({ name: Type.String(), value: Type.String() })),
  sentAt: Timestamp,
};
export const Message = object({
  id: Id,
  author: oneOf(['learner', 'teacher', 'support', 'system'] as const),
  isMine: Type.Boolean(),
  ...saidFields,
});
export const Messages = paged(Message);

/** What a pupil and their teachers have said, as the parent reads it. Empty name: the teacher has left. */
export const PupilMessage = object({
  id: Id,
  author: oneOf(['learner', 'teacher'] as const),
  teacherName: Type.String(),
  ...saidFields,
});
export const PupilMessages = paged(PupilMessage);

export const MessageThread = object({
  id: Id,
  type: ThreadType,
  /** The other person; null where it is the platform itself. */
  person: nullable(PublicProfile),
  unread: Count,
  last: nullable(Message),
});
export const MessageThreads = paged(MessageThread);
export const MessageThreadQuery = object({
  ...pageFields,
  type: Type.Optional(oneOf([...messageTypes, 'inbox'] as const)),
});
export const MessageQuery = object(pageFields);

export const MessageContact = object({ person: PublicProfile, isTeacher: Type.Boolean() });

/** What the caller may do with messages, and how many wait. */
export const MessagesState = object({
  unread: Count,
  unreadOf: object({ support: Count, teacher: Count, system: Count, inbox: Count }),
  types: Type.Array(oneOf([...messageTypes, 'inbox'] as const)),
  canSend: Type.Boolean({ description: 'Paid or non-freemium users, and who works here' }),
  onlyPhrases: Type.Boolean({ description: 'Children choose phrases; nobody writes words to them' }),
  isChatOffered: Type.Boolean(),
  contacts: Type.Array(MessageContact),
});

/** `userId`: the teacher or the pupil; left out for support. */
export const NewMessageThread = object({ type: oneOf(['support', 'teacher'] as const), userId: Type.Optional(Id) });
/** Exactly one of the two. */
export const NewMessage = object({
  text: Type.Optional(Type.String({ minLength: 1, maxLength: numbers.messages.characters })),
  phrase: Type.Optional(oneOf(phrases)),
});
