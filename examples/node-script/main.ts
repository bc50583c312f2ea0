// A learner without a screen: looks for a problem with cards, tries one after the other, and tells how it went.
import { ApiError, createClient } from '@logikit/sdk';

const client = createClient({
  baseUrl: process.env['LOGIKIT_URL'] ?? 'http://localhost:4000',
  locale: 'en',
  // Node has no cookies: the session lives in memory and ends with the program.
  credentials: 'memory',
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  await client.auth.start();
  const { data: threads } = await client.threads.list();
  say(`${threads.length} threads, the first is “${threads[0]?.translations.en?.title}”`);

  const problem = await client.problems.get({ params: { id: 1 } });
  say(`Problem 1: ${problem.translations.en?.question}`);

  for (const variant of problem.variants) {
    const name = variant.translations.en?.alt || variant.translations.en?.text;
    const content = { selectedVariants: [variant.id], autoValidateString: null, graphicState: null };
    const answered = await client.answers.submit({ problemId: 1, content });
    // `pending` would mean: no connection, kept for later.
    if (answered.status === 'pending') break;
    const { isCorrect, isFinal, stars } = answered.passing;
    say(`${isCorrect ? '✓' : '✗'} ${name}`);
    if (isFinal) {
      say(`Closed with ${stars} of 3 stars`);
      break;
    }
  }
} catch (error) {
  // `code` is for programs: notFound, noLife, offline…
  if (!(error instanceof ApiError)) throw error;
  say(`The platform refused: ${error.code}`);
  process.exitCode = 1;
} finally {
  client.close();
}
