// Throws hostile requests at every declared call of a fresh platform. `node scripts/fuzz.mjs 500` sends 500 to each.
import { node } from './ready.mjs';

node(['e2e/api/fuzz.ts', process.argv[2] ?? '200']);
