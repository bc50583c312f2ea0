// How the house stands: what lies in circles, how far one answer travels, whose tables are whose, what has grown too
// large. `npm run structure` prints every figure beside its goal, `npm run structure <figure>` the places behind one of
// them, and `--json` both for machines. It measures and forbids nothing; what is forbidden is said by lint.
//
// A room is what a feature owns. It is the first folder below `packages/<name>/src`; where that folder holds more
// folders than files it is a floor, and the folders on it are the rooms. A file beside the rooms is a room of its own.
import { relative } from 'node:path';
import { root } from './ready.mjs';
import { walkAnswer } from './structure/answer.mjs';
import { casts, functionsOver, longFiles } from './structure/code.mjs';
import { largeFolders, trackedFiles } from './structure/files.mjs';
import { roomCircles } from './structure/imports.mjs';
import { sharedTables } from './structure/tables.mjs';

const args = process.argv.slice(2);
const rootAt = args.indexOf('--root');
const house = rootAt < 0 ? root : args[rootAt + 1];
const asked = args.find((arg, index) => !arg.startsWith('--') && args[index - 1] !== '--root');

const figures = measure();
if (args.includes('--json')) console.log(JSON.stringify(figures, null, 2));
else if (asked) printPlaces();
else printTable();

/** Every figure: its key, what it says, the number, the goal, and the places that make it. */
function measure() {
  const files = trackedFiles(house);
  const circles = roomCircles(house, files);
  const ofServer = circles.filter(({ room }) => room.startsWith('packages/server/'));
  const answer = walkAnswer(house, files);
  const tables = sharedTables(house, files);
  const of = (key, what, goal, places) => ({ key, what, now: places.length, goal, places });
  return [
    of(
      'server-circles',
      'server rooms in an import circle',
      0,
      ofServer.map(({ room, circle }) => `${room} (circle of ${circle})`),
    ),
    of(
      'circles',
      'rooms of other packages in an import circle',
      0,
      circles.filter((one) => !ofServer.includes(one)).map(({ room, circle }) => `${room} (circle of ${circle})`),
    ),
    of('rooms', 'rooms that one answer visits', 12, [...new Set(answer.stays.map(({ room }) => room))]),
    of(
      'returns',
      'returns to a room that it had left',
      4,
      answer.stays.filter((one) => one.again).map(({ room, at }) => `${room} by ${at}`),
    ),
    of('tables', `tables in the SQL of several rooms, of ${tables.total}`, 6, tables.shared),
    of('folders', 'folders over 25 entries', 0, largeFolders(files, 25)),
    of('over-60', 'functions over 60 lines', 0, functionsOver(house, files, 60)),
    of('over-100', 'functions over 100 lines', 0, functionsOver(house, files, 100)),
    of('casts', 'casts in sources', 250, casts(house, files)),
    of('files', 'files over 400 lines', 0, longFiles(house, files, 400)),
  ];
}

function printTable() {
  const rows = figures.map(({ key, what, now, goal }) => [
    now <= goal ? '✓' : '✗',
    key,
    what,
    String(now),
    goal === 0 ? '0' : `≤ ${goal}`,
  ]);
  rows.unshift(['', 'figure', 'what', 'now', 'goal']);
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
  console.log(
    `\nThe places behind one: npm run structure <figure>. Measured in ${relative(process.cwd(), house) || '.'}`,
  );
}

function printPlaces() {
  const figure = figures.find(({ key }) => key === asked);
  if (!figure) {
    console.error(`There is no figure ${asked}; there are ${figures.map(({ key }) => key).join(', ')}.`);
    process.exit(1);
  }
  for (const place of figure.places) console.log(place);
  console.log(`\n${figure.what}: ${figure.now}, goal ${figure.goal}`);
}
