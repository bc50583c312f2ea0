import { certificateWords } from './certificate-words.ts';
import { type Learner, requireStanding } from './certificates.ts';
import type { SheetFacts } from './sheet.ts';

/** With the name of nobody: what a certificate looks like before it is earned. Refuses with `notFound`. */
export async function exampleOf(
  learner: Learner,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<SheetFacts> {
  const { locale } = learner;
  const { row, title, needs } = await requireStanding(learner, id);
  const problems = needs.problemsCount ?? 0;
  return {
    name: certificateWords(locale)('certificate.sample'),
    title,
    share: row.share,
    stars: needs.stars ?? problems * 3,
    problems,
    locale,
    issuedAt: now,
    link: null,
  };
}
