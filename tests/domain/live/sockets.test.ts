import { describe, expect, it } from 'vitest';
import {
  connect,
  disconnect,
  dropConnection,
  issueTicket,
  join,
  leave,
  maxRooms,
  type Visitor,
} from '#functions/domain/live/connections.ts';
import { publish, listEventsAfter } from '#functions/domain/live/rooms.ts';
import { AppError } from '#shared/contract/errors.ts';
import { startCold } from '#functions/platform/cold-start.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const begun = '2026-11-22T03:00:00.000Z';
const seconds = Date.parse(begun) / 1000;
const twoHoursAndMore = seconds + 7800;

function aDoor() {
  const { table, put, rows } = memoryTable();
  const clock = { now: new Date(begun) };
  const contextAt = (where: Table) => ({ table: where, now: () => clock.now });
  const context = contextAt(table);
  const open = async (given: Partial<Visitor> = {}, connectionId = 'c1') =>
    connect(context, {
      connectionId,
      ticket: await issueTicket(context, { userId: 'lan', role: 'user', ...given }),
    });
  const stored = (entity: string) => rows().filter((row) => row['entity'] === entity);
  const roomsOf = (id = 'c1') =>
    stored('room-member').flatMap(({ pk, connectionId }) =>
      connectionId === id ? [String(pk).slice('ROOM#'.length)] : [],
    );
  return { table, put, rows, clock, context, contextAt, open, stored, roomsOf };
}

describe('a ticket', () => {
  it('says who comes, for a minute, and is spent by coming', async () => {
    const { context, stored, open } = aDoor();
    await issueTicket(context, { userId: 'lan', role: 'user' });
    const [ticket] = stored('ticket');
    expect(ticket).toMatchObject({ userId: 'lan', role: 'user', expiresAt: seconds + 60 });
    for (const name of ['room', 'sessionId', 'status', 'issuedAt']) expect(ticket).not.toHaveProperty(name);
    expect(await open({ sessionId: 's1', status: 'active' })).toBe(true);
    expect(stored('ticket')).toHaveLength(1);
    await issueTicket(context, {
      userId: 'lan',
      role: 'user',
      sessionId: 's1',
      status: 'active',
      room: 'order-1',
    });
    expect(stored('ticket')[1]).toMatchObject({
      sessionId: 's1',
      status: 'active',
      issuedAt: begun,
      room: 'order-1',
    });
  });

  it('opens a member’s own room and the one of all, and a guest’s that of their order alone', async () => {
    const { open, roomsOf, stored } = aDoor();
    expect([
      await open({ sessionId: 's1', status: 'active' }),
      await open({ room: 'order-1', role: 'user' }, 'c2'),
    ]).toEqual([true, true]);
    expect(roomsOf().toSorted()).toEqual(['market', 'user-lan']);
    expect(roomsOf('c2')).toEqual(['order-1']);
    expect(stored('connection')[0]).toMatchObject({
      connectionId: 'c1',
      userId: 'lan',
      role: 'user',
      sessionId: 's1',
      connectedAt: begun,
      expiresAt: twoHoursAndMore,
    });
    expect(stored('room-member')[0]).toMatchObject({
      connectionId: 'c1',
      sessionId: 's1',
      role: 'user',
      expiresAt: twoHoursAndMore,
    });
  });

  it('that nobody issued opens nothing', async () => {
    const { context, rows } = aDoor();
    expect(await connect(context, { connectionId: 'c1', ticket: 'none' })).toBe(false);
    expect(rows()).toEqual([]);
  });

  it('is not spent where it cannot be asked whether its session goes on', async () => {
    const { context, contextAt, table, stored } = aDoor();
    const ticket = await issueTicket(context, {
      userId: 'lan',
      role: 'user',
      sessionId: 's1',
      status: 'active',
    });
    startCold();
    const busy = { ...table, list: () => Promise.reject(new AppError('UNAVAILABLE')) } as Table;
    await expect(connect(contextAt(busy), { connectionId: 'c1', ticket })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    expect(stored('ticket')).toHaveLength(1);
  });
});

describe('a socket', () => {
  it('stands in a room it joined, once, as long as in the others', async () => {
    const { open, context, clock, roomsOf, stored } = aDoor();
    await open();
    clock.now = new Date(Date.parse(begun) + 60_000);
    const nameFor = async ({ userId, role }: Visitor) => `${role}-of-${userId}`;
    expect(await join(context, { connectionId: 'c1', nameFor })).toBe(true);
    expect(await join(context, { connectionId: 'c1', nameFor })).toBe(true);
    expect(roomsOf().toSorted()).toEqual(['market', 'user-lan', 'user-of-lan']);
    expect(stored('connection')[0]?.['rooms']).toEqual(['user-lan', 'market', 'user-of-lan']);
    expect(new Set(stored('room-member').map(({ expiresAt }) => expiresAt))).toEqual(
      new Set([twoHoursAndMore]),
    );
  });

  it('joins no room that is not open to it, nor once it is gone', async () => {
    const { open, context, roomsOf } = aDoor();
    await open();
    expect(await join(context, { connectionId: 'c1', nameFor: async () => undefined })).toBe(false);
    expect(await join(context, { connectionId: 'gone', nameFor: async () => 'admin' })).toBe(false);
    expect([roomsOf().length, roomsOf('gone')]).toEqual([2, []]);
  });

  it('leaves a room it joined, once, and no other', async () => {
    const { open, context, roomsOf, stored } = aDoor();
    await open();
    await open({}, 'c2');
    const room = 'subject#news#n1';
    for (const connectionId of ['c1', 'c2']) await join(context, { connectionId, nameFor: async () => room });
    for (const connectionId of ['c1', 'c1', 'gone']) await leave(context, { connectionId, room });
    expect(roomsOf().toSorted()).toEqual(['market', 'user-lan']);
    expect(roomsOf('c2')).toContain(room);
    expect(stored('connection')[0]).toMatchObject({ rooms: ['user-lan', 'market'], version: 3 });
    await leave(context, { connectionId: 'c1', room: 'subject#news#n2' });
    expect(stored('connection')[0]).toMatchObject({ version: 3 });
  });

  it('joins thirty rooms, and no more', async () => {
    const { open, context, roomsOf } = aDoor();
    await open();
    const enter = (nth: number) => join(context, { connectionId: 'c1', nameFor: async () => `room-${nth}` });
    for (let nth = 3; nth <= maxRooms; nth += 1) expect(await enter(nth)).toBe(true);
    expect([await enter(maxRooms + 1), await enter(maxRooms), roomsOf().length]).toEqual([false, true, 30]);
  });

  it.each<[string, (context: Context) => Promise<unknown>, string[]]>([
    [
      'joins another',
      (context) => join(context, { connectionId: 'c1', nameFor: async () => 'b' }),
      ['a', 'b', 'market', 'user-lan'],
    ],
    ['leaves one', (context) => leave(context, { connectionId: 'c1', room: 'market' }), ['a', 'user-lan']],
  ])('that %s while it joins a room did both', async (_, other, rooms) => {
    const { open, context, contextAt, table, roomsOf, stored } = aDoor();
    await open();
    const crossed = meanwhile(table, () => other(context));
    await join(contextAt(crossed.table), { connectionId: 'c1', nameFor: async () => 'a' });
    expect(crossed.happened()).toBe(true);
    expect(roomsOf().toSorted()).toEqual(rooms);
    const [connection] = stored('connection');
    expect(new Set(connection?.['rooms'] as string[])).toEqual(new Set(rooms));
  });

  it('that joins a room while it leaves another did both', async () => {
    const { open, context, contextAt, table, roomsOf, stored } = aDoor();
    await open();
    const crossed = meanwhile(table, () => join(context, { connectionId: 'c1', nameFor: async () => 'a' }));
    await leave(contextAt(crossed.table), { connectionId: 'c1', room: 'market' });
    expect(crossed.happened()).toBe(true);
    expect(roomsOf().toSorted()).toEqual(['a', 'user-lan']);
    expect(stored('connection')[0]).toMatchObject({ rooms: ['user-lan', 'a'] });
  });

  it('that joins a room while it closes leaves that one, too', async () => {
    const { open, context, contextAt, table, roomsOf, stored } = aDoor();
    await open();
    const crossed = meanwhile(table, () => join(context, { connectionId: 'c1', nameFor: async () => 'a' }));
    await disconnect(contextAt(crossed.table), 'c1');
    expect([roomsOf(), stored('connection')]).toEqual([[], []]);
  });

  it('that closes while it joins a room stands nowhere', async () => {
    const { open, context, contextAt, table, roomsOf, stored } = aDoor();
    await open();
    const crossed = meanwhile(table, () => disconnect(context, 'c1'));
    const isIn = await join(contextAt(crossed.table), { connectionId: 'c1', nameFor: async () => 'a' });
    expect([isIn, roomsOf(), stored('connection')]).toEqual([false, [], []]);
  });

  it('of a version before that closes while it joins a room stands nowhere', async () => {
    const { open, put, context, contextAt, table, roomsOf, stored } = aDoor();
    await open();
    put([{ ...stored('connection')[0], version: undefined } as never]);
    const crossed = meanwhile(table, () => disconnect(context, 'c1'));
    const isIn = await join(contextAt(crossed.table), { connectionId: 'c1', nameFor: async () => 'a' });
    expect([crossed.happened(), isIn, roomsOf(), stored('connection')]).toEqual([true, false, [], []]);
  });

  it('of a version before, which counted nothing, joins and closes like any other', async () => {
    const { open, put, context, roomsOf, stored } = aDoor();
    await open();
    const [row] = stored('connection');
    put([{ ...row, version: undefined } as never]);
    expect(await join(context, { connectionId: 'c1', nameFor: async () => 'a' })).toBe(true);
    expect(stored('connection')[0]).toMatchObject({ version: 1 });
    put([{ ...row, version: undefined } as never]);
    await disconnect(context, 'c1');
    expect(stored('connection')).toEqual([]);
    expect(roomsOf()).toEqual(['a']);
  });

  it('leaves every room it joined, and no other leaves with it', async () => {
    const { open, context, roomsOf, stored } = aDoor();
    await open();
    await open({}, 'c2');
    await join(context, { connectionId: 'c1', nameFor: async () => 'admin' });
    await disconnect(context, 'c1');
    await disconnect(context, 'c1');
    expect([roomsOf(), roomsOf('c2').length, stored('connection').length]).toEqual([[], 2, 1]);
  });

  it.each([
    [30_000, false],
    [30_001, true],
  ])('that is called gone after %s ms is forgotten: %s', async (age, isForgotten) => {
    const { open, context, clock, roomsOf } = aDoor();
    await open();
    clock.now = new Date(Date.parse(begun) + age);
    await dropConnection(context, 'c1');
    await dropConnection(context, 'none');
    expect(roomsOf()).toHaveLength(isForgotten ? 0 : 2);
  });
});

it('what was said in a room is kept for a day, and told a hundred at a time', async () => {
  const { context, stored, clock } = aDoor();
  const room = 'user-lan';
  for (let nth = 1; nth <= 101; nth += 1)
    await publish(context, { room, message: { type: 'account.changed', id: `e${nth}` } });
  for (const { expiresAt } of stored('room-event')) expect(expiresAt).toBe(seconds + 86_400);
  clock.now = new Date(Date.parse(begun) + 1000);
  const { data, latest, now } = await listEventsAfter(context, { room, after: 0 });
  expect([data.length, data[0], latest, now]).toEqual([
    100,
    { type: 'account.changed', id: 'e1', room, sequence: 1, at: begun },
    100,
    clock.now.toISOString(),
  ]);
});
