import { describe, expect, it } from 'vitest';
import { notificationKeys } from '#functions/domain/notifications/notification-keys.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { boxScene, type BoxScene, told } from './box-scene.ts';

const daySeconds = 86_400;
const toldSeconds = Date.parse(told) / 1000;

describe('notifications that are told as one', () => {
  const follow = (actorId: string) => ({ type: 'follow', key: `follow#${actorId}`, actorId }) as const;

  it('name whoever did it last first, count once, and say where the one before went', async () => {
    const { tell, list, boxNow, at } = boxScene();
    await tell(follow('cam'));
    const [first] = list();
    expect(at('GROUP#follow')).toMatchObject({ sequence: 1, expiresAt: toldSeconds + daySeconds });
    await tell(follow('sen'));
    expect(list()).toMatchObject([{ sequence: 2, actorIds: ['sen', 'cam'] }]);
    expect(boxNow()).toMatchObject({ sequence: 2, unread: 1 });
    expect(at('GROUP#follow')).toMatchObject({ sequence: 2 });
    expect(at(`MOVED#${first?.id}`)).toMatchObject({
      entity: 'notification-moved',
      id: list()[0]?.id,
      expiresAt: toldSeconds + 7 * daySeconds,
    });
  });

  it('name somebody who did it twice once, the latest first', async () => {
    const { tell, list } = boxScene();
    for (const actorId of ['cam', 'sen']) await tell(follow(actorId));
    await tell({ ...follow('cam'), key: 'another' });
    expect(list().map(({ actorIds }) => actorIds)).toEqual([['cam', 'sen']]);
  });

  it.each<[string, (scene: BoxScene) => unknown]>([
    ['it was read by itself', ({ notification }) => notification(1, { ...group, readAt: told })],
    ['all up to it was read', ({ box }) => box({ sequence: 1, readUpTo: 1 })],
    ['it is full', ({ notification }) => notification(1, { ...group, actorIds: names(100) })],
    ['it is gone', ({ table }) => table.write([remove({ ...notificationKeys.one('lan', 1) })])],
  ])('begin anew where %s', async (_, arrange) => {
    const { tell, list, ...scene } = boxScene();
    await tell(follow('cam'));
    await arrange({ tell, list, ...scene });
    const before = list().length;
    const unread = Number(scene.boxNow()?.['unread']);
    await tell(follow('sen'));
    expect(list()).toHaveLength(before + 1);
    expect(list().at(-1)).toMatchObject({ sequence: 2, actorIds: ['sen'] });
    expect(scene.boxNow()).toMatchObject({ unread: unread + 1 });
  });

  it('take in one more while there is room', async () => {
    const { tell, list, notification } = boxScene();
    await tell(follow('cam'));
    notification(1, { ...group, actorIds: names(99) });
    await tell(follow('sen'));
    expect(list().map(({ actorIds }) => [actorIds.length, actorIds[0]])).toEqual([[100, 'sen']]);
  });

  it('are never of two types, nor of a kind that is told one by one', async () => {
    const { tell, list } = boxScene();
    await tell({ type: 'direct_referral_registered', key: 'a', actorId: 'cam' });
    await tell({ type: 'indirect_referral_registered', key: 'b', actorId: 'sen' });
    await tell({ type: 'direct_referral_verified', key: 'c', actorId: 'cam' });
    await tell({ type: 'direct_referral_verified', key: 'd', actorId: 'sen' });
    expect(list().map(({ actorIds }) => actorIds)).toEqual([['cam'], ['sen'], ['cam'], ['sen']]);
  });

  it('keep both names of two who come at one moment', async () => {
    const { tell, list, table, boxNow } = boxScene();
    await tell(follow('cam'));
    const crossed = meanwhile(table, () => tell(follow('sen')));
    await tell(follow('huy'), crossed.table);
    expect(crossed.happened()).toBe(true);
    expect(list().map(({ actorIds }) => actorIds)).toEqual([['huy', 'sen', 'cam']]);
    expect(boxNow()).toMatchObject({ sequence: 3, unread: 1 });
  });

  it('keep both names where one comes between the reads of the other', async () => {
    const { tell, list, table, boxNow } = boxScene();
    await tell(follow('cam'));
    let isFirst = true;
    const getMany = (async (asked: Parameters<typeof table.getMany>[0]) => {
      const found = await table.getMany(asked);
      if (isFirst) await tell(follow('sen'));
      isFirst = false;
      return found;
    }) as typeof table.getMany;
    await tell(follow('huy'), { ...table, getMany });
    expect(list().map(({ actorIds }) => actorIds)).toEqual([['huy', 'sen', 'cam']]);
    expect(boxNow()).toMatchObject({ sequence: 3, unread: 1 });
  });

  it('begin anew where the one before goes at that moment', async () => {
    const { tell, list, table, boxNow } = boxScene();
    await tell(follow('cam'));
    const crossed = meanwhile(table, () => table.write([remove(notificationKeys.one('lan', 1))]));
    await tell(follow('sen'), crossed.table);
    expect(crossed.happened()).toBe(true);
    expect(list().map(({ actorIds }) => actorIds)).toEqual([['sen']]);
    expect(boxNow()).toMatchObject({ unread: 2 });
  });
});

const group = { type: 'follow' } as const;
const names = (count: number) => Array.from({ length: count }, (_, nth) => `m${nth}`);
