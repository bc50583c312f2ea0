import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';
import { addChild, newParent, openGate, switchTo } from '../../testing/test-family.ts';

const QUARTER_MS = 900_000;

oneDatabase('the purse', (platform) => {
  const zoneOf = async (user: Awaited<ReturnType<typeof newParent>>) => (await user.call(calls.getParentZone)).body;

  it('[D-313] signing in opens it for a quarter of an hour; the product opens the settings, and no purse', async () => {
    const parent = await newParent(platform());
    expect(await zoneOf(parent)).toMatchObject({ isOpen: true, isPurseOpen: true, purseKey: 'password' });
    platform().clock.advance(QUARTER_MS + 1000);
    expect(await zoneOf(parent)).toMatchObject({ isOpen: false, isPurseOpen: false });
    expect((await openGate(parent)).body).toMatchObject({ isOpen: true, isPurseOpen: false });
    const open = (body: object) => parent.call(calls.openPurse, { body });
    expect((await open({ password: 'not this one' })).code).toBe('wrongCredentials');
    expect((await open({})).code).toBe('wrongCredentials');
    expect((await open({ pin: '1234' })).code).toBe('wrongPin');
    expect((await open({ password: parent.password })).body).toMatchObject({ isOpen: true, isPurseOpen: true });
    await parent.call(calls.closeParentZone);
    expect(await zoneOf(parent)).toMatchObject({ isOpen: false, isPurseOpen: false });
  });

  it('[D-313] a PIN opens both; wrong ones are counted', async () => {
    const parent = await newParent(platform());
    await parent.call(calls.saveParentPin, { body: { pin: '2468' } });
    platform().clock.advance(QUARTER_MS + 1000);
    expect(await zoneOf(parent)).toMatchObject({ purseKey: 'pin', needsPin: true });
    expect((await openGate(parent, '2468')).body).toMatchObject({ isOpen: true, isPurseOpen: true });
    const wrong = () => parent.call(calls.openPurse, { body: { pin: '1111' } });
    const codes = [];
    for (let turn = 0; turn < 6; turn++) codes.push((await wrong()).code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'wrongPin'), 'tooManyRequests']);
  });

  it('[D-313] a child with the device opens none, and brings none back', async () => {
    const parent = await newParent(platform());
    const childId = await addChild(parent);
    const child = await switchTo(platform(), parent, childId);
    expect((await child.call(calls.openPurse, { body: { password: parent.password } })).code).toBe('forbidden');
    await openGate(child);
    const back = await switchTo(platform(), child, parent.userId);
    expect((await back.call(calls.getParentZone)).body).toMatchObject({ isOpen: true, isPurseOpen: false });
    expect((await back.call(calls.getPayDefaults)).code).toBe('parentZoneClosed');
  });
});
