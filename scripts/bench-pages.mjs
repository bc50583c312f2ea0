// Measures how the pages that are only read arrive on a slow phone.
import { browser } from './browser.mjs';
import { build, install, node } from './ready.mjs';

install();
build();
process.env.CHROMIUM_PATH ??= browser();
node(['e2e/bench/pages.ts']);
