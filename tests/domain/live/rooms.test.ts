import { expect, it } from 'vitest';
import { liveKeys } from '#functions/domain/live/live-keys.ts';
import { say, whatWasSaid } from '#functions/domain/live/rooms.ts';
import { now } from '#functions/platform/clock.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const room = 'user#lan';
const toldOf = (id: string) => ({ room, message: { type: 'account.changed', id } }) as const;

it('a room says each thing once, under one number, however often it is told', async () => {
  const context = { table: memoryTable().table, now };
  const first = await say(context, toldOf('event-1'));
  expect(await say(context, toldOf('event-1'))).toEqual(first);
  const second = await say(context, toldOf('event-2'));
  expect([first?.sequence, second?.sequence]).toEqual([1, 2]);
  const { data } = await whatWasSaid(context, { room, after: 0 });
  expect(data.map(({ id }) => id)).toEqual(['event-1', 'event-2']);
});

it('two things said at the same moment have numbers of their own', async () => {
  const { table } = memoryTable();
  const context = { table, now };
  const crossed = meanwhile(table, () => say(context, toldOf('event-1')));
  expect((await say({ table: crossed.table, now }, toldOf('event-2')))?.sequence).toBe(2);
  expect(crossed.happened()).toBe(true);
  const { data, latest } = await whatWasSaid(context, { room, after: 0 });
  expect([data.map(({ id }) => id), latest]).toEqual([['event-1', 'event-2'], 2]);
  expect((await say(context, toldOf('event-3')))?.sequence).toBe(3);
});

it('what the version before said, without keeping its number, is not said anew', async () => {
  const { table, put } = memoryTable();
  put([{ ...liveKeys.seen(room, 'event-1'), entity: 'seen' }]);
  expect(await say({ table, now }, toldOf('event-1'))).toBeUndefined();
});

it('whoever asks without a number hears the last twenty things in their order, and who names one all since', async () => {
  const context = { table: memoryTable().table, now };
  expect(await whatWasSaid(context, { room, after: undefined })).toMatchObject({ data: [], latest: 0 });
  expect(await whatWasSaid(context, { room, after: 7 })).toMatchObject({ data: [], latest: 7 });
  for (let nth = 1; nth <= 21; nth += 1) await say(context, toldOf(`event-${nth}`));
  const lately = await whatWasSaid(context, { room, after: undefined });
  expect(lately.data.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, at) => at + 2));
  expect(lately.latest).toBe(21);
  const since = await whatWasSaid(context, { room, after: 19 });
  expect([since.data.map(({ sequence }) => sequence), since.latest]).toEqual([[20, 21], 21]);
  expect((await whatWasSaid(context, { room, after: 0 })).data).toHaveLength(21);
  // Another room has numbers of its own.
  expect((await say(context, { ...toldOf('event-1'), room: 'user#minh' }))?.sequence).toBe(1);
});
