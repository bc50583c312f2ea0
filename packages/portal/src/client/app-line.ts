import { type AppLine, openLineToApp } from '@logikit/widgets/app-line';

let line: AppLine | null = null;

/** The app around this page; null in a mere browser. Opened on first use. */
export function appLine(): AppLine | null {
  line ??= openLineToApp();
  return line;
}
