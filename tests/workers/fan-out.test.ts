import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod';
import type { LiveEvent } from '#shared/events/live-events.ts';
import { createTicket } from '#shared/live/live.contract.ts';
import { everybodyRoom, ownRoom } from '#shared/rooms/common-rooms.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { liveKeys } from '#functions/domain/live/live-keys.ts';
import { chunk } from '#functions/platform/chunk.ts';
import { put, update } from '#functions/platform/table/table-operations.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import type { Member } from '#tests/support/world.ts';

const world = aSharedWorld({ awake: ['push-live'] });
const Chunk = z.object({ left: z.array(z.string()) });

/** An open socket that keeps what it hears. */
async function aSocket(member: Member) {
  const { body } = await world.send(createTicket, { token: member.accessToken });
  const socket = new WebSocket(`${world.url.replace('http', 'ws')}/ws?ticket=${body.ticket}`);
  const heard: LiveEvent[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as LiveEvent));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return { socket, heard };
}

it('a large room is told by a message a chunk: whoever stands last in it hears once', async () => {
  const member = await world.aMember();
  const room = ownRoom(member.id).name;
  const { socket, heard } = await aSocket(member);
  // Browsers that are gone, which stand before any that is there.
  const gone = Array.from({ length: 520 }, (_, place) => `!gone-${String(place).padStart(4, '0')}`);
  const rows = gone.map((connectionId) => ({
    ...liveKeys.member(room, connectionId),
    entity: 'room-member',
    connectionId,
  }));
  for (const some of chunk(rows, 100)) await world.table.write(some.map((row) => put(row)));
  await world.table.write([update(accountKeys.profile(member.id), { set: { fullName: 'Trần Văn Đổi' } })]);
  await world.cloud.idle();
  expect(heard.map(({ type, sequence }) => [type, sequence])).toEqual([['account.changed', 1]]);
  const chunks = await world.table.getMany(
    [2, 3, 4].map((nth) => [liveKeys.chunk(room, heard[0]?.id ?? '', nth), Chunk] as const),
  );
  expect(chunks).toEqual([{ left: [] }, { left: [] }, undefined]);
  socket.close();
});

it('what everybody is to hear within ten seconds is one hint to each', async () => {
  const [mine, theirs] = [await aSocket(await world.aMember()), await aSocket(await world.aMember())];
  for (const id of ['vou_tet', 'vou_chosom'])
    await world.table.write([put({ pk: `VOUCHER#${id}`, sk: 'GONE', entity: 'voucher-gone', id })]);
  await world.cloud.idle();
  const hintsTo = ({ heard }: typeof mine) => heard.filter(({ type }) => type === 'voucher.changed');
  expect([...hintsTo(mine), ...hintsTo(theirs)]).toEqual([]);
  await world.cloud.clock.advance(11);
  await world.cloud.idle();
  for (const hints of [mine, theirs].map(hintsTo))
    expect(hints).toMatchObject([
      {
        room: everybodyRoom().name,
        voucherIds: expect.toSatisfy((ids: string[]) => ids.length === 2) as string[],
      },
    ]);
  mine.socket.close();
  theirs.socket.close();
});
