import { leadForm, nearestLanguage, numbers } from '@logikit/contract';
import { localeCodes } from '@logikit/contract/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../kernel/errors/index.ts';
import type { Context } from '../../kernel/feature/index.ts';
import { languageOf, publicPagePolicy } from '../../kernel/html/index.ts';
import { factsOf } from '../../kernel/http/index.ts';
import { sitePath } from '../../kernel/words/index.ts';
import { type Answers, faultsIn, readAnswers } from './answers.ts';
import { formPage, type Reason } from './form-page.ts';
import { keepLead, type LeadDesk } from './keep-lead.ts';
import { leadLimits } from './limits.ts';
import type { PageTimes } from './page-time.ts';

export interface FormDesk extends LeadDesk, Pick<Context, 'sql' | 'limits'> {
  readonly times: PageTimes;
}

/** Anybody may write, without a script, a session or a key. */
const config = { policy: 'public', surface: 'portal' } as const;
const statuses = { again: 200, tooMany: 429 } as const;

/** Takes the forms of public pages. */
export async function mountLeadForm(app: FastifyInstance, desk: FormDesk): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post('/content/lead/:kind', { config }, (request, reply) => receive(desk, request, reply));
    done();
  });
}

/** A program that gives itself away is thanked as everybody is, so it learns nothing. */
async function receive(desk: FormDesk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { isOwnOrigin, origin, address, cookie } = factsOf(request, desk.publicUrl());
  if (origin === null || !isOwnOrigin) throw new ApiError('forbidden');
  const { kind: asked } = request.params as { kind: string }; // the address names it
  const kind = leadForm.kinds.find((one) => one === asked);
  if (!kind) throw new ApiError('notFound');

  const locale = localeOf(request);
  const answers = readAnswers(request.body);
  const thank = (): FastifyReply => reply.redirect(sitePath(locale, 'thanks'), 303);
  const age = await desk.times.ageOf(answers.time);
  if (answers.website !== '' || (age !== null && age < numbers.leads.leastSeconds)) return thank();
  const isTimely = age !== null && age < numbers.leads.mostSeconds;
  const show = async (reason: Reason): Promise<FastifyReply> => {
    const time = isTimely ? answers.time : await desk.times.sign();
    const html = formPage({ locale, kind, answers: { ...answers, time }, reason });
    return send(reply, { html, status: typeof reason === 'string' ? statuses[reason] : 422 });
  };

  const faults = faultsIn(answers);
  if (faults.length > 0) return show(faults);
  // The page was open for a day, or has come to be in a browser without our serving it.
  if (!isTimely) return show('again');
  if (!(await hasRoom(desk, { address, userId: null, body: answers, cookie }))) return show('tooMany');
  await desk.sql.begin((tx) => keepLead(tx, desk, { ...leadOf(answers), kind, locale }));
  return thank();
}

const leadOf = ({ name, email, organisation, text, page, consent }: Answers) => ({
  ...{ name, email, text, page },
  organisation: organisation || null,
  tariff: null,
  consentText: consent,
});

async function hasRoom({ limits }: FormDesk, input: Parameters<FormDesk['limits']['begin']>[1]): Promise<boolean> {
  try {
    await limits.begin(leadLimits, input);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'tooManyRequests') return false;
    throw error;
  }
}

function send(reply: FastifyReply, { html, status }: { readonly html: string; readonly status: number }): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-security-policy': publicPagePolicy("'self'"),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The language of the page that one comes from, else what the browser asks for. */
function localeOf(request: FastifyRequest): string {
  const { lang } = request.query as { lang?: unknown };
  return (typeof lang === 'string' ? nearestLanguage([lang], localeCodes) : null) ?? languageOf(request);
}
