// Measures how smoothly the road scrolls on a slow phone. `node scripts/bench-road.mjs 6`: six times slower.
import { build, node } from './ready.mjs';

build();
node(['e2e/bench/road.ts', ...process.argv.slice(2)]);
