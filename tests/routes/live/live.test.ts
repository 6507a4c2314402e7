import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { LiveEvent } from '#shared/events/live-events.ts';
import { createTicket, listRoomEvents } from '#shared/live/live.contract.ts';
import { subjectRoom } from '#shared/subjects/subject-room.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { broadcast } from '#functions/domain/live/broadcast.ts';
import { issueTicket } from '#functions/domain/live/connections.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { contextOf } from '#tests/support/context.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld({ awake: ['push-live'] });
});
afterAll(() => world.close());

const socketUrl = (ticket: string) => `${world.url.replace('http', 'ws')}/ws?ticket=${ticket}`;

async function aTicket(member: Member): Promise<string> {
  return (await world.send(createTicket, { token: member.accessToken })).body.ticket;
}

/** An open socket that keeps what it hears. */
const anOpenSocket = async (member: Member) => listenWith(await aTicket(member));

async function listenWith(ticket: string) {
  const socket = new WebSocket(socketUrl(ticket));
  const heard: { type: string }[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data: Buffer) => {
    heard.push(JSON.parse(data.toString()) as { type: string });
    for (const wake of waiting.splice(0)) wake();
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const hear = async <T>(type: string): Promise<T> => {
    for (;;) {
      const found = heard.find((message) => message.type === type);
      if (found) return found as T;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  return {
    socket,
    hear,
    heard: () => heard,
    say: (message: unknown) => socket.send(JSON.stringify(message)),
  };
}

const openingOf = (ticket: string) =>
  new Promise<string>((resolve) => {
    const socket = new WebSocket(socketUrl(ticket));
    socket.once('open', () => resolve('open')).once('error', () => resolve('refused'));
    socket.once('open', () => socket.close());
  });

const rename = (member: Member) =>
  world.table.write([update(accountKeys.profile(member.id), { set: { fullName: 'Trần Văn Đổi' } })]);

describe('the live socket', () => {
  it('opens with a ticket, once, within a minute', async () => {
    const ticket = await aTicket(await world.aMember());
    expect(await openingOf(ticket)).toBe('open');
    expect(await openingOf(ticket)).toBe('refused');
    expect(await openingOf('made-up')).toBe('refused');
    const late = await aTicket(await world.aMember());
    await world.cloud.clock.advance(61);
    expect(await openingOf(late)).toBe('refused');
  });

  it('tells a member that their account changed, and nobody else', async () => {
    const [member, other] = [await world.aMember(), await world.aMember()];
    const [mine, theirs] = [await anOpenSocket(member), await anOpenSocket(other)];
    await rename(member);
    const event = await mine.hear<LiveEvent>('account.changed');
    expect(event).toMatchObject({ room: `user-${member.id}`, sequence: 1 });
    theirs.say({ action: 'ping' });
    await theirs.hear('pong');
    mine.socket.close();
    theirs.socket.close();
  });

  it('a client that was away asks what it missed', async () => {
    const member = await world.aMember();
    await rename(member);
    await world.cloud.idle();
    const { body } = await world.send(listRoomEvents, {
      token: member.accessToken,
      params: { room: 'user' },
      query: { after: 0 },
    });
    expect([body.latest, body.data.map(({ type }) => type)]).toEqual([1, ['account.changed']]);
    const none = await world.send(listRoomEvents, {
      token: member.accessToken,
      params: { room: 'user' },
      query: { after: 1 },
    });
    expect(none.body).toMatchObject({ data: [], latest: 1 });
  });

  it('a client that has heard nothing yet is told what was said last, and how long ago', async () => {
    const member = await world.aMember();
    await rename(member);
    await world.cloud.idle();
    const ask = { token: member.accessToken, params: { room: 'user' } } as const;
    const { body } = await world.send(listRoomEvents, ask);
    expect([body.latest, body.data.map(({ sequence }) => sequence)]).toEqual([1, [1]]);
    expect(Date.parse(body.now)).toBeGreaterThanOrEqual(Date.parse(body.data[0]?.at ?? ''));
  });

  it('the staff room is for staff', async () => {
    const [member, admin] = [await world.aMember(), await world.aMember({ role: 'admin' })];
    const [inside, outside] = [await anOpenSocket(admin), await anOpenSocket(member)];
    inside.say({ action: 'join', room: 'admin' });
    outside.say({ action: 'join', room: 'admin' });
    expect(await inside.hear('joined')).toMatchObject({ success: true });
    expect(await outside.hear('joined')).toMatchObject({ success: false });
    outside.say({ nonsense: true });
    expect(await outside.hear('refused')).toMatchObject({ success: false });
    const refused = await world.send(listRoomEvents, {
      token: member.accessToken,
      params: { room: 'admin' },
    });
    expect(refused.status).toBe(403);
    inside.socket.close();
    outside.socket.close();
  });

  it('rooms are joined by who one is: what a client says of itself is held against its ticket', async () => {
    const [member, admin] = [await world.aMember(), await world.aMember({ role: 'admin' })];
    const [inside, outside] = [await anOpenSocket(admin), await anOpenSocket(member)];
    const join = async (from: typeof inside, message: object) => {
      const before = from.heard().length;
      from.say(message);
      await expect.poll(() => from.heard().length).toBeGreaterThan(before);
      return from.heard().at(-1);
    };
    const isIn = { type: 'joined', success: true, message: 'ok' };
    const isOut = { type: 'joined', success: false, message: 'not allowed' };
    const asUser = (userId: string) => ({ action: 'joinUserRoom', userId });
    const asAdmin = (userId: string, role: string) => ({ action: 'joinAdminRoom', userId, role });
    expect(await join(outside, asUser(member.id))).toMatchObject({ ...isIn, action: 'joinUserRoom' });
    expect(await join(outside, asUser(admin.id))).toMatchObject(isOut);
    expect(await join(outside, asAdmin(member.id, 'admin'))).toMatchObject(isOut);
    expect(await join(outside, asAdmin(member.id, 'user'))).toMatchObject(isOut);
    expect(await join(inside, asAdmin(admin.id, 'collaborator'))).toMatchObject(isOut);
    expect(await join(inside, asAdmin(admin.id, 'admin'))).toMatchObject({ ...isIn, room: 'admin' });
    expect(await join(inside, asAdmin(admin.id, 'nobody'))).toMatchObject({ type: 'refused' });
    inside.socket.close();
    outside.socket.close();
  });

  it('the room of content opens to nobody without a rule of its kind, and is left by whoever says so', async () => {
    const { socket, hear, heard, say } = await anOpenSocket(await world.aMember({ role: 'admin' }));
    const subject = { kind: 'moon', id: 'm1' };
    say({ action: 'joinSubject', subject });
    expect(await hear('joined')).toEqual({
      type: 'joined',
      action: 'joinSubject',
      room: 'subject#moon#m1',
      success: false,
      message: 'not allowed',
    });
    say({ action: 'leaveSubject', subject });
    expect(await hear('left')).toMatchObject({ room: 'subject#moon#m1', success: true });
    say({ action: 'joinSubject', subject: { kind: 'Moon', id: 'm1' } });
    expect(await hear('refused')).toMatchObject({ success: false });
    expect(heard()).toHaveLength(3);
    socket.close();
  });

  it('who stands in a room of content hears one hint a second, and none after leaving', async () => {
    const member = await world.aMember();
    const subject = { kind: 'news', id: `n-${member.id}` };
    const room = subjectRoom(subject);
    const context = contextOf(world.table, () => new Date(world.cloud.clock.now()));
    const visitor = { userId: member.id, role: 'user', room: room.name } as const;
    const inside = await listenWith(await issueTicket(context, visitor));
    const hints = () => inside.heard().filter((frame) => 'latest' in frame);
    for (const latest of ['01A', '01C', '01B'])
      await broadcast(context, room, { latest, counts: { comments: 3 } });
    await world.cloud.clock.advance(2);
    await world.cloud.idle();
    await expect.poll(hints).toMatchObject([{ room: room.name, latest: '01C', counts: { comments: 3 } }]);
    inside.say({ action: 'leaveSubject', subject });
    await inside.hear('left');
    await broadcast(context, room, { latest: '01D' });
    await world.cloud.clock.advance(2);
    await world.cloud.idle();
    expect(hints()).toHaveLength(1);
    inside.socket.close();
  });

  it('staff in their room hear that somebody waits for them, and members do not', async () => {
    const [member, packer] = [await world.aMember(), await world.aMember({ role: 'collaborator' })];
    const [inside, outside] = [await anOpenSocket(packer), await anOpenSocket(member)];
    inside.say({ action: 'join', room: 'admin' });
    await inside.hear('joined');
    await world.anAccount({ status: 'pending_admin' });
    expect(await inside.hear('waiting.changed')).toMatchObject({ list: 'approvals', room: 'admin' });
    await world.cloud.idle();
    expect(outside.heard()).toEqual([]);
    inside.socket.close();
    outside.socket.close();
  });
});
