// npm run docs: builds the site for partners into docs/site/dist. `--serve` then serves it by itself, on port 4002.
import { join } from 'node:path';
import { build, buildDocs, install, node, root } from './ready.mjs';

install();
build();
buildDocs();
console.log('The docs lie in docs/site/dist; a running platform serves them at /docs/.');
const args = ['node_modules/vitepress/bin/vitepress.js', 'preview', '--port', '4002'];
if (process.argv.includes('--serve')) node(args, { cwd: join(root, 'docs/site') });
