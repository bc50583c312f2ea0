// Takes a picture of every page, in three languages, on a phone and on a desk. `node scripts/walk.mjs de` in one.
import { build, node } from './ready.mjs';

build();
node(['e2e/pages/walk.ts', ...process.argv.slice(2)]);
