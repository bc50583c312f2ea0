// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The shell without a window costs half the work of the whole browser.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

export function browser() {
  const found = process.env.CHROMIUM_PATH ?? find();
  if (found) return found;
  console.log('Installing Chromium…');
  if (where('apt-get') && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    for (const name of names.slice(0, 2)) {
      spawnSync('apt-get', ['install', '-y', name], { stdio: ['ignore', 'ignore', 'inherit'] });
      if (find()) break;
    }
  }
  const installed = find();
  if (!installed) throw new Error('No Chromium here: install one, or name it in CHROMIUM_PATH.');
  return installed;
}

function find() {
  for (const name of names) if (where(name)) return where(name);
  return places.find((place) => existsSync(place));
}

function where(command) {
  return spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).stdout.trim();
}
