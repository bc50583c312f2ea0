// npm start: the whole platform with seeded content, and the partner example beside it on an origin of its own.
// `npm run example NAME` starts another example in its place; `npm run dev` adds hot reload.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, buildDatabase, buildDocs, install, root, startNode } from './ready.mjs';

const isDev = process.argv.includes('--dev');
const name = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'html-embed';
// A server of its own beside the platform, or a script that ends by itself.
const entry = ['server.ts', 'main.ts'].find((file) => existsSync(join(root, 'examples', name, file)));
if (!entry) {
  console.error(`There is no example "${name}": look into examples/.`);
  process.exit(1);
}
install();
const database = process.env.DATABASE_URL ? null : buildDatabase();
build();
buildDocs();
await database;
const port = Number(process.env.PORT ?? 4000);
const platform = `http://localhost:${port}`;
const example = `http://localhost:${port + 1}`;
const server = startNode([...(isDev ? ['--watch'] : []), 'packages/server/src/main.ts'], {
  env: { PORT: String(port), LOGIKIT_EXAMPLE_URL: example },
});
if (entry === 'main.ts') await answers(`${platform}/health`);
const partner = startNode([`examples/${name}/${entry}`], {
  env: { PORT: String(port + 1), LOGIKIT_URL: platform },
});
const beside = [partner];
if (entry === 'main.ts') partner.on('exit', () => server.kill('SIGTERM'));
if (isDev) {
  beside.push(
    startNode(['node_modules/@react-router/dev/bin.cjs', 'dev'], {
      cwd: join(root, 'packages/portal'),
      env: { LOGIKIT_SERVER: platform },
    }),
  );
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => [server, ...beside].forEach((child) => child.kill('SIGTERM')));
}
server.on('exit', (code) => {
  beside.forEach((child) => child.kill('SIGTERM'));
  process.exitCode = code ?? 0;
});

async function answers(url) {
  while (server.exitCode === null && !(await fetch(url).catch(() => null))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 100));
}
