import { url } from './settings.ts';

/** Written into the loader by the build: the exact version, and its languages with the hash of each one's shared file. */
declare const LOGIKIT_VERSION: string;
declare const LOGIKIT_LANGUAGES: Readonly<Record<string, string>>;

/** Hash of the file with the hashes of what few pages need: all of them here would be a tenth of every loader. */
declare const LOGIKIT_HASHES: string;

const ofLanguages = LOGIKIT_LANGUAGES;
/** Languages that have words, the product's first one first. */
export const languages: readonly string[] = Object.keys(ofLanguages);

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/**
 * Imports a file of exactly this version. A flipped byte anywhere makes the browser refuse it, here and not later:
 * `modulepreload` checks the hash, and `import()` then takes what was checked.
 */
export async function loadFile(name: string, integrity?: string): Promise<unknown> {
  return import(/* @vite-ignore */ await preload(name, integrity));
}

/** Both files of a widget travel together; the shared one, with the words of the language, is evaluated first. */
export async function loadWidget(name: string, hash: string | undefined, lang: string): Promise<unknown> {
  const [, own] = await Promise.all([
    loadFile(`base.${lang}.js`, integrityOf(ofLanguages[lang] as string)), // one of `languages`
    preload(`${name}.js`, hash ? integrityOf(hash) : await lateIntegrity(name)),
  ]);
  return import(/* @vite-ignore */ own);
}

/** Integrity of a file that few pages need. */
export async function lateIntegrity(name: string): Promise<string> {
  const { hashes } = (await loadFile('hashes.js', integrityOf(LOGIKIT_HASHES))) as Hashes;
  return integrityOf(hashes[name] as string); // the build has put it there
}

interface Hashes {
  readonly hashes: Readonly<Record<string, string>>;
}

/** The build writes only what hashes differ in. */
export function integrityOf(hash: string): string {
  return `sha256-${hash}=`;
}

/** `versionNotSupported`: what arrived speaks another protocol than this loader. */
export function loadError(message: string, code: 'loadFailed' | 'versionNotSupported' = 'loadFailed'): LoadError {
  return Object.assign(new Error(message), { code });
}

export type LoadError = Error & { readonly code: string };

/** How often each file has not come. */
const failures: Record<string, number> = {};

/**
 * Answers the file's address. The first time that a file does not come it is asked for once more, and nobody hears of it.
 * Each time the address is another one: a browser keeps what came broken for a year, and refuses a module for good.
 */
export async function preload(name: string, integrity?: string): Promise<string> {
  const failed = failures[name] ?? 0;
  const { href } = new URL(`../v${LOGIKIT_VERSION}/${name}${failed ? `?${failed}` : ''}`, url);
  const broken = loadError(`${href} is not whole`);
  // NOTE: without a hash anything would pass.
  if (!integrity) throw broken;
  const link = document.createElement('link');
  try {
    await new Promise((onload, onerror) => {
      const fields = { rel: 'modulepreload', crossOrigin: '', integrity, nonce, href, onload, onerror };
      document.head.append(Object.assign(link, fields));
    });
    return href;
  } catch {
    failures[name] = failed + 1;
    if (failed) throw broken;
    return await preload(name, integrity);
  } finally {
    link.remove();
  }
}
