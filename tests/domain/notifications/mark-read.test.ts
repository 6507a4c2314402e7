import { describe, expect, it } from 'vitest';
import { markAllRead, markRead } from '#functions/domain/notifications/mark-read.ts';
import { notificationKeys } from '#functions/domain/notifications/notification-keys.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { boxScene, type BoxScene, told } from './box-scene.ts';

/** Five in a box: the first read up to there, the fourth read by itself, three unread. */
function fiveTold() {
  const scene = boxScene();
  scene.box({ sequence: 5, unread: 3, readUpTo: 1, mailedUpTo: 2, version: 6 });
  for (const sequence of [1, 2, 3, 4, 5])
    scene.notification(sequence, sequence === 4 ? { readAt: '2026-11-01T00:00:00.000Z' } : {});
  const mark = (id: string, table = scene.table) => markRead(scene.contextAt(table), { userId: 'lan', id });
  const markAll = (upTo?: number, table = scene.table) =>
    markAllRead(scene.contextAt(table), { userId: 'lan', upTo });
  const readAt = (sequence: number) => scene.list().find((one) => one.sequence === sequence)?.readAt;
  return { ...scene, mark, markAll, readAt };
}

describe('one notification', () => {
  it('is read, noted when, and counted once', async () => {
    const { mark, boxNow, readAt } = fiveTold();
    expect(await mark('3-x')).toEqual({ unread: 2, sequence: 5 });
    expect([readAt(2), readAt(3), readAt(5)]).toEqual([null, told, null]);
    const after = { sequence: 5, unread: 2, readUpTo: 1, mailedUpTo: 2, version: 7 };
    expect(boxNow()).toMatchObject(after);
    expect(await mark('3-x')).toEqual({ unread: 2, sequence: 5 });
    expect(boxNow()).toMatchObject(after);
  });

  it.each(['1-x', '4-x'])('%s that was read before changes nothing', async (id) => {
    const { mark, boxNow } = fiveTold();
    expect(await mark(id)).toEqual({ unread: 3, sequence: 5 });
    expect(boxNow()).toMatchObject({ version: 6 });
  });

  it.each(['6-x', '3-y', 'none'])('%s that is not theirs is not there', async (id) => {
    const { mark, boxNow } = fiveTold();
    expect(await refusalOf(mark(id))).toBe('NOTIFICATION_NOT_FOUND');
    expect(boxNow()).toMatchObject({ unread: 3, version: 6 });
  });

  it('that went into a later one stays unread', async () => {
    const { mark, put, boxNow } = fiveTold();
    put([{ ...notificationKeys.moved('lan', '9-x'), entity: 'notification-moved', id: '5-x' }]);
    expect(await mark('9-x')).toEqual({ unread: 3, sequence: 5 });
    expect(boxNow()).toMatchObject({ version: 6 });
  });

  it('never makes fewer than none unread', async () => {
    const { mark, box } = fiveTold();
    box({ sequence: 5, unread: 0, version: 6 });
    expect(await mark('3-x')).toEqual({ unread: 0, sequence: 5 });
  });

  it.each<[string, (scene: ReturnType<typeof fiveTold>) => unknown, object, number]>([
    ['another is read', ({ mark }) => mark('2-x'), { unread: 1, sequence: 5 }, 1],
    ['it is read in another tab', ({ mark }) => mark('3-x'), { unread: 2, sequence: 5 }, 2],
    ['all up to it is read', ({ markAll }) => markAll(3), { unread: 1, sequence: 5 }, 1],
    ['another is told', ({ tell }) => tell({}), { unread: 3, sequence: 6 }, 3],
  ])('is counted right where %s at that moment', async (_, happens, stats, unread) => {
    const scene = fiveTold();
    const crossed = meanwhile(scene.table, () => happens(scene));
    expect(await scene.mark('3-x', crossed.table)).toEqual(stats);
    expect(crossed.happened()).toBe(true);
    expect(scene.boxNow()).toMatchObject({ unread });
  });

  it('is not there where it goes at that moment, and does not come back', async () => {
    const { mark, table, list, boxNow } = fiveTold();
    const crossed = meanwhile(table, () => table.write([remove(notificationKeys.one('lan', 3))]));
    expect(await refusalOf(mark('3-x', crossed.table))).toBe('NOTIFICATION_NOT_FOUND');
    expect(list().map(({ sequence }) => sequence)).toEqual([1, 2, 4, 5]);
    expect(boxNow()).toMatchObject({ unread: 3 });
  });

  it('is not there where another has its place at that moment', async () => {
    const { mark, table, notification, readAt } = fiveTold();
    const crossed = meanwhile(table, () => notification(3, { id: '3-y' }));
    expect(await refusalOf(mark('3-x', crossed.table))).toBe('NOTIFICATION_NOT_FOUND');
    expect(readAt(3)).toBeNull();
  });

  it('is counted right where its box is made at that moment', async () => {
    const { contextAt, notification, table, box, boxNow } = boxScene();
    notification(1);
    const crossed = meanwhile(table, () => box({ sequence: 1, unread: 1 }));
    expect(await markRead(contextAt(crossed.table), { userId: 'lan', id: '1-x' })).toEqual({
      unread: 0,
      sequence: 1,
    });
    expect([crossed.happened(), boxNow()?.['version']]).toEqual([true, 2]);
  });

  it('is read where nothing was counted yet', async () => {
    const { context, notification, boxNow } = boxScene();
    notification(1);
    expect(await markRead(context, { userId: 'lan', id: '1-x' })).toEqual({ unread: 0, sequence: 0 });
    expect(boxNow()).toMatchObject({ userId: 'lan', version: 1 });
  });
});

describe('all notifications', () => {
  it.each<[string, number | undefined, unread: number, readUpTo: number]>([
    ['that are there', undefined, 0, 5],
    ['up to the last', 5, 0, 5],
    ['up to more than there are', 99, 0, 5],
    ['up to the second', 2, 2, 2],
    ['up to the third', 3, 1, 3],
  ])('%s are read', async (_, upTo, unread, readUpTo) => {
    const { markAll, boxNow } = fiveTold();
    expect(await markAll(upTo)).toEqual({ unread, sequence: 5 });
    expect(boxNow()).toMatchObject({ unread, readUpTo, sequence: 5, mailedUpTo: 2, version: 7 });
  });

  it.each([0, 1])('up to the %sth, which were read before, change nothing', async (upTo) => {
    const { markAll, boxNow } = fiveTold();
    expect(await markAll(upTo)).toEqual({ unread: 3, sequence: 5 });
    expect(boxNow()).toMatchObject({ readUpTo: 1, version: 6 });
  });

  it('leave unread what came since they were on the screen', async () => {
    for (const happens of [
      ({ tell }: BoxScene) => tell({}),
      ({ tell }: BoxScene) => tell({ type: 'follow', actorId: 'cam' }),
    ]) {
      const scene = fiveTold();
      const crossed = meanwhile(scene.table, () => happens(scene));
      expect(await scene.markAll(5, crossed.table)).toEqual({ unread: 1, sequence: 6 });
      expect(crossed.happened()).toBe(true);
      expect(scene.boxNow()).toMatchObject({ readUpTo: 5, unread: 1 });
    }
  });

  it('are counted behind that place however many there are', async () => {
    const { box, notification, contextAt, table } = boxScene();
    box({ sequence: 450, unread: 450 });
    for (let sequence = 1; sequence <= 450; sequence += 1)
      notification(sequence, sequence === 449 ? { readAt: told } : {});
    expect(await markAllRead(contextAt(table), { userId: 'lan', upTo: 10 })).toEqual({
      unread: 439,
      sequence: 450,
    });
  });

  it('are none where nothing was ever told', async () => {
    const { context, boxNow } = boxScene();
    expect(await markAllRead(context, { userId: 'lan' })).toEqual({ unread: 0, sequence: 0 });
    expect(boxNow()).toBeUndefined();
  });
});
