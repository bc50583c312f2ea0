// npm test: set-up, a browser, then every check and every test. `--thorough` looks at what is otherwise sampled whole.
import { browser, wholeBrowser } from './browser.mjs';
import { build, buildDatabase, buildDocs, install, node } from './ready.mjs';

install();
// The whole one first: it asks whether somebody has named a browser.
process.env.CHROMIUM_WHOLE_PATH = wholeBrowser();
process.env.CHROMIUM_PATH = browser();
const database = buildDatabase();
build();
buildDocs();
await database;
const asked = process.argv.slice(2);
if (asked.includes('--thorough')) process.env.LOGIKIT_THOROUGH = '1';
node(['scripts/check.mjs', ...asked.filter((one) => !one.startsWith('--'))]);
