import { client } from '../client/client.ts';

interface CopyOptions {
  /** What shows the text: it is selected when the clipboard refuses, so that the person can copy by hand. */
  readonly shown?: HTMLElement | null | undefined;
  readonly clipboard?: Pick<Clipboard, 'writeText'> | undefined;
  readonly log?: (message: string, error: unknown) => void;
}

/**
 * Copies text and says whether it worked. A refusal is only logged, and the text is left selected (rule D-194): nobody
 * is told about a clipboard.
 */
export async function copyText(text: string, options: CopyOptions = {}): Promise<boolean> {
  const { shown, clipboard = globalThis.navigator?.clipboard, log = client().log } = options;
  try {
    if (!clipboard) throw new Error('This page has no clipboard.');
    await clipboard.writeText(text);
    return true;
  } catch (error) {
    log('The text is not copied', error);
    if (shown) select(shown);
    return false;
  }
}

function select(shown: HTMLElement): void {
  if (isField(shown)) {
    shown.focus();
    shown.select();
    return;
  }
  getSelection()?.selectAllChildren(shown);
}

function isField(shown: HTMLElement): shown is HTMLInputElement {
  return 'select' in shown;
}
