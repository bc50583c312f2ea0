import { calls, type ServerFrame } from '@logikit/contract';
import { afterEach, expect, it } from 'vitest';
import { connect, hangUp, type Line } from '../../testing/test-line.ts';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { draftOf, writeThread } from '../../testing/test-course.ts';

afterEach(hangUp);

oneDatabase('opening a problem on another device', (platform) => {
  /** A device of this user that listens, and the id that its requests carry. */
  const device = async ({ userId, token }: TestUser): Promise<{ line: Line; id: string }> => {
    const line = connect(platform().url);
    line.send({ id: 'a', type: 'auth', payload: { token } });
    const welcome = await line.next();
    await line.next();
    line.send({ id: 's', type: 'subscribe', payload: { topics: [`user.${userId}`] } });
    await line.next();
    return { line, id: (welcome as Extract<ServerFrame, { type: 'welcome' }>).payload.id };
  };

  it('[C-046] the other devices of the editor are told, and how many is answered', async () => {
    const [id = 0] = (await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }])).problemIds;
    const [editor, child] = [await platform().login('editor'), await platform().anonymous()];
    const [here, phone, tablet] = [await device(editor), await device(editor), await device(editor)];
    const stranger = await device(child);
    const open = (headers: Record<string, string>) => editor.call(calls.openOnDevice, { params: { id } }, { headers });
    expect((await open({ 'x-socket-id': here.id })).body).toEqual({ delivered: 2 });
    const told = { type: 'message', topic: `user.${editor.userId}`, payload: { name: 'openProblem', problemId: id } };
    expect([await phone.line.next(), await tablet.line.next()]).toEqual([told, told]);
    // Their own next message is something else: neither has heard of the problem.
    await platform().emit(`user.${editor.userId}`, { name: 'awardsChanged' });
    await platform().emit(`user.${child.userId}`, { name: 'awardsChanged' });
    expect(await here.line.next()).toMatchObject({ payload: { name: 'awardsChanged' } });
    expect(await stranger.line.next()).toMatchObject({ payload: { name: 'awardsChanged' } });
  });

  it('[C-046] with no other device nobody is told', async () => {
    const [id = 0] = (await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }])).problemIds;
    const editor = await platform().login('editor');
    expect((await editor.call(calls.openOnDevice, { params: { id } })).body).toEqual({ delivered: 0 });
    expect((await editor.call(calls.openOnDevice, { params: { id: 2_000_000_000 } })).status).toBe(404);
  });
});
