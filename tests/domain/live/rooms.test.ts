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
