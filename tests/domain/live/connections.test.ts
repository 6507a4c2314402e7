import { expect, it } from 'vitest';
import { connect, issueTicket, join } from '#functions/domain/live/connections.ts';
import { pushLive } from '#functions/domain/live/push-live.ts';
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

/** A socket that opened its door: the gateway carries nothing to it before it stands, nor once it is closed. */
async function aSocket() {
  const { table, rows } = memoryTable();
  const clock = { at: new Date('2026-01-01T00:00:00.000Z') };
  const context = { table, now: () => clock.at };
  const ticket = await issueTicket(context, { userId: 'lan', role: 'admin' });
  await connect(context, { connectionId: 'socket-1', ticket });
  const heard: unknown[] = [];
  const tell = (id: string, { isOpen }: { isOpen: boolean }) =>
    pushLive(
      {
        ...context,
        post: async (_, message) => isOpen && heard.push(message) > 0,
        hangUp: async () => undefined,
        pause: async () => undefined,
      },
      { type: 'account.changed', id, userId: 'lan' },
    );
  const later = (seconds: number) => (clock.at = new Date(clock.at.getTime() + seconds * 1000));
  const kept = () => rows().filter(({ connectionId }) => connectionId === 'socket-1');
  return { context, tell, later, heard, kept };
}

it('a socket that is told something while it opens hears of what comes after', async () => {
  const { tell, heard } = await aSocket();
  await tell('event-1', { isOpen: false });
  await tell('event-2', { isOpen: true });
  expect(heard).toMatchObject([{ id: 'event-2', sequence: 2 }]);
});

it('a socket that is gone is forgotten with all its rooms, whenever it joined them', async () => {
  const { context, tell, later, kept } = await aSocket();
  later(60);
  await join(context, { connectionId: 'socket-1', nameFor: async () => 'admin' });
  const ends = kept().map(({ expiresAt }) => expiresAt);
  expect([ends.length, new Set(ends).size]).toEqual([4, 1]);
  await tell('event-1', { isOpen: false });
  expect(kept()).toEqual([]);
});
