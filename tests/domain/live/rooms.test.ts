import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { liveKeys } from '#functions/domain/live/live-keys.ts';
import { publish, listEventsAfter } from '#functions/domain/live/rooms.ts';
import { now } from '#functions/platform/clock.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const room = 'user#lan';
const toldOf = (id: string) => ({ room, message: { type: 'account.changed', id } }) as const;

it('a room says each thing once, under one number, however often it is told', async () => {
  const context = { table: memoryTable().table, now };
  const first = await publish(context, toldOf('event-1'));
  expect(await publish(context, toldOf('event-1'))).toEqual(first);
  const second = await publish(context, toldOf('event-2'));
  expect([first?.sequence, second?.sequence]).toEqual([1, 2]);
  const { data } = await listEventsAfter(context, { room, after: 0 });
  expect(data.map(({ id }) => id)).toEqual(['event-1', 'event-2']);
});

it('two things said at the same moment have numbers of their own', async () => {
  const { table } = memoryTable();
  const context = { table, now };
  const crossed = meanwhile(table, () => publish(context, toldOf('event-1')));
  expect((await publish({ table: crossed.table, now }, toldOf('event-2')))?.sequence).toBe(2);
  expect(crossed.happened()).toBe(true);
  const { data, latest } = await listEventsAfter(context, { room, after: 0 });
  expect([data.map(({ id }) => id), latest]).toEqual([['event-1', 'event-2'], 2]);
  expect((await publish(context, toldOf('event-3')))?.sequence).toBe(3);
});

it('as many as speak at the same moment each get a number of their own', async () => {
  const { table } = memoryTable(turn);
  const ids = Array.from({ length: 30 }, (_, nth) => `event-${nth}`);
  const said = await Promise.all(ids.map((id) => publish({ table, now }, toldOf(id))));
  expect(said.map(({ sequence }) => sequence).toSorted((a, b) => a - b)).toEqual(
    ids.map((_, nth) => nth + 1),
  );
});

it('a message that reaches two at the same moment is said once', async () => {
  const { table, rows } = memoryTable();
  const crossed = meanwhile(table, () => publish({ table, now }, toldOf('event-1')));
  const said = await publish({ table: crossed.table, now }, toldOf('event-1'));
  expect([crossed.happened(), said.sequence]).toEqual([true, 1]);
  expect(rows().filter(({ entity }) => entity === 'room-event')).toHaveLength(1);
});

it('a message that comes again late keeps its number, with all that was said since', async () => {
  const context = { table: memoryTable().table, now };
  for (let nth = 1; nth <= 25; nth += 1) await publish(context, toldOf(`event-${nth}`));
  expect((await publish(context, toldOf('event-1'))).sequence).toBe(1);
  expect((await publish(context, toldOf('event-26'))).sequence).toBe(26);
});

it('what is said costs one write, which is how a repeat is known, and a second for every tenth number', async () => {
  const { table, rows } = memoryTable();
  let written = 0;
  const write: Table['write'] = (operations) => {
    written += operations.length;
    return table.write(operations);
  };
  for (const nth of [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10])
    await publish({ table: { ...table, write }, now }, toldOf(`event-${nth}`));
  expect(written).toBe(11);
  await publish({ table: { ...table, write }, now }, toldOf('event-11'));
  expect(written).toBe(13);
  expect(rows().filter(({ entity }) => entity === 'room')).toMatchObject([{ sequence: 20 }]);
});

describe('after a day of silence', () => {
  it.each([
    [0, 1],
    [10, 11],
    [41, 51],
  ])('a room that had set aside %i goes on behind all it may have said: %i', async (count, next) => {
    const { table, put } = memoryTable();
    put([{ ...liveKeys.room(room), entity: 'room', sequence: count }]);
    expect((await publish({ table, now }, toldOf('event-1'))).sequence).toBe(next);
  });

  it('what was set aside never becomes less, though the earlier of two comes to it later', async () => {
    const { table, put, rows } = memoryTable();
    put([{ ...liveKeys.room(room), entity: 'room', sequence: 30 }]);
    // Its own message was said under the first number, long before.
    const query = async () => ({ items: [], cursor: undefined });
    const get = async () => ({ sequence: 0 });
    await publish({ table: { ...table, query, get } as unknown as Table, now }, toldOf('event-1'));
    expect(rows().filter(({ entity }) => entity === 'room')).toMatchObject([{ sequence: 30 }]);
  });
});

it('whoever asks without a number hears the last twenty things in their order, and who names one all since', async () => {
  const context = { table: memoryTable().table, now };
  expect(await listEventsAfter(context, { room, after: undefined })).toMatchObject({ data: [], latest: 0 });
  expect(await listEventsAfter(context, { room, after: 7 })).toMatchObject({ data: [], latest: 7 });
  for (let nth = 1; nth <= 21; nth += 1) await publish(context, toldOf(`event-${nth}`));
  const lately = await listEventsAfter(context, { room, after: undefined });
  expect(lately.data.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, at) => at + 2));
  expect(lately.latest).toBe(21);
  const since = await listEventsAfter(context, { room, after: 19 });
  expect([since.data.map(({ sequence }) => sequence), since.latest]).toEqual([[20, 21], 21]);
  expect((await listEventsAfter(context, { room, after: 0 })).data).toHaveLength(21);
  // Another room has numbers of its own.
  expect((await publish(context, { ...toldOf('event-1'), room: 'user#minh' }))?.sequence).toBe(1);
});
