import { expect, it } from 'vitest';
import type { EventFor } from '#shared/events/registry.ts';
import { connect, issueTicket, join } from '#functions/domain/live/connections.ts';
import { pushLive } from '#functions/domain/live/push-live.ts';
import { ownRoom } from '#shared/rooms/common-rooms.ts';
import { listMembers } from '#functions/domain/live/rooms.ts';
import { now } from '#functions/platform/clock.ts';
import { revoke } from '#functions/platform/tokens/revocation-list.ts';
import { lookAgain } from '#tests/support/look-again.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const ended = (facts: object) => ({ type: 'session.ended', id: 'e', userId: 'lan', ...facts }) as const;

/** Lan with three sockets of two sessions, Mai with one. */
async function sockets(): Promise<{
  push: (event: EventFor<'live'>) => Promise<void>;
  closed: string[];
  heard: string[];
  inRoom: (room: string) => Promise<string[]>;
}> {
  const context = { now, ...memoryTable() };
  for (const [connectionId, userId, sessionId] of [
    ['phone', 'lan', 's1'],
    ['laptop', 'lan', 's2'],
    ['laptop-2', 'lan', 's2'],
    ['mai', 'mai', 's3'],
  ] as const) {
    const ticket = await issueTicket(context, { userId, role: 'admin', status: 'active', sessionId });
    await connect(context, { connectionId, ticket });
    await join(context, { connectionId, nameFor: async () => 'admin' });
  }
  const [closed, heard]: [string[], string[]] = [[], []];
  const post = async (id: string) => heard.push(id) > 0;
  const hangUp = async (id: string) => void closed.push(id);
  const inRoom = async (room: string) => {
    const { members } = await listMembers(context, room);
    return members.map(({ connectionId }) => connectionId);
  };
  return {
    push: (event) => pushLive({ ...context, post, hangUp, pause: async () => undefined }, event),
    closed,
    heard,
    inRoom,
  };
}

const cases: [what: string, event: EventFor<'live'>, gone: string[]][] = [
  ['one session', ended({ sessionId: 's2' }), ['laptop', 'laptop-2']],
  ['all of them', ended({}), ['laptop', 'laptop-2', 'phone']],
  ['all but one', ended({ except: 's1' }), ['laptop', 'laptop-2']],
  ['another’s', ended({ userId: 'mai', sessionId: 's2' }), []],
  [
    'a role that is no more',
    { type: 'standing.changed', id: 'e', userId: 'lan', role: 'user' } as const,
    ['laptop', 'laptop-2', 'phone'],
  ],
  ['a status', { type: 'standing.changed', id: 'e', userId: 'lan', role: 'admin' } as const, []],
];

it.each(cases)(
  'the end of %s closes its sockets in every room, once they heard why',
  async (_, event, gone) => {
    const { push, closed, heard, inRoom } = await sockets();
    await push(event);
    expect(closed.toSorted()).toEqual(gone);
    expect(heard).toEqual(expect.arrayContaining(gone));
    const left = ['laptop', 'laptop-2', 'mai', 'phone'].filter((id) => !gone.includes(id));
    expect((await inRoom('admin')).toSorted()).toEqual(left);
    expect((await inRoom(ownRoom('lan').name)).toSorted()).toEqual(left.filter((id) => id !== 'mai'));
  },
);

it('a ticket of a session that ended since opens nothing', async () => {
  const context = { now, ...memoryTable() };
  const visitor = { userId: 'hoa', role: 'user', status: 'active', sessionId: 'h1' } as const;
  const ticket = await issueTicket(context, visitor);
  await context.table.write([revoke({ what: 'session', userId: 'hoa', sessionId: 'h1' }, now())]);
  lookAgain();
  expect(await connect(context, { connectionId: 'h1', ticket })).toBe(false);
});
