import type { Sql } from '../kernel/database/database.ts';
import { emailJob } from '../kernel/email/email.ts';
import { selectJobs } from '../kernel/jobs/job.db.ts';

export interface ReceivedEmail {
  readonly template: string;
  readonly locale: string;
  readonly text: string;
  /** After the "#" of its link. */
  readonly secret: string;
  readonly code: string;
}

/** The e-mails to an address, the newest first, with what their reader would press or type. */
export async function emailsTo(sql: Sql, to: string): Promise<readonly ReceivedEmail[]> {
  const jobs = await selectJobs(sql, emailJob, { recipients: [to], count: 100 });
  return jobs.map(({ payload: { template, locale, text } }) => ({
    template,
    locale,
    text,
    secret: /#(\S+)/.exec(text)?.[1] ?? '',
    code: /\b\d{6}\b/.exec(text)?.[0] ?? '',
  }));
}

/** The newest one. */
export async function emailTo(sql: Sql, to: string): Promise<ReceivedEmail> {
  const [email] = await emailsTo(sql, to);
  if (!email) throw new Error(`There is no e-mail to ${to}`);
  return email;
}
