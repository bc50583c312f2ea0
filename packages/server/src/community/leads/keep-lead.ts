import { defaultLocale } from '@logikit/contract';
import { type Clock, secondsLater } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { isEmailedSince, queueEmail } from '../../kernel/email/index.ts';
import { sitePath } from '../../kernel/words/index.ts';
import { insertLead, type NewLead } from './lead.db.ts';
import { leadWords } from './words.ts';

export interface LeadDesk {
  readonly clock: Clock;
  readonly publicUrl: () => string;
  /** Who of us is told of a lead. */
  readonly leadsTo: string;
}

const DAY_SECONDS = 86_400;

/** Keeps what somebody has written; they and we get a letter. */
export async function keepLead(tx: Tx, desk: LeadDesk, lead: NewLead): Promise<void> {
  await insertLead(tx, lead, desk.clock.now());
  await tellSender(tx, desk, lead);
  await tellUs(tx, desk, lead);
}

/**
 * Anybody may type in the address of somebody else. So this letter repeats nothing that was written, and an address gets
 * it once a day at most, whoever sends forms from wherever.
 */
async function tellSender(tx: Tx, { clock }: LeadDesk, { email, locale }: NewLead): Promise<void> {
  const letter = { to: email, template: 'leadReceived' };
  if (await isEmailedSince(tx, { ...letter, since: secondsLater(clock.now(), -DAY_SECONDS) })) return;
  await queueEmail(tx, clock, { ...letter, userId: null, locale });
}

async function tellUs(tx: Tx, { clock, publicUrl, leadsTo }: LeadDesk, lead: NewLead): Promise<void> {
  const locale = defaultLocale;
  const { name, email, text, page } = lead;
  await queueEmail(tx, clock, {
    userId: null,
    to: leadsTo,
    template: 'lead',
    locale,
    values: {
      kind: leadWords(locale)(`lead.kind.${lead.kind}`),
      name,
      email,
      organisation: lead.organisation ?? '',
      text,
      page,
    },
    link: publicUrl() + sitePath(locale, 'cabinet/school/leads'),
  });
}
