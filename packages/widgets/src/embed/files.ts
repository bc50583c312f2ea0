/** Written into the loader by the build: the exact version and the hash of each of its files. */
declare const LOGIKIT_VERSION: string;
declare const LOGIKIT_FILES: Readonly<Record<string, string>>;

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/**
 * Imports a file of exactly this version. A flipped byte anywhere makes the browser refuse it, here and not later:
 * `modulepreload` checks the hash, and `import()` then takes what was checked.
 */
export async function loadFile(name: string, integrity = LOGIKIT_FILES[name]): Promise<unknown> {
  if (integrity === undefined) throw new LoadError(`This version has no file ${name}`);
  const url = fileUrl(name);
  await preload(url, integrity);
  return import(/* @vite-ignore */ url);
}

export class LoadError extends Error {
  readonly code = 'loadFailed';
}

function fileUrl(name: string): string {
  return new URL(`../v${LOGIKIT_VERSION}/${name}`, import.meta.url).href;
}

function preload(href: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    if (nonce) link.nonce = nonce;
    link.onload = () => {
      link.remove();
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new LoadError(`${href} did not arrive, or is not what was published`));
    };
    link.href = href;
    document.head.append(link);
  });
}
