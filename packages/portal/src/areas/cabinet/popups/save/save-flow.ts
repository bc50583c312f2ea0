import { mailboxOf } from './mailbox.ts';

/** Where the e-mail process stands. Nothing of it is kept when the window has ended it. */
export type SaveFlow =
  | { readonly step: 'asking'; readonly email: string }
  | { readonly step: 'mailbox'; readonly email: string }
  | { readonly step: 'checking'; readonly email: string }
  | { readonly step: 'ended' };

export type SaveEvent =
  | { readonly type: 'saved'; readonly email: string }
  /** The mailbox was opened in a window of its own, or nobody wants that. */
  | { readonly type: 'mailboxLeft' }
  | { readonly type: 'changeEmail' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'closed' };

/** Saving by e-mail, step by step (S-040 to S-044). `mayLeave`: links out of the site may be shown here. */
export function nextStep(flow: SaveFlow, event: SaveEvent, mayLeave: boolean): SaveFlow {
  switch (event.type) {
    case 'saved': {
      const hasMailbox = mayLeave && mailboxOf(event.email) !== null;
      return { step: hasMailbox ? 'mailbox' : 'checking', email: event.email };
    }
    case 'mailboxLeft':
      return flow.step === 'mailbox' ? { step: 'checking', email: flow.email } : flow;
    case 'changeEmail':
      return flow.step === 'ended' ? flow : { step: 'asking', email: flow.email };
    case 'confirmed':
    case 'closed':
      return { step: 'ended' };
  }
}
