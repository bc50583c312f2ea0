import { type AppLine, openLineToApp } from '@logikit/widgets/app-line';

let line: AppLine | null | undefined;

/** True for pages that an app of ours shows in its webview: nothing of the site is around them. */
export function isWebviewPage(pathname: string): boolean {
  return /^\/2\.0\/(?:[\w-]+\/)?webview\//.test(pathname);
}

/** The app around this page; null in a mere browser. Opened on first use. */
export function appLine(): AppLine | null {
  line ??= openLineToApp();
  return line;
}
