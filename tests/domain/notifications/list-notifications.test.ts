import { describe, expect, it } from 'vitest';
import {
  listNotifications,
  listNotifiedPeople,
  peopleBy,
} from '#functions/domain/notifications/list-notifications.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { boxScene, told } from './box-scene.ts';

type Asked = Partial<Parameters<typeof listNotifications>[1]>;

function aList(count = 0) {
  const scene = boxScene();
  scene.box({ sequence: count, unread: count });
  for (let sequence = 1; sequence <= count; sequence += 1) scene.notification(sequence);
  const page = (asked: Asked = {}) =>
    listNotifications(scene.context, { userId: 'lan', page: 1, limit: 2, language: 'vi', ...asked });
  const ids = async (asked: Asked = {}) => {
    const { data, hasNext } = await page(asked);
    return [data.map(({ sequence }) => sequence), hasNext];
  };
  return { ...scene, page, ids };
}

describe('a page of notifications', () => {
  it.each<[number, Asked, number[], boolean]>([
    [0, {}, [], false],
    [1, {}, [1], false],
    [2, {}, [2, 1], false],
    [3, {}, [3, 2], true],
    [3, { page: 2 }, [1], false],
    [4, { page: 2 }, [2, 1], false],
    [5, { page: 2 }, [3, 2], true],
    [4, { page: 3 }, [], false],
    [201, { limit: 100, page: 3 }, [1], false],
  ])('of %s there are, asked %o, has %o', async (count, asked, sequences, hasNext) => {
    expect(await aList(count).ids(asked)).toEqual([sequences, hasNext]);
  });

  it('has only those of a kind, or unread ones, or both, however far apart they are', async () => {
    const { notification, box, ids } = aList(450);
    box({ sequence: 450, unread: 1, readUpTo: 3 });
    for (let sequence = 4; sequence <= 450; sequence += 1) notification(sequence, { readAt: told });
    notification(2, { type: 'reward' });
    notification(5, { type: 'reward' });
    notification(9);
    notification(440, { type: 'reward', readAt: told });
    expect(await ids({ kind: 'reward' })).toEqual([[440, 5], true]);
    expect(await ids({ kind: 'reward', page: 2 })).toEqual([[2], false]);
    expect(await ids({ unread: true })).toEqual([[9, 5], false]);
    expect(await ids({ unread: true, kind: 'reward' })).toEqual([[5], false]);
    expect(await ids({ kind: 'follow' })).toEqual([[], false]);
  });

  it('reads no more than it shows and one, two hundred at a time', async () => {
    const { contextAt, table } = aList(450);
    const asked: unknown[] = [];
    const list: typeof table.list = (query, schema) => {
      asked.push(query.limit);
      return table.list(query, schema);
    };
    const page = { userId: 'lan', page: 3, limit: 100, language: 'vi' } as const;
    await listNotifications(contextAt({ ...table, list }), page);
    expect(asked).toEqual([200, 101]);
  });

  it('goes back a thousand, and no further', async () => {
    const { notification, ids } = aList(1201);
    notification(202, { type: 'reward' });
    notification(201, { type: 'reward' });
    expect(await ids({ kind: 'reward' })).toEqual([[202], false]);
  });

  it('says what is unread, and shows nothing else of its owner’s', async () => {
    const { page, box, put } = aList(3);
    box({ sequence: 9, unread: 4, readUpTo: 2 });
    put([{ pk: 'NOTIFICATIONS#lan', sk: 'MOVED#1-x', entity: 'notification-moved', id: '3-x' }]);
    const { data, ...rest } = await page({ limit: 10 });
    expect(rest).toEqual({ page: 1, hasNext: false, sequence: 9, unread: 4 });
    expect(data.map(({ isRead }) => isRead)).toEqual([false, true, true]);
  });
});

describe('a notification in the list', () => {
  it('names the first two, counts all, and leads to whoever did it', async () => {
    const { page, notification, person } = aList();
    for (const id of ['cam', 'sen', 'huy']) person(id, { avatarUrl: `/media/${id}`, referenceId: id });
    person('sen', { verificationDate: told, referenceId: 'sen' });
    notification(1, { type: 'follow', actorIds: ['cam', 'sen', 'huy'] });
    const [shown] = (await page({ language: 'en' })).data;
    expect(shown).toMatchObject({
      id: '1-x',
      notificationId: '1-x',
      sequence: 1,
      type: 'follow',
      kind: 'follow',
      lead: 'Chị cam, Chị sen and 1 other',
      isRead: false,
      createdAt: told,
      actor: {
        id: 'cam',
        fullName: 'Chị cam',
        avatarUrl: '/media/cam',
        referenceId: 'cam',
        isVerified: false,
      },
      userData: { fullName: 'Chị cam' },
      people: [{ id: 'cam' }, { id: 'sen', isVerified: true, avatarUrl: null }],
      peopleCount: 3,
    });
    expect(shown?.link).toBe(shown?.linkUrl);
  });

  it('names nobody else in place of who is gone', async () => {
    const { page, notification, person } = aList();
    for (const id of ['cam', 'sen']) person(id);
    notification(1, { type: 'follow', actorIds: ['gone', 'cam', 'sen'] });
    notification(2, { type: 'follow', actorIds: ['sen'] });
    expect((await page()).data[1]?.people.map(({ id }) => id)).toEqual(['cam']);
  });

  it('names who is still there, or nobody', async () => {
    const { page, notification, person } = aList();
    person('sen');
    notification(1, { type: 'follow', actorIds: ['gone', 'sen'] });
    notification(2, { type: 'follow', actorIds: ['gone'] });
    notification(3, { type: 'order_changed', data: { orderId: 'o', code: 'D1', status: 'completed' } });
    const { data } = await page({ limit: 10 });
    expect(
      data.map(({ actor, userData, people, peopleCount }) => [
        actor?.id,
        userData,
        people.length,
        peopleCount,
      ]),
    ).toEqual([
      [undefined, null, 0, 0],
      [undefined, null, 0, 1],
      ['sen', { fullName: 'Chị sen' }, 1, 2],
    ]);
    const leadsTo = data.map(({ link, targetType, targetId }) => [link, targetType, targetId]);
    expect(leadsTo).toEqual([
      ['/e-commerce/orders/o', 'Order', 'o'],
      ['/profile/gone', 'User', 'gone'],
      // Of several, the list of them is opened.
      [null, 'User', 'gone'],
    ]);
    expect(data.map(({ relatedModel, relatedModelId }) => [relatedModel, relatedModelId])).toEqual(
      data.map(({ targetType, targetId }) => [targetType, targetId]),
    );
  });
});

describe('those a notification is about', () => {
  it('are all of a group who are there, in its order', async () => {
    const { context, notification, person } = aList();
    const ids = Array.from({ length: 100 }, (_, nth) => `m${nth}`);
    for (const id of ids) if (id !== 'm3') person(id);
    notification(1, { type: 'follow', actorIds: ids });
    const { data } = await listNotifiedPeople(context, { userId: 'lan', id: '1-x' });
    expect(data.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'm3'));
    for (const [userId, id] of [
      ['lan', '1-y'],
      ['lan', '2-x'],
      ['cam', '1-x'],
    ] as const)
      expect(await refusalOf(listNotifiedPeople(context, { userId, id }))).toBe('NOTIFICATION_NOT_FOUND');
  });

  it('are asked for once each, a hundred at a time', async () => {
    const { context, contextAt, table, person } = aList();
    const ids = Array.from({ length: 201 }, (_, nth) => `m${nth}`);
    for (const id of ids) person(id);
    const asked: number[] = [];
    const showMany: typeof table.recent.showMany = (some) => {
      asked.push(some.length);
      return table.recent.showMany(some);
    };
    const found = await peopleBy(contextAt({ ...table, recent: { ...table.recent, showMany } }), [
      ...ids,
      ...ids,
    ]);
    expect([found.size, asked]).toEqual([201, [100, 100, 1]]);
    expect((await peopleBy(context, [])).size).toBe(0);
  });
});
