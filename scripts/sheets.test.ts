import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { faultsOf } from './sheets.mjs';

const folders: string[] = [];

function faultsIn(sheets: Readonly<Record<string, string>>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(sheets)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return faultsOf(folder);
}

afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

describe('the sheets of the portal', () => {
  it('a class begins with the name of its sheet', () => {
    expect(faultsIn({ 'top-bar.css': '.top-bar {} .title {}' })).toEqual([
      `top-bar.css: .title does not begin with the sheet's name`,
    ]);
  });

  it('no class has two sheets', () => {
    expect(faultsIn({ 'a/road.css': '.road-guide {}', 'b/road-guide.css': '.road-guide {}' })).toEqual([
      'a/road.css: .road-guide belongs to road-guide.css',
    ]);
    expect(faultsIn({ 'a/road.css': '.road {}', 'b/road.css': '.road {}' })).toEqual([
      'a/road.css: another sheet has this name',
      'b/road.css: another sheet has this name',
    ]);
  });

  it('looks into groups and lists, and lets a sheet style what others wear inside its own', () => {
    const text = `/* .seen {} */ @media (width < 9px) { .card:is(.lk-card, .other) .button, [data-open] .seen { top: 0 } }`;
    expect(faultsIn({ 'card.css': text })).toEqual([`card.css: .seen does not begin with the sheet's name`]);
  });
});
