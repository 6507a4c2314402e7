import { expect, it } from 'vitest';
import { connect, issueTicket } from '#functions/domain/live/connections.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

it('a ticket opens one socket, also when two come with it at once', async () => {
  const { table } = memoryTable();
  const ticket = await issueTicket(table, { userId: 'lan', role: 'user' });
  let isFirstIn = false;
  const crossed = meanwhile(table, async () => {
    isFirstIn = await connect(table, 'socket-1', ticket);
  });
  expect(await connect(crossed.table, 'socket-2', ticket)).toBe(false);
  expect([crossed.happened(), isFirstIn]).toEqual([true, true]);
});
