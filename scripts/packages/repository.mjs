import { spawnSync } from 'node:child_process';
import { root } from '../ready.mjs';

/** Where this repository was cloned from; null when it is nobody's clone. */
export function repositoryAddress() {
  const { status, stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { cwd: root, encoding: 'utf8' });
  const address = stdout?.trim() ?? '';
  // A clone of a folder says nothing about where the project lives.
  return status === 0 && /^(https?:|ssh:|git@)/.test(address) ? address : null;
}
