/** Written into the loader by the build: the exact version and the hash of each of its files. */
declare const LOGIKIT_VERSION: string;
declare const LOGIKIT_FILES: Readonly<Record<string, string>>;

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

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
  const files = [`base.${lang}.js`, `${name}.js`] as const;
  await Promise.all(files.map((file) => preload(file)));
  await import(/* @vite-ignore */ fileUrl(files[0]));
  return import(/* @vite-ignore */ fileUrl(files[1]));
}

export class LoadError extends Error {
  /** `versionNotSupported`: what arrived speaks another protocol than this loader. */
  readonly code: 'loadFailed' | 'versionNotSupported';

  constructor(message: string, code: LoadError['code'] = 'loadFailed') {
    super(message);
    this.code = code;
  }
}

function fileUrl(name: string): string {
  return new URL(`../v${LOGIKIT_VERSION}/${name}`, import.meta.url).href;
}

function preload(name: string, integrity = LOGIKIT_FILES[name]): Promise<void> {
  return new Promise((resolve, reject) => {
    if (integrity === undefined) throw new LoadError(`This version has no file ${name}`);
    const href = fileUrl(name);
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
