import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { preload } from '../../packages/server/src/testing/process.ts';
import type { Ending } from '../../packages/server/src/testing/usage-report.ts';
import { visit } from '../support/browser.ts';
import { send } from '../support/operations.ts';
import { freePort, type ServerProcess, startServer } from '../support/server-process.ts';
import { browser } from '../support/shared-browser.ts';

const data = mkdtempSync(join(tmpdir(), 'logikit-restart-'));
let server: ServerProcess;
let port = 0;
let url = '';

beforeAll(async () => {
  port = await freePort();
  url = `http://localhost:${port}`;
  server = startServer(port, data);
  await server.ready();
});
afterAll(async () => {
  await server?.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
});

const crash = () => server.kill('SIGKILL');
async function startAgain(): Promise<void> {
  server = startServer(port, data);
  await server.ready();
}

async function openFirstProblem(page: Page): Promise<void> {
  await page.goto(`${url}/2.0/en/start`);
  await page.getByRole('button', { name: 'Walk the road' }).click();
  await page.waitForURL(/dashboard\/logic$/);
  await page.locator('.next-card a').click();
  await page.locator('[part~=variant]').first().waitFor();
}

/** The learner's own passings, asked with the token that the page sends. */
function tokenOf(page: Page): () => string {
  let token = '';
  page.on('request', (request) => {
    const bearer = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1];
    if (bearer) token = bearer;
  });
  return () => token;
}
const passings = async (token: string): Promise<number> =>
  ((await send(`${url}/service/training/api/passing/stats`, { token })).body as { passings: number }).passings;

describe('a crash in the middle of a session', () => {
  it('an answer given while the server is away is recorded once when it is back, and the page goes on', async () => {
    const { page, close } = await visit(browser);
    const token = tokenOf(page);
    await openFirstProblem(page);
    expect(await passings(token())).toBe(0);
    await crash();
    await page.locator('[part~=variant]').first().click();
    await page.locator('[part~=check]').click();
    await startAgain();
    await page.locator('[part~=feedback]').waitFor({ timeout: 45_000 });
    await expect.poll(() => passings(token())).toBe(1);
    await page.goto(`${url}/2.0/en/cabinet/dashboard/logic`);
    await page.locator('.next-card a').waitFor();
    expect(await passings(token())).toBe(1);
    await close();
  });

  it('an answer survives a reload of its page and a crash, and comes once', async () => {
    const { page, close } = await visit(browser);
    const token = tokenOf(page);
    await openFirstProblem(page);
    const here = page.url();
    await crash();
    await page.locator('[part~=variant]').first().click();
    await page.locator('[part~=check]').click();
    await expect.poll(() => page.locator('body').innerText()).toMatch(/connect|offline|saved|wait/i);
    await page.goto('about:blank');
    await startAgain();
    await page.goto(here);
    await expect.poll(() => passings(token()), { timeout: 45_000 }).toBe(1);
    await close();
  });
});

/** Ends it, and reads what that took, counted without the time that the machine gave to others. */
async function endingOf(ended: ServerProcess): Promise<Ending> {
  expect(await ended.kill('SIGTERM')).toBe(0);
  const told = () => /^ending (\{.*\})$/m.exec(ended.said())?.[1];
  await expect.poll(told).toBeDefined();
  return JSON.parse(told() ?? '') as Ending;
}

describe('the process', () => {
  it('ends within 5 seconds with code 0 when it is told to, also with sockets open, and starts fast again', async () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('NODE_OPTIONS', `${process.env['NODE_OPTIONS'] ?? ''} ${preload('usage-report')}`);
    await server.kill('SIGTERM');
    await startAgain();
    const { page, close } = await visit(browser);
    await openFirstProblem(page);
    const { cpuMs, idleSeconds } = await endingOf(server);
    expect(cpuMs + idleSeconds * 1000).toBeLessThan(5000);
    await startAgain();
    expect((await endingOf(server)).lifeCpuMs).toBeLessThan(10_000);
    await startAgain();
    await close();
  });

  it('refuses a data directory that another one works in, and says what to do', async () => {
    const second = startServer(await freePort(), data);
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain('is in use by process');
    expect(second.said()).toContain('LOGIKIT_DATA');
    expect(second.said()).not.toMatch(/\n\s+at /);
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  it('refuses a port that somebody has, and says what to do', async () => {
    const other = createServer().listen(0);
    const address = other.address();
    const taken = typeof address === 'object' && address ? address.port : 0;
    const own = mkdtempSync(join(tmpdir(), 'logikit-port-'));
    const second = startServer(taken, own);
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`Port ${taken} is taken`);
    expect(second.said()).toContain('PORT=');
    expect(second.said()).not.toMatch(/\n\s+at /);
    other.close();
    rmSync(own, { recursive: true, force: true });
  });
});
