import { sharedPath } from './issue.ts';
import type { SheetFacts } from './sheet.ts';
import type { UserCertificateRow } from './user-certificate.db.ts';

/** What the sheet of a certificate says; `site`: https://logikit.example. */
export function sheetFactsOf(row: UserCertificateRow, site: string): SheetFacts {
  return { ...row, link: row.token === null ? null : `${site}${sharedPath(row.token)}` };
}
