import { describe, expect, it } from 'vitest';
import type { NotificationChoices } from '#shared/notifications/notification-settings.contract.ts';
import { findSettings, saveSettings, settingsView } from '#functions/domain/notifications/settings.ts';
import { boxScene } from './box-scene.ts';
import { saveNotificationSettings } from '#shared/notifications/notification-settings.contract.ts';
import { promisedRefusal } from '#tests/support/promised-refusal.ts';

const night = { on: true, from: '21:30', to: '06:15' };
const choices: NotificationChoices = { kinds: {}, quiet: night, digest: 'weekly' };

function aMember() {
  const scene = boxScene();
  const save = (version: number, given: Partial<NotificationChoices> = {}, table = scene.table) =>
    saveSettings(scene.contextAt(table), { userId: 'lan', version, ...choices, ...given });
  return { ...scene, save, kept: () => findSettings(scene.context, 'lan') };
}

describe('what somebody wants to hear of', () => {
  it('goes by the rule until they choose', async () => {
    const { kept } = aMember();
    expect(await kept()).toEqual({
      kinds: {},
      quiet: { on: false, from: '22:00', to: '07:00' },
      digest: 'daily',
      version: 0,
    });
  });

  it('is kept as they chose it, each time as a later version', async () => {
    const { save, kept, at } = aMember();
    expect(await save(0)).toEqual({ ...choices, version: 1 });
    expect(await kept()).toEqual({ ...choices, version: 1 });
    expect(await save(1, { digest: 'off' })).toEqual({ ...choices, digest: 'off', version: 2 });
    expect(await kept()).toEqual({ ...choices, digest: 'off', version: 2 });
    expect(at('SETTINGS')).toMatchObject({ entity: 'notification-settings', userId: 'lan' });
  });

  it('keeps each choice there is, and nothing of what is always told', async () => {
    const { save, kept } = aMember();
    await save(0, {
      kinds: {
        account: { here: false, mail: false, push: false },
        security: { here: false, mail: false, push: false },
        staff: { here: false, mail: true },
        follow: { here: false, push: true },
        reward: {},
      },
    });
    expect((await kept()).kinds).toEqual({
      account: { push: false },
      staff: { mail: true },
      follow: { here: false, push: true },
    });
  });

  it.each([
    ['never saved', 0, 1],
    ['never saved, with a version that is none', 0, 2],
    ['saved before', 1, 0],
    ['saved twice before', 2, 1],
  ])('is not replaced where it was %s since the page was loaded', async (_, saved, version) => {
    const { save, kept } = aMember();
    for (let before = 0; before < saved; before += 1) await save(before);
    expect(await promisedRefusal(saveNotificationSettings, save(version, { digest: 'off' }))).toBe(
      'STALE_STATE',
    );
    expect(await kept()).toMatchObject({ version: saved, digest: saved ? 'weekly' : 'daily' });
  });

  it.each([0, 1])('is saved by one of two pages at version %s', async (version) => {
    const { save, kept, table } = aMember();
    if (version) await save(0);
    await save(version, { digest: 'off' });
    expect(await promisedRefusal(saveNotificationSettings, save(version, {}, table))).toBe('STALE_STATE');
    expect(await kept()).toMatchObject({ digest: 'off', version: version + 1 });
  });

  it('is shown with how a browser asks for pushes', async () => {
    const { save } = aMember();
    const push = { publicKey: 'key', standIn: null };
    expect(settingsView(await save(0, { kinds: { follow: { here: false } } }), push)).toEqual({
      kinds: { follow: { here: false } },
      quiet: night,
      digest: 'weekly',
      version: 1,
      push,
    });
  });
});
