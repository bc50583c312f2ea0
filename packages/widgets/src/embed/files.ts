/** Written into the loader by the build: the exact version, its languages, and the hash of each file that a loader asks for. */
declare const LOGIKIT_VERSION: string;
declare const LOGIKIT_LANGUAGES: readonly string[];
declare const LOGIKIT_FILES: readonly string[];
declare const LOGIKIT_HASHES: string;

/** Languages that have words, the product's first one first. */
export const languages = LOGIKIT_LANGUAGES;
const baseOf = (lang: string): string => `base.${lang}.js`;
/** Files in the order of their hashes, which stand one after another. */
const files = [...languages.map(baseOf), ...LOGIKIT_FILES];
const HASH_LENGTH = 43;

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/**
 * Imports a file of exactly this version. A flipped byte anywhere makes the browser refuse it, here and not later:
 * `modulepreload` checks the hash, and `import()` then takes what was checked.
 */
export async function loadFile(name: string, integrity?: string): Promise<unknown> {
  await preload(name, integrity);
  return import(/* @vite-ignore */ fileUrl(name));
}

/** Both files of a widget travel together; the shared one, with the words of the language, is evaluated first. */
export async function loadWidget(name: string, lang: string): Promise<unknown> {
  const files = [baseOf(lang), `${name}.js`] as const;
  await Promise.all(files.map((file) => preload(file)));
  await import(/* @vite-ignore */ fileUrl(files[0]));
  return import(/* @vite-ignore */ fileUrl(files[1]));
}

/** `versionNotSupported`: what arrived speaks another protocol than this loader. */
export function loadError(message: string, code: 'loadFailed' | 'versionNotSupported' = 'loadFailed'): LoadError {
  return Object.assign(new Error(message), { code });
}

export type LoadError = Error & { readonly code: string };

function fileUrl(name: string): string {
  return new URL(`../v${LOGIKIT_VERSION}/${name}`, import.meta.url).href;
}

/** Every byte has a hash: one that the loader knows, or one that a file brought whose own was known. */
function hashOf(name: string): string {
  const at = files.indexOf(name) * HASH_LENGTH;
  // NOTE: an empty hash would let anything pass.
  if (at < 0) throw loadError(`No file ${name}`);
  return `sha256-${LOGIKIT_HASHES.slice(at, at + HASH_LENGTH)}=`;
}

function preload(name: string, integrity = hashOf(name)): Promise<void> {
  return new Promise((resolve, reject) => {
    const href = fileUrl(name);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.nonce = nonce;
    link.onload = link.onerror = (event) => {
      link.remove();
      if ((event as Event).type === 'load') resolve();
      else reject(loadError(`${href} did not arrive or was changed`));
    };
    link.href = href;
    document.head.append(link);
  });
}
