import { join } from 'node:path';
import { bundleScript, FIRST, shrink } from './bundle-script.ts';
import { shareBase } from './share-base.ts';
import { splitCss } from './split-css.ts';

const source = join(import.meta.dirname, '../src');

export interface Source {
  /** Name of its folder and of its entry in `embed/`. */
  readonly name: string;
  /** Parts that come later, each in a file of its own: `scene` of the player is `embed/chunks/player-scene.ts`. */
  readonly late: readonly string[];
  /** Kinds of parts that no graphic of it has. */
  readonly withoutParts?: readonly string[];
  /** See `WidgetCode`. */
  readonly lateStates?: Readonly<Record<string, readonly string[]>>;
}

/** What is in one file: its code, in which the build's names still stand, and its rules. */
export interface Piece {
  readonly code: string;
  readonly rules: string;
}

export interface Compiled {
  readonly base: Piece;
  readonly widgets: readonly {
    readonly name: string;
    readonly first: Piece;
    readonly late: Readonly<Record<string, Piece>>;
  }[];
}

/** Bundles all widgets, takes out what they share, and divides the rules of `sheets` among the files that need them. */
export async function compileWidgets(sources: readonly Source[], sheets: readonly string[]): Promise<Compiled> {
  const shared = await shareBase(join(source, 'embed/base.ts'), {
    exported: 'addLanguage',
    call: 'addLanguage(LOGIKIT_LANGUAGE, LOGIKIT_WORDS, LOGIKIT_LATE_WORDS)',
  });
  const bundles = await Promise.all(
    sources.map(({ name, late, withoutParts = [] }) =>
      bundleScript({
        entry: `embed/${name}.tsx`,
        late: Object.fromEntries(late.map((part) => [part, `embed/chunks/${name}-${part}.ts`])),
        outside: shared.modules,
        withoutParts,
      }),
    ),
  );
  // In the order of the sources, whichever was bundled first: what is taken gets its short names in this order.
  const taken = bundles.map((files) => Object.entries(files).map(([name, code]) => [name, shared.take(code)] as const));
  const codes = sources.map(({ lateStates }, index) => {
    const { [FIRST]: first = '', ...late } = Object.fromEntries(taken[index] ?? []);
    return { first, late, ...(lateStates && { lateStates }) };
  });
  const base = await shrink(await shared.give(), { hasPreact: true });
  const rules = await splitCss(
    sheets.map((path) => join(source, path)),
    { base, widgets: codes },
  );
  const piece = (code = '', lines = ''): Piece => ({ code, rules: lines });
  return {
    base: piece(base, rules.base),
    widgets: sources.map(({ name, late }, index) => {
      const [code, lines] = [codes[index], rules.widgets[index]];
      return {
        name,
        first: piece(code?.first, lines?.first),
        late: Object.fromEntries(late.map((part) => [part, piece(code?.late[part], lines?.late[part])])),
      };
    }),
  };
}
