// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { Parent, Session } from './account.ts';
import type { LearnerProblem } from './problem.ts';
import type { Thread } from './thread.ts';

export interface OpenedWidget {
  readonly session: Session;
  readonly problem: LearnerProblem | null;
  readonly thread: Thread | null;
  readonly refused: {
    readonly code: string;
    readonly message: string;
  } | null;
}

export interface WidgetOpening {
  /** Publishable key of the partner (pk_…) */
  readonly key?: string;
  /** In a frame of ours: origin of the page around it, as the browser names it */
  readonly parent?: Parent;
  readonly locale?: 'ru' | 'en' | 'uk' | 'cs' | 'de' | 'pl' | 'tr' | 'pt-br' | 'es-mx';
  /** Of an earlier visit to the same page */
  readonly refreshToken?: string;
  /** One-time token of a known learner */
  readonly externalSubToken?: string;
  readonly show: 'problem' | 'thread';
  readonly problemId?: number;
  readonly threadId?: number;
  readonly puzzle?: {
    /** As `data.puzzle` told it */
    readonly challenge: string;
    /** sha256(challenge:nonce) begins with `bits` zero bits */
    readonly nonce: string;
  };
}

/** The shapes above by name. */
export interface WidgetModels {
  readonly OpenedWidget: OpenedWidget;
  readonly WidgetOpening: WidgetOpening;
}
