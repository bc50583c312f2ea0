import { type CommonProfile, SdkError } from '@logikit/sdk';
import type { ClientLoaderFunctionArgs, Params } from 'react-router';
import type { Locale } from '../words/locales.ts';
import { loadWords } from '../words/words.ts';
import { forbiddenAs404 } from './not-found.ts';
import { addressOf, requireProfile, applyLocale } from './guards.ts';

/** The address that is being opened. */
export interface Arrival {
  readonly locale: Locale;
  readonly url: URL;
  readonly params: Params;
}

/** Somebody who is signed in opens it, with an account or without one. */
interface SignedInArrival extends Arrival {
  readonly profile: CommonProfile;
}

/** Only words: the areas of `locales/` that the page says. */
interface PageOfWords {
  readonly areas: readonly string[];
  /** `profile`: for whoever is signed in and may open the address. `nothing`: for everybody. */
  readonly requires: 'profile' | 'nothing';
  readonly load?: undefined;
}

interface PublicPage<Data> extends Omit<PageOfWords, 'load'> {
  readonly requires: 'nothing';
  readonly load: (arrival: Arrival) => Data | Promise<Data>;
}

interface SignedInPage<Data> extends Omit<PageOfWords, 'load'> {
  readonly requires: 'profile';
  readonly load: (arrival: SignedInArrival) => Data | Promise<Data>;
}

type Page<Data> = PageOfWords | PublicPage<Data> | SignedInPage<Data>;
type Loader<Data> = (args: ClientLoaderFunctionArgs) => Promise<Data>;

/** The loader of a page: who may open it, the words that it says, and its data, which `useLoaderData` gives. */
export function page(page: PageOfWords): Loader<null>;
export function page<Data>(page: PublicPage<Data> | SignedInPage<Data>): Loader<Data>;
export function page<Data>(page: Page<Data>): Loader<Data | null> {
  let last: Read<Data | null> | null = null;
  return async (args) => {
    const address = args.request.url;
    try {
      const data = await read(page, args);
      last = { address, data };
      return data;
    } catch (error) {
      if (last?.address === address && location.href.split('#')[0] === address && isNetworkAway(error))
        return last.data;
      throw error;
    }
  };
}

/** What a loader has given, and for which address. */
interface Read<Data> {
  readonly address: string;
  readonly data: Data;
}

/** A page that is read anew without a network stays as it is shown. */
function isNetworkAway(error: unknown): boolean {
  return error instanceof SdkError && (error.code === 'offline' || error.code === 'timeout');
}

async function read<Data>(page: Page<Data>, args: ClientLoaderFunctionArgs): Promise<Data | null> {
  const locale = applyLocale(args);
  // Loaders run side by side: without the profile, the first call of a page would go out before the session is back.
  const profile = page.requires === 'profile' ? await requireProfile(args) : null;
  const arrival = { locale, url: addressOf(args.request), params: args.params };
  const [data] = await Promise.all([
    forbiddenAs404(locale, () => dataOf(page, arrival, profile)),
    loadWords(locale, page.areas),
  ]);
  return data;
}

function dataOf<Data>(page: Page<Data>, arrival: Arrival, profile: CommonProfile | null): Data | Promise<Data> | null {
  if (page.load === undefined) return null;
  if (page.requires === 'nothing') return page.load(arrival);
  return profile && page.load({ ...arrival, profile });
}
