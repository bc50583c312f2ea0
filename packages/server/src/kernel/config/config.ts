import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { figuresOf, numbers } from '@logikit/contract';
import { type Provider, readProviders } from './identity-provider.ts';

export type Environment = 'development' | 'production' | 'test';

/** Everything that the platform is told from outside, read once. */
export interface Config {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Where the embedded database and files live. Null keeps the embedded database in memory (tests). */
  readonly data: string | null;
  /** Null means the embedded database. */
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  /** The address that people type. Null: http://localhost:<port>. */
  readonly publicUrl: string | null;
  readonly environment: Environment;
  /** Lets the embedded database run in production, where it is refused because it never fsyncs. */
  readonly allowEmbedded: boolean;
  /** Seeds the demo accounts and the demo partner, whose passwords and secret everybody knows. */
  readonly withDemo: boolean;
  /** Where people may sign in with an account of another house. None: the demo plays all, where there is a demo. */
  readonly identityProviders: readonly Provider[];
  /**
   * Limits by address also hold for 127.0.0.1 and ::1. Always in production, where a proxy of the same machine is that
   * address; elsewhere only when told, because a demo or a test is one address.
   */
  readonly limitLoopback: boolean;
  /** Answers of one learner that may come at once; then one after each pause. Programs that answer need more. */
  readonly answerBurst: number;
  /** How long whoever follows from the log of events rests, in milliseconds; null: each as it likes. Tests make them late. */
  readonly followersRestMs: number | null;
  /** Addresses of proxies whose X-Forwarded-For is believed, for instance "10.0.0.0/8". Null believes nobody. */
  readonly trustedProxies: string | null;
  /** Where letters go out; null: they stay in the outbox, and /dev/mail shows them. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** Who is told of what people write to us by public pages. */
  readonly leadsTo: string;
  /** The push service that reminders go to; null keeps them in the outbox. */
  readonly push: { readonly app: string; readonly key: string; readonly url: string } | null;
  /** The account at Stripe that takes money; `url`: another house that answers as Stripe does. Null: none. */
  readonly stripe: { readonly key: string; readonly webhookSecret: string; readonly url: string | null } | null;
  /** Who stands on receipts as the seller. */
  readonly seller: { readonly name: string; readonly address: string; readonly taxNumber: string };
  /** Where the app can be fetched; null: not in that store. */
  readonly stores: { readonly apple: string | null; readonly google: string | null };
  /** The file of figures that the installation says about itself, as it was read; see `figuresOf`. */
  readonly figures: unknown;
  /** Names of features that are switched on, for instance `blockerApp`. */
  readonly features: readonly string[];
  readonly portalFiles: string;
  /** The built site for partners, shown under /docs/ when it is there. */
  readonly docsFiles: string;
  readonly elementFiles: string;
  /** A tree of released versions of the elements, as `pnpm release:dry` builds it; null serves only the built one. */
  readonly elementReleases: string | null;
  readonly quiet: boolean;
}

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const defaultConfig: Config = {
  port: 4000,
  host: '127.0.0.1',
  data: '.data',
  databaseUrl: null,
  redisUrl: null,
  publicUrl: null,
  environment: 'development',
  allowEmbedded: false,
  withDemo: true,
  identityProviders: [],
  limitLoopback: false,
  answerBurst: numbers.answerPace.burst,
  followersRestMs: null,
  trustedProxies: null,
  mail: null,
  leadsTo: 'leads@logikit.example',
  push: null,
  stripe: null,
  seller: { name: 'Logikit', address: '', taxNumber: '' },
  stores: { apple: null, google: null },
  figures: [],
  features: [],
  portalFiles: fromHere('../../../../portal/build/client'),
  docsFiles: fromHere('../../../../../docs/site/dist'),
  elementFiles: fromHere('../../../../widgets/dist/elements'),
  elementReleases: null,
  quiet: false,
};

/**
 * Reads the environment. Throws on a value that cannot be meant, and on what is not safe in production.
 * Development, with its demo accounts and the open mailbox, listens to this machine only unless told otherwise.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const environment = readEnvironment(env['NODE_ENV']);
  const isProduction = environment === 'production';
  if (isProduction) assertSafe(env);
  return {
    ...defaultConfig,
    port: readPort(env['PORT']),
    host: env['LOGIKIT_HOST'] || (isProduction ? '0.0.0.0' : defaultConfig.host),
    data: env['LOGIKIT_DATA'] || defaultConfig.data,
    databaseUrl: readAddress(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: readAddress(env, 'REDIS_URL', ['redis:', 'rediss:']),
    publicUrl: readPublicUrl(env['LOGIKIT_PUBLIC_URL']),
    environment,
    allowEmbedded: env['LOGIKIT_ALLOW_EMBEDDED'] === '1',
    withDemo: !isProduction && env['LOGIKIT_DEMO'] !== '0',
    identityProviders: readProviders(env),
    limitLoopback: isProduction || env['LOGIKIT_LIMIT_LOOPBACK'] === '1',
    answerBurst: readBurst(env['LOGIKIT_ANSWER_BURST']),
    followersRestMs: readRest(env['LOGIKIT_TEST_CONSUMERS_MS']),
    trustedProxies: env['LOGIKIT_TRUSTED_PROXIES'] || null,
    mail: readMail(env),
    // Without a mail server nothing goes out, and the mailbox of the demo shows it.
    leadsTo: env['LOGIKIT_LEADS_TO'] || env['LOGIKIT_MAIL_FROM'] || defaultConfig.leadsTo,
    push: readPush(env),
    stripe: readStripe(env),
    seller: {
      name: env['LOGIKIT_SELLER'] || defaultConfig.seller.name,
      address: env['LOGIKIT_SELLER_ADDRESS'] ?? '',
      taxNumber: env['LOGIKIT_SELLER_TAX_NUMBER'] ?? '',
    },
    stores: { apple: readStore(env, 'LOGIKIT_APP_STORE'), google: readStore(env, 'LOGIKIT_GOOGLE_PLAY') },
    figures: readFigures(env['LOGIKIT_FIGURES']),
    features: (env['LOGIKIT_FEATURES'] ?? '').split(',').filter(Boolean),
    portalFiles: env['LOGIKIT_PORTAL_FILES'] || defaultConfig.portalFiles,
    docsFiles: env['LOGIKIT_DOCS_FILES'] || defaultConfig.docsFiles,
    elementFiles: env['LOGIKIT_ELEMENT_FILES'] || defaultConfig.elementFiles,
    elementReleases: env['LOGIKIT_ELEMENT_RELEASES'] || null,
  };
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return defaultConfig.port;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is "${text}"; it must be a number from 0 to 65535`);
  return port;
}

function readFigures(path: string | undefined): unknown {
  if (!path) return defaultConfig.figures;
  try {
    const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
    figuresOf(file, new Date());
    return file;
  } catch (error) {
    throw new Error(`LOGIKIT_FIGURES is "${path}", which holds no figures`, { cause: error });
  }
}

function readBurst(text: string | undefined): number {
  if (!text) return defaultConfig.answerBurst;
  const burst = Number(text);
  if (!Number.isSafeInteger(burst) || burst < 1)
    throw new Error(`LOGIKIT_ANSWER_BURST is "${text}"; it must be a number of answers, 1 or more`);
  return burst;
}

function readRest(text: string | undefined): number | null {
  if (!text) return null;
  const rest = Number(text);
  if (!Number.isSafeInteger(rest) || rest < 0 || rest > 60_000)
    throw new Error(`LOGIKIT_TEST_CONSUMERS_MS is "${text}"; it must be a number of milliseconds from 0 to 60000`);
  return rest;
}

function readPublicUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (!URL.canParse(text))
    throw new Error(`LOGIKIT_PUBLIC_URL is "${text}"; it must be an address such as https://logikit.example`);
  return new URL(text).origin;
}

/** The address may hold a password, so it is not repeated. */
function readAddress(
  env: Readonly<Record<string, string | undefined>>,
  name: 'DATABASE_URL' | 'REDIS_URL',
  protocols: readonly [string, string],
): string | null {
  const text = env[name];
  if (!text) return null;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new Error(`${name} must be an address such as ${protocols[0]}//name:password@database.example/logikit`);
}

function readMail(env: Readonly<Record<string, string | undefined>>): Config['mail'] {
  const { LOGIKIT_SMTP_URL: url, LOGIKIT_MAIL_FROM: from } = env;
  if (!url && !from) return null;
  if (!url || !from) throw new Error('LOGIKIT_SMTP_URL and LOGIKIT_MAIL_FROM go together: set both, or none');
  // The address may hold a password, so it is not repeated.
  if (!URL.canParse(url) || !['smtp:', 'smtps:'].includes(new URL(url).protocol))
    throw new Error('LOGIKIT_SMTP_URL must be an address such as smtps://name:password@mail.example:465');
  return { url, from };
}

function readPush(env: Readonly<Record<string, string | undefined>>): Config['push'] {
  const { LOGIKIT_ONESIGNAL_APP: app, LOGIKIT_ONESIGNAL_KEY: key } = env;
  if (!app && !key) return null;
  if (!app || !key) throw new Error('LOGIKIT_ONESIGNAL_APP and LOGIKIT_ONESIGNAL_KEY go together: set both, or none');
  return { app, key, url: env['LOGIKIT_ONESIGNAL_URL'] || 'https://api.onesignal.com/notifications' };
}

function readStripe(env: Readonly<Record<string, string | undefined>>): Config['stripe'] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!key && !webhookSecret) return null;
  if (!key || !webhookSecret)
    throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: set both, or none');
  return { key, webhookSecret, url: env['LOGIKIT_STRIPE_URL'] || null };
}

function readStore(env: Readonly<Record<string, string | undefined>>, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (!URL.canParse(text) || new URL(text).protocol !== 'https:')
    throw new Error(`${name} is "${text}"; it must be the https address of the app in the store`);
  return text;
}

const environments: readonly Environment[] = ['development', 'production', 'test'];

function readEnvironment(text: string | undefined): Environment {
  if (!text) return 'development';
  const environment = environments.find((one) => one === text);
  if (!environment)
    throw new Error(
      `NODE_ENV is "${text}"; it must be production where people learn, or development on your own machine`,
    );
  return environment;
}

/** What everybody knows, or could read on the way, has no place where people learn. */
function assertSafe(env: Readonly<Record<string, string | undefined>>): void {
  if (env['LOGIKIT_DEMO'] === '1')
    throw new Error(
      'LOGIKIT_DEMO=1 is refused under NODE_ENV=production: everybody knows the demo passwords. Leave it out',
    );
  if (env['LOGIKIT_TEST_CONSUMERS_MS'])
    throw new Error(
      'LOGIKIT_TEST_CONSUMERS_MS is refused under NODE_ENV=production: it makes awards and figures late on purpose. Leave it out',
    );
  const address = readPublicUrl(env['LOGIKIT_PUBLIC_URL']);
  if (address?.startsWith('https:') || env['LOGIKIT_ALLOW_HTTP'] === '1') return;
  throw new Error(
    `LOGIKIT_PUBLIC_URL is ${address === null ? 'not set' : `"${address}"`}; under NODE_ENV=production it must be the https ` +
      'address that people type, or LOGIKIT_ALLOW_HTTP=1 says that passwords may travel open',
  );
}
