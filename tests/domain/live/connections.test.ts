import { expect, it } from 'vitest';
import { connect, issueTicket } from '#functions/domain/live/connections.ts';
import { now } from '#functions/platform/clock.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

it('a ticket opens one socket, also when two come with it at once', async () => {
  const { table } = memoryTable();
  const ticket = await issueTicket({ table, now }, { userId: 'lan', role: 'user' });
  let isFirstIn = false;
  const crossed = meanwhile(table, async () => {
    isFirstIn = await connect({ table, now }, { connectionId: 'socket-1', ticket });
  });
  expect(await connect({ table: crossed.table, now }, { connectionId: 'socket-2', ticket })).toBe(false);
  expect([crossed.happened(), isFirstIn]).toEqual([true, true]);
});
