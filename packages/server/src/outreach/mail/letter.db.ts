import type { Tx } from '../../kernel/database/index.ts';

export interface NewLetter {
  readonly userId: number | null;
  readonly recipient: string;
  readonly kind: string;
  readonly locale: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly at: Date;
}

export async function insertLetter(tx: Tx, letter: NewLetter): Promise<void> {
  await tx`insert into letter (user_id, recipient, kind, locale, subject, text, html, created_at, next_try_at)
    values (${letter.userId}, ${letter.recipient}, ${letter.kind}, ${letter.locale}, ${letter.subject}, ${letter.text},
      ${letter.html}, ${letter.at}, ${letter.at})`;
}
