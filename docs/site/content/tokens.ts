import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const theme = join(import.meta.dirname, '../../../packages/widgets/src/theme/theme.css');
const NAME = 'virtual:logikit-tokens.css';

interface SheetPlugin {
  readonly name: string;
  readonly resolveId: (id: string) => string | null;
  readonly load: (id: string) => string | null;
}

/** The widgets' own tokens as a sheet of this site: light for `:root`, laboratory for `.dark`. */
export function tokens(): SheetPlugin {
  return {
    name: 'logikit-tokens',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? tokenSheet(readFileSync(theme, 'utf8')) : null),
  };
}

function tokenSheet(sheet: string): string {
  const shapes = declarations(sheet, '.lk-root {');
  const light = declarations(sheet, '.lk-root,\n.lk-lit {');
  const laboratory = declarations(sheet, ".lk-root[data-theme='laboratory'] {");
  return `:root{${shapes}${light}}\n.dark{${laboratory}}`;
}

/** The custom properties of the rule that begins so. */
function declarations(sheet: string, begin: string): string {
  const from = sheet.indexOf(begin);
  if (from < 0) throw new Error(`theme.css has no rule "${begin}"`);
  const body = sheet.slice(from + begin.length, sheet.indexOf('}', from));
  return [...body.matchAll(/--lk-[\w-]+:[^;]+;/g)].map(([declaration]) => declaration.replaceAll(/\s+/g, ' ')).join('');
}
