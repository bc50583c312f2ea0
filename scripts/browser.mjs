// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The shell without a window costs half the work of the whole browser.
const shells = ['chromium-headless-shell'];
const wholes = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser that most tests use: the shell, where there is one. */
export function browser() {
  const found = process.env.CHROMIUM_PATH ?? find([...shells, ...wholes]);
  if (found) return found;
  console.log('Installing Chromium…');
  if (where('apt-get') && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    for (const name of [shells[0], wholes[0]]) {
      spawnSync('apt-get', ['install', '-y', name], { stdio: ['ignore', 'ignore', 'inherit'] });
      if (find([name])) break;
    }
  }
  const installed = find([...shells, ...wholes]);
  if (!installed) throw new Error('No Chromium here: install one, or name it in CHROMIUM_PATH.');
  return installed;
}

/** The whole browser, for tests of what the shell leaves out; where there is none, or one was named, that one. */
export function wholeBrowser() {
  return process.env.CHROMIUM_WHOLE_PATH ?? process.env.CHROMIUM_PATH ?? find(wholes) ?? browser();
}

function find(names) {
  return names.map((name) => where(name) || (existsSync(name) ? name : null)).find(Boolean);
}

function where(command) {
  return spawnSync('sh', ['-c', `command -v '${command}'`], { encoding: 'utf8' }).stdout.trim();
}
