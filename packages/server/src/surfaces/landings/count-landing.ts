import { type Model, numbers } from '@logikit/contract';
import { keyForPage } from '../../identity/partner-keys/index.ts';
import type { RequestFacts } from '../../kernel/http/index.ts';
import { addCount } from './landing-day.db.ts';
import { type LandingReader, readLanding } from './shown-landing.ts';

interface Counting extends LandingReader {
  readonly body: Model<'LandingCount'>;
  readonly request: RequestFacts;
}

/** Counts one moment of a landing that is there. Refuses as the landing itself does. */
export async function countLanding(counting: Counting): Promise<Model<'StatusOk'>> {
  const { tx, body, request, now } = counting;
  const { key, parent, kind, variant = '', moment } = body;
  await keyForPage(tx, key, { ...request, parent });
  const { name } = await readLanding(counting, { kind, name: body.name });
  const day = now.toISOString().slice(0, 10);
  const mostVariants = numbers.landings.variantsPerDay;
  await addCount(tx, { key, kind, name, variant: variant.replaceAll('\0', ''), day, moment, mostVariants });
  return { status: 'ok' };
}
