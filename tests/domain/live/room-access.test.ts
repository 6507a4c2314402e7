import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/contract/access.ts';
import { buyerRoom } from '#shared/orders/order-rooms.ts';
import { memberRoom, ownRoom, staffRoom } from '#shared/rooms/common-rooms.ts';
import { findOpenRoom, roomOf, subjectRoomAccess } from '#functions/domain/live/room-access.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { roomAccesses, roomFinders } from '#functions/workers/all-rooms.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';

const mine = { ...aWaitingOrder(), userId: 'lan' };
const guests = { ...aWaitingOrder(), userId: null };

function aHall() {
  const { table, put } = memoryTable();
  put([orderRecord.item(mine), orderRecord.item(guests)]);
  const enter = async (kind: string, of: unknown, role: Role = 'user', accesses = roomAccesses) =>
    (await findOpenRoom({ table }, { visitor: { userId: 'lan', role }, kind, of }, accesses))?.name;
  return { table, enter };
}

describe('a room opens', () => {
  it('to whose it is', async () => {
    const { enter } = aHall();
    expect([await enter('user', 'lan'), await enter('user', 'mai'), await enter('user', undefined)]).toEqual([
      'user-lan',
      undefined,
      undefined,
    ]);
  });

  it.each<[Role, string | undefined]>([
    ['user', undefined],
    ['collaborator', 'admin'],
    ['admin', 'admin'],
  ])('of staff to %s as %s', async (role, name) => {
    expect(await aHall().enter('admin', undefined, role)).toBe(name);
  });

  it.each<[string, string | undefined, Role, boolean]>([
    ['their own', mine.id, 'user', true],
    ['a guest’s', guests.id, 'user', false],
    ['a guest’s', guests.id, 'collaborator', true],
    ['none', 'gone', 'admin', false],
    ['unnamed', undefined, 'admin', false],
  ])('of an order that is %s (%s) to %s: %s', async (_, id, role, isOpen) => {
    expect(await aHall().enter('order', id, role)).toBe(isOpen ? `order-${id}` : undefined);
  });

  it('to nobody where no rule is', async () => {
    const { enter } = aHall();
    expect(await enter('market', undefined, 'admin')).toBeUndefined();
    expect(await enter('subject', { kind: 'news', id: 'n1' }, 'admin')).toBeUndefined();
  });

  it('of content to those who may read it, by the rule of its kind', async () => {
    const { enter } = aHall();
    const accesses = [
      subjectRoomAccess({
        news: (_, { userId }, { id }) => userId === 'lan' && id === 'n1',
        document: async () => true,
      }),
    ];
    const ask = (of: unknown) => enter('subject', of, 'user', accesses);
    expect(await ask({ kind: 'news', id: 'n1' })).toBe('subject#news#n1');
    expect(await ask({ kind: 'document', id: 'd1' })).toBe('subject#document#d1');
    for (const of of [
      { kind: 'news', id: 'n2' },
      { kind: 'post', id: 'n1' },
      { kind: 'constructor', id: 'n1' },
    ])
      expect(await ask(of)).toBeUndefined();
    for (const of of ['news#n1', { kind: 'news' }, undefined]) expect(await ask(of)).toBeUndefined();
  });
});

describe('a receiver of an event', () => {
  it('is a room, or nobody', async () => {
    const { table } = aHall();
    expect(await roomOf({ table }, staffRoom(), [])).toEqual(staffRoom());
    expect(await roomOf({ table }, memberRoom(null), [])).toBeNull();
    expect([memberRoom(''), memberRoom('lan')]).toEqual([null, ownRoom('lan')]);
  });

  it('is looked up where an event names it by an order', async () => {
    const { table } = aHall();
    const find = (id: string) => roomOf({ table }, buyerRoom(id), roomFinders);
    expect([await find(mine.id), await find(guests.id), await find('gone')]).toEqual([
      ownRoom('lan'),
      null,
      null,
    ]);
    await expect(roomOf({ table }, { lookup: 'seller', id: mine.id }, roomFinders)).rejects.toThrow('seller');
  });
});
