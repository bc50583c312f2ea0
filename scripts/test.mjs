// npm test: set-up, a browser, then every check and every test.
import { browser } from './browser.mjs';
import { build, buildDocs, install, node } from './ready.mjs';

install();
process.env.CHROMIUM_PATH = browser();
build();
buildDocs();
node(['scripts/check.mjs', ...process.argv.slice(2)]);
