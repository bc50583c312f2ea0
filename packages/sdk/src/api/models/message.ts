// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { PageInfo } from './paged.ts';
import type { PublicProfile } from './person.ts';

export interface Message {
  readonly id: number;
  readonly author: 'learner' | 'teacher' | 'support' | 'system';
  readonly isMine: boolean;
  readonly text: string | null;
  readonly phrase: string | null;
  readonly values: {
    readonly name: string;
    readonly value: string;
  }[];
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly sentAt: string;
}

export interface MessageContact {
  readonly person: PublicProfile;
  readonly isTeacher: boolean;
}

export interface MessageQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly paginate?: number;
}

export interface MessageThread {
  readonly id: number;
  readonly type: 'support' | 'teacher' | 'system';
  readonly person: PublicProfile | null;
  readonly unread: number;
  readonly last: Message | null;
}

export interface MessageThreadQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly paginate?: number;
  readonly type?: 'support' | 'teacher' | 'system' | 'inbox';
}

export interface MessageThreads {
  readonly meta: PageInfo;
  readonly links: {
    readonly next: string | null;
  };
  readonly data: MessageThread[];
}

export interface Messages {
  readonly meta: PageInfo;
  readonly links: {
    readonly next: string | null;
  };
  readonly data: Message[];
}

export interface MessagesState {
  readonly unread: number;
  readonly unreadOf: {
    readonly support: number;
    readonly teacher: number;
    readonly system: number;
    readonly inbox: number;
  };
  readonly types: ('support' | 'teacher' | 'system' | 'inbox')[];
  /** Paid or non-freemium users, and who works here */
  readonly canSend: boolean;
  /** Children choose phrases; nobody writes words to them */
  readonly onlyPhrases: boolean;
  readonly isChatOffered: boolean;
  readonly contacts: MessageContact[];
}

export interface NewMessage {
  readonly text?: string;
  readonly phrase?:
    | 'hello'
    | 'needHelp'
    | 'done'
    | 'thanks'
    | 'notUnderstood'
    | 'likedIt'
    | 'wellDone'
    | 'tryAgain'
    | 'lookAtTheory'
    | 'newTask'
    | 'seeYou';
}

export interface NewMessageThread {
  readonly type: 'support' | 'teacher';
  readonly userId?: number;
}

export interface PupilMessage {
  readonly id: number;
  readonly author: 'learner' | 'teacher';
  readonly teacherName: string;
  readonly text: string | null;
  readonly phrase: string | null;
  readonly values: {
    readonly name: string;
    readonly value: string;
  }[];
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly sentAt: string;
}

export interface PupilMessages {
  readonly meta: PageInfo;
  readonly links: {
    readonly next: string | null;
  };
  readonly data: PupilMessage[];
}

/** The shapes above by name. */
export interface MessageModels {
  readonly Message: Message;
  readonly MessageContact: MessageContact;
  readonly MessageQuery: MessageQuery;
  readonly MessageThread: MessageThread;
  readonly MessageThreadQuery: MessageThreadQuery;
  readonly MessageThreads: MessageThreads;
  readonly Messages: Messages;
  readonly MessagesState: MessagesState;
  readonly NewMessage: NewMessage;
  readonly NewMessageThread: NewMessageThread;
  readonly PupilMessage: PupilMessage;
  readonly PupilMessages: PupilMessages;
}
