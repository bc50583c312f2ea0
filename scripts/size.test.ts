import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const weigh = (...args: string[]) =>
  spawnSync('node', [join(import.meta.dirname, 'size.mjs'), ...args], { encoding: 'utf8' });

describe('the size gate', () => {
  it('lets through what is within its budget', () => {
    const { status, stdout } = weigh();
    expect(stdout).toContain('✓ loader');
    expect(status).toBe(0);
  });

  it('fails when a chunk is over its budget', () => {
    const { status, stdout } = weigh('--scale', '0.1');
    expect(stdout).toContain('✗ loader');
    expect(status).toBe(1);
  });
});
