import { describe, expect, it } from 'vitest';
import { orderRoom } from '#shared/orders/order-rooms.ts';
import { ownRoom } from '#shared/rooms/common-rooms.ts';
import { liveKeys } from '#functions/domain/live/live-keys.ts';
import { now } from '#functions/platform/clock.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { keepLogLines } from '#tests/support/log-lines.ts';
import { aLine, member, socketIds } from './large-room-scene.ts';

keepLogLines();

const event = { type: 'account.changed', id: 'event-1', userId: 'lan' } as const;
const room = ownRoom('lan').name;

const removal = (connectionId: string) => remove(liveKeys.member(room, connectionId));

/** A room with so many sockets. */
function scene(count: number) {
  const line = aLine();
  const ids = socketIds(count);
  line.put(ids.map((id) => member(room, id)));
  return { ...line, ids };
}

/** A table that answers no more, after it did so many writes. */
function endsAfter(writes: number, table: Table): Table {
  let left = writes;
  const write: Table['write'] = async (operations) => {
    if ((left -= 1) < 0) throw new Error('the run is cut short');
    return table.write(operations);
  };
  return { ...table, write };
}

describe('a room with more sockets than are told at once', () => {
  it('is told 250 a message, each with a message for those behind it', async () => {
    const { ids, heard, run, round, queue } = scene(600);
    expect(await run(event)).toBe(true);
    expect(heard).toEqual(ids.slice(0, 250));
    await round();
    expect(heard).toEqual(ids.slice(0, 500));
    await round();
    expect(heard).toEqual(ids);
    expect(queue).toEqual([]);
  });

  it('tells all of it the same: numbered once', async () => {
    const { run, settle, said } = scene(600);
    await run(event);
    await settle();
    expect(new Set(said.map((message) => JSON.stringify(message))).size).toBe(1);
    expect(said[599]).toMatchObject({ type: 'account.changed', id: 'event-1', room, sequence: 1 });
  });

  it('hands the rest on before anybody is told, so that nothing here holds it up', async () => {
    const { heard, run, whileTelling, chunks } = scene(251);
    const waiting: number[] = [];
    whileTelling(() => waiting.push(chunks().length));
    await run(event);
    expect([heard.length, new Set(waiting)]).toEqual([250, new Set([1])]);
  });

  it('a chunk that is deleted while its sockets are told is not stored again', async () => {
    const { run, round, whileTelling, chunks, rows, table } = scene(251);
    await run(event);
    const key = { pk: String(chunks()[0]?.['pk']), sk: String(chunks()[0]?.['sk']) };
    whileTelling(() => void table.write([remove(key)]));
    await round();
    expect(rows().filter(({ pk, sk }) => pk === key.pk && sk === key.sk)).toEqual([]);
  });

  it('that could not be handed on tells nobody, and comes again', async () => {
    const { ids, heard, table, run, settle } = scene(251);
    // Numbering takes two.
    expect(await run(event, endsAfter(2, table))).toBe(false);
    expect(heard).toEqual([]);
    await run(event);
    await settle();
    expect(heard).toEqual(ids);
  });

  it('a chunk that fails for one socket comes again for that one alone, and the next goes on', async () => {
    const { ids, heard, down, run, round, settle, queue } = scene(600);
    const unlucky = ids[300] ?? '';
    down.add(unlucky);
    await run(event);
    await round();
    await round();
    expect(heard).toEqual(ids.filter((id) => id !== unlucky));
    expect(queue).toHaveLength(1);
    down.clear();
    await settle();
    expect(heard.slice(599)).toEqual([unlucky]);
  });

  it('a chunk that was told is not told once more when its message comes twice', async () => {
    const { heard, run, queue, settle } = scene(400);
    await run(event);
    const [second] = queue;
    await settle();
    if (second) await run(second);
    expect([second?.type, heard.length]).toEqual(['room.continued', 400]);
  });

  it('a first chunk that comes again hands the rest on no second time', async () => {
    const { ids, heard, run, settle } = scene(400);
    await run(event);
    await settle();
    expect(heard).toEqual(ids);
    await run(event);
    await settle();
    expect(heard.slice(400)).toEqual(ids.slice(0, 250));
  });

  it('a chunk whose run was cut short ends where it ended then, whoever joined and left meanwhile', async () => {
    const { ids, heard, table, run, put, settle, queue } = scene(700);
    await run(event);
    const [second] = queue.splice(0);
    if (!second) throw new Error('Nothing was handed on');
    // It hands on, tells, and ends before it could note that.
    expect(await run(second, endsAfter(1, table))).toBe(false);
    heard.length = 0;
    const joined = socketIds(20).map((id) => `socket-0300-${id}`);
    put(joined.map((id) => member(room, id)));
    const gone = ids.slice(310, 320);
    for (const id of gone) await table.write([removal(id)]);
    expect(await run(second)).toBe(true);
    await settle();
    const there = [...ids.slice(250), ...joined].filter((id) => !gone.includes(id));
    expect(heard.toSorted()).toEqual(there.toSorted());
  });

  it('whoever joins behind what was told hears of it, whoever left does not, nor the last of a chunk being gone', async () => {
    const { ids, heard, table, run, put, settle } = scene(400);
    await run(event);
    put([member(room, 'socket-0249-late'), member(room, 'socket-0000-late')]);
    for (const id of [ids[249] ?? '', ids[399] ?? '']) await table.write([removal(id)]);
    await settle();
    expect(heard.slice(250)).toEqual(['socket-0249-late', ...ids.slice(250, 399)]);
  });

  it('goes on behind rows that say nothing, however many they are', async () => {
    const { ids, heard, run, put, settle } = scene(800);
    put(ids.slice(200, 700).map((id) => ({ ...member(room, id), connectionId: undefined })));
    await run(event);
    await settle();
    expect(heard).toEqual([...ids.slice(0, 200), ...ids.slice(700)]);
  });

  it('keeps what is to be told for a day, and what is gone then is told to nobody', async () => {
    const { run, chunks, table, queue, heard } = scene(251);
    await run(event);
    expect(chunks()).toMatchObject([{ expiresAt: Math.floor(now().getTime() / 1000) + 86_400 }]);

    await table.write([remove(liveKeys.chunk(room, event.id, 2))]);
    const [second] = queue;
    expect(second && (await run(second))).toBe(true);
    expect(heard).toHaveLength(250);
  });
});

describe('a room that is told at once', () => {
  it('keeps no row of it', async () => {
    const { run, chunks, heard } = scene(250);
    expect(await run(event)).toBe(true);
    expect([heard.length, chunks()]).toEqual([250, []]);
  });

  it('tells those who were not reached again, as long as they stand there, and the others once', async () => {
    const { ids, heard, down, table, run, round, settle, queue } = scene(240);
    const unlucky = ids.slice(20, 225);
    for (const id of unlucky) down.add(id);
    expect(await run(event)).toBe(true);
    await round();
    expect(queue).toHaveLength(1);
    for (const id of unlucky.slice(3)) down.delete(id);
    await round();
    expect(queue).toHaveLength(1);
    down.clear();
    await table.write([removal(unlucky[0] ?? '')]);
    await settle();
    expect(heard.toSorted()).toEqual(ids.filter((id) => id !== unlucky[0]));
  });

  it('begins anew with those whom a repeat did not reach', async () => {
    const { ids, heard, down, run, settle } = scene(2);
    down.add(ids[0] ?? '');
    await run(event);
    down.clear();
    await settle();
    down.add(ids[1] ?? '');
    await run(event);
    down.clear();
    await settle();
    expect(heard).toEqual([ids[1], ids[0], ids[0], ids[1]]);
  });

  it('forgets who is gone', async () => {
    const { ids, heard, gone, put, run, rows } = scene(2);
    const [here = '', left = ''] = ids;
    const connectedAt = new Date(now().getTime() - 60_000).toISOString();
    for (const connectionId of ids)
      put([
        {
          ...liveKeys.connection(connectionId),
          connectionId,
          userId: 'lan',
          role: 'user',
          rooms: [room],
          connectedAt,
        },
      ]);
    gone.add(left);
    expect(await run(event)).toBe(true);
    expect(heard).toEqual([here]);
    const standing = rows().flatMap(({ connectionId }) => connectionId ?? []);
    expect(standing).toEqual([here, here]);
  });

  it('holds up no other room', async () => {
    const line = aLine();
    const changed = { type: 'return.changed', id: 'e2', returnId: 'r', orderId: 'o', userId: 'lan' } as const;
    line.put([member(orderRoom('o').name, 'buyer'), member(room, 'own')]);
    line.down.add('own');
    expect(await line.run(changed)).toBe(true);
    expect(line.heard).toEqual(['buyer']);
    line.down.clear();
    await line.settle();
    expect(line.heard).toEqual(['buyer', 'own']);
  });
});
