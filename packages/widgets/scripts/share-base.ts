import { bundleScript, modulesOf } from './bundle-script.ts';

/**
 * What every widget of a version needs is one file, evaluated once on a page. It leaves its exports under a symbol of
 * the page, by short names, and the widgets' files take them from there: so a widget's file is the same for every
 * language, while the shared file carries the words of one.
 */
export interface SharedBase {
  /** Modules that are in the shared file. */
  readonly modules: ReadonlySet<string>;
  /** Code of a widget with its imports of these modules replaced by what lies under the symbol. */
  take(code: string): string;
  /** The shared file for everything that was taken. */
  give(): Promise<string>;
}

/** Written into the files when the shared one is known: the description of the symbol. */
export const BASE_NAME = 'LOGIKIT_BASE';

/** `own` are exports of the entry that the file calls itself when it arrives; see `tail`. */
export async function shareBase(
  entry: string,
  tail: { readonly exported: string; readonly call: string },
): Promise<SharedBase> {
  const all = await modulesOf(entry);
  // What both ends agree on is small constants, which a bundler puts in place when it sees both sides.
  const modules = new Set([...all].filter((id) => !/\/contract\/src\//.test(id)));
  const short = new Map<string, string>();
  const shortOf = (module: string, name: string): string => {
    const key = `${name} ${module}`;
    const known = short.get(key) ?? nameAt(short.size);
    short.set(key, known);
    return known;
  };
  return {
    modules,
    take(code) {
      const pairs: string[] = [];
      const rest = code.replace(/^import (.+) from '(\/.+)';$/gm, (line, names: string, module: string) => {
        if (!modules.has(module)) throw new Error(`Nobody brings ${module}.`);
        const taken = /^\{(.+)\}$/s.exec(names.trim())?.[1];
        if (taken === undefined) throw new Error(`Only single names can be shared: ${line}`);
        for (const name of taken.split(',')) {
          const [exported = '', local = exported] = name.trim().split(' as ');
          pairs.push(`${shortOf(module, exported)}: ${local}`);
        }
        return '';
      });
      return `const { ${pairs.join(', ')} } = globalThis[Symbol.for(${BASE_NAME})];\n${rest}`;
    },
    async give() {
      const lines = [...short].map(([key, name]) => {
        const [exported, module] = key.split(' ');
        return `export { ${exported} as ${name} } from '${module}';`;
      });
      const { first = '' } = await bundleScript({
        entry: { text: [...lines, `export { ${tail.exported} } from '${entry}';`].join('\n') },
      });
      return first.replace(/export \{([^{}]*)\};\s*$/, (_, names: string) => {
        const fields = names.split(',').map((name) => {
          const [local = '', exported = local] = name.trim().split(' as ');
          return `${exported}: ${local}`;
        });
        return `(globalThis[Symbol.for(${BASE_NAME})] ??= { ${fields.join(', ')} }).${tail.call};`;
      });
    },
  };
}

/** a…z, a1…z1, … */
function nameAt(index: number): string {
  return String.fromCharCode(97 + (index % 26)) + (index < 26 ? '' : String(Math.floor(index / 26)));
}
