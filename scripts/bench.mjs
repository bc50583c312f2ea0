// Compares our player on a page with the least that any page could do. `--write` puts the figures into docs/embed.md.
import { browser } from './browser.mjs';
import { build, install, node } from './ready.mjs';

install();
build();
process.env.CHROMIUM_PATH ??= browser();
node(['e2e/bench/embed.ts', ...process.argv.slice(2)]);
