import { build } from 'esbuild';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** Every way in which a page can hold a player. */
export const surfaces = {
  'the component in React 18': { entry: 'component.tsx', react: '-18' },
  'the component in React 19': { entry: 'component.tsx', react: '' },
  'the element': { entry: 'element.ts', react: '' },
  'the element as a component in React 18': { entry: 'wrapper.tsx', react: '-18' },
  'the element as a component in React 19': { entry: 'wrapper.tsx', react: '' },
  'the frame': { entry: 'frame.ts', react: '' },
} as const;
export type Surface = keyof typeof surfaces;

export interface SurfaceHost {
  url(surface: Surface, platform: string, problem: number): string;
  close(): Promise<void>;
}

/** A partner with a page for every surface, each on the real React of its version. */
export async function openSurfaceHost(): Promise<SurfaceHost> {
  const names = Object.keys(surfaces) as Surface[];
  const bundles = new Map(
    await Promise.all(names.map(async (name): Promise<[string, Bundle]> => [name, await bundle(surfaces[name])])),
  );
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://host').searchParams;
    const { script = '', sheet = '' } = bundles.get(query.get('surface') ?? '') ?? {};
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>
      <link rel="icon" href="data:,"><style>${sheet}</style></head>
      <body><script type="module">${script.replaceAll('</script', '<\\/script')}</script></body></html>`);
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const address = server.address();
  const own = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url: (surface, platform, problem) =>
      `${own}/?${new URLSearchParams({ surface, platform, problem: String(problem) })}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

interface Bundle {
  readonly script: string;
  readonly sheet: string;
}

async function bundle({ entry, react }: (typeof surfaces)[Surface]): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, entry)],
    absWorkingDir: import.meta.dirname,
    outdir: '/',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['@logikit/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { react: `react${react}`, 'react-dom': `react-dom${react}` },
  });
  const textOf = (ending: string): string => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), sheet: textOf('.css') };
}
