import { describe, expect, it } from 'vitest';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { boxScene, type BoxScene, told } from './box-scene.ts';

const daySeconds = 86_400;
const toldSeconds = Date.parse(told) / 1000;

describe('a notification', () => {
  it('is the first of its owner’s box, with all that was said of it', async () => {
    const { tell, list, boxNow, at } = boxScene();
    await tell({ key: 'a', data: { reason: 'Mờ' } });
    expect(list()).toMatchObject([
      {
        userId: 'lan',
        sequence: 1,
        type: 'kyc_approved',
        actorIds: [],
        data: { reason: 'Mờ' },
        createdAt: told,
        readAt: null,
        expiresAt: toldSeconds + 180 * daySeconds,
      },
    ]);
    expect(boxNow()).toMatchObject({ sequence: 1, unread: 1, readUpTo: 0, mailedUpTo: 0, version: 1 });
    expect(at('TOLD#a')).toMatchObject({
      entity: 'notification-told',
      expiresAt: toldSeconds + 180 * daySeconds,
    });
    expect(at('GROUP#kyc_approved')).toBeUndefined();
  });

  it('is told once, however often it is heard of, and another beside it is counted', async () => {
    const { tell, list, boxNow } = boxScene();
    for (const key of ['a', 'a', 'b', 'a']) await tell({ key });
    expect(list().map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect(new Set(list().map(({ id }) => id)).size).toBe(2);
    expect(boxNow()).toMatchObject({ sequence: 2, unread: 2, version: 2 });
  });

  it('keeps what else its box says', async () => {
    const { tell, box, boxNow } = boxScene();
    box({ sequence: 7, unread: 2, readUpTo: 5, mailedUpTo: 4, version: 9 });
    await tell({});
    expect(boxNow()).toMatchObject({ sequence: 8, unread: 3, readUpTo: 5, mailedUpTo: 4, version: 10 });
  });

  it.each<[string, Parameters<BoxScene['tell']>[0], (scene: BoxScene) => unknown, boolean]>([
    ['of somebody who is not there', { receiverId: 'nobody' }, () => undefined, false],
    ['of who left', {}, ({ person }) => person('lan', { status: 'inactive', closedAs: 'left' }), false],
    [
      'of who left and is told of a lock',
      { type: 'locked' },
      ({ person }) => person('lan', { status: 'inactive', closedAs: 'left' }),
      false,
    ],
    ['of who is locked out', {}, ({ person }) => person('lan', { status: 'inactive' }), false],
    [
      'that says they are locked out',
      { type: 'locked' },
      ({ person }) => person('lan', { status: 'inactive' }),
      true,
    ],
    [
      'that says they are turned away',
      { type: 'rejected' },
      ({ person }) => person('lan', { status: 'inactive' }),
      true,
    ],
    [
      'of a kind that was switched off',
      { type: 'reward' },
      ({ settings }) => settings({ kinds: { reward: { here: false } } }),
      false,
    ],
    [
      'of a kind whose mail alone was switched off',
      { type: 'reward' },
      ({ settings }) => settings({ kinds: { reward: { mail: false } } }),
      true,
    ],
    [
      'of a kind that cannot be switched off',
      {},
      ({ settings }) => settings({ kinds: { account: { here: false } } }),
      true,
    ],
    ['of what they did themselves', { type: 'follow', actorId: 'lan' }, () => undefined, false],
    [
      'of whom they mute',
      { type: 'follow', actorId: 'cam' },
      ({ relation }) => relation('lan', 'cam', 'mute'),
      false,
    ],
    [
      'of whom they block',
      { type: 'follow', actorId: 'cam' },
      ({ relation }) => relation('lan', 'cam', 'block'),
      false,
    ],
    [
      'of who blocks them',
      { type: 'follow', actorId: 'cam' },
      ({ relation }) => relation('cam', 'lan', 'block'),
      false,
    ],
    [
      'of who mutes them',
      { type: 'follow', actorId: 'cam' },
      ({ relation }) => relation('cam', 'lan', 'mute'),
      true,
    ],
    [
      'that nobody did, though they mute somebody',
      {},
      ({ relation }) => relation('lan', 'cam', 'mute'),
      true,
    ],
  ])('%s is in a list where it may be', async (_, news, arrange, isTold) => {
    const scene = boxScene();
    arrange(scene);
    await scene.tell(news);
    expect([scene.list().length, scene.boxNow()?.['sequence']]).toEqual(isTold ? [1, 1] : [0, undefined]);
  });

  it('waits for the mail that sums up where its kind is in there', async () => {
    const daily = '2026-11-25T01:00:00.000Z';
    const monday = '2026-11-30T01:00:00.000Z';
    const cases: [string, Parameters<BoxScene['settings']>[0], Parameters<BoxScene['tell']>[0], string[]][] =
      [
        ['of a kind mailed from the first', {}, { type: 'reward' }, [daily]],
        ['weekly', { digest: 'weekly' }, { type: 'reward' }, [monday]],
        ['without such mails', { digest: 'off' }, { type: 'reward' }, []],
        ['of a kind with mails of its own', {}, { type: 'kyc_approved' }, []],
        ['of a kind not mailed from the first', {}, { type: 'follow', actorId: 'cam' }, []],
        [
          'of one its owner chose',
          { kinds: { follow: { mail: true } } },
          { type: 'follow', actorId: 'cam' },
          [daily],
        ],
        ['of one its owner left out', { kinds: { reward: { mail: false } } }, { type: 'reward' }, []],
      ];
    for (const [name, choices, news, dues] of cases) {
      const { settings, tell, due, list } = boxScene();
      settings(choices);
      await tell(news);
      expect([name, list().length, due().map(({ at }) => at)]).toEqual([name, 1, dues]);
      for (const one of due()) expect(one).toMatchObject({ kind: 'notification-digest', of: 'lan' });
    }
  });

  it('is kept beside another that is told at that moment', async () => {
    for (const hasBox of [false, true]) {
      const { tell, box, table, list, boxNow } = boxScene();
      if (hasBox) box();
      const crossed = meanwhile(table, () => tell({ key: 'b' }));
      await tell({ key: 'a' }, crossed.table);
      expect(crossed.happened()).toBe(true);
      expect(list().map(({ sequence }) => sequence)).toEqual([1, 2]);
      expect(boxNow()).toMatchObject({ sequence: 2, unread: 2 });
    }
  });

  it('is told once by two who tell it at one moment', async () => {
    const { tell, table, list, boxNow } = boxScene();
    const crossed = meanwhile(table, () => tell({ key: 'a' }));
    await tell({ key: 'a' }, crossed.table);
    expect(crossed.happened()).toBe(true);
    expect([list().length, boxNow()?.['unread']]).toEqual([1, 1]);
  });

  it('reaches nobody whose account is gone', async () => {
    const { tell, table, list } = boxScene();
    const lan = await profileRecord.find(table, { id: 'lan' });
    if (lan) await table.write(profileRecord.softDelete(lan));
    await tell({});
    expect(list()).toEqual([]);
  });
});
