/** Circles between rooms, imports of types included. */
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { sourcesOf } from './files.mjs';
import { roomsOf } from './rooms.mjs';

/** Every room that lies in a circle, with the number of rooms that need each other there. */
export function roomCircles(house, files) {
  const sources = sourcesOf(files);
  const roomOf = roomsOf(sources);
  const graph = new Map();
  for (const file of sources) {
    const from = roomOf(file);
    const reached = graph.get(from) ?? new Set();
    graph.set(from, reached);
    for (const target of importsOf(house, file)) {
      const to = roomOf(target);
      if (target.split('/')[1] === file.split('/')[1] && to !== from) reached.add(to);
    }
  }
  return circlesOf(graph).flatMap((circle) => circle.map((room) => ({ room, circle: circle.length })));
}

/** The files that a file imports by relative paths; packages see each other by doors that boundaries hold. */
function importsOf(house, file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(house, file), 'utf8'), true, true);
  return importedFiles
    .map(({ fileName }) => fileName.replace(/\?.*$/, ''))
    .filter((name) => name.startsWith('.') && /\.(tsx?|mjs)$/.test(name))
    .map((name) => posix.normalize(`${dirname(file)}/${name}`))
    .filter((target) => /^packages\/[^/]+\/src\//.test(target));
}

/** Strongly connected parts of more than one node, by Tarjan. */
function circlesOf(graph) {
  const order = new Map();
  const low = new Map();
  const open = [];
  const circles = [];
  const enter = (node) => {
    order.set(node, order.size);
    low.set(node, order.get(node));
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) enter(next);
      if (open.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) !== order.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1) circles.push(circle.toSorted());
  };
  for (const node of graph.keys()) if (!order.has(node)) enter(node);
  return circles;
}
