import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { getMe, listUsers, refresh, signOut } from '#shared/accounts/index.ts';
import { createTicket } from '#shared/live/live.contract.ts';
import { listReviewsOfProduct } from '#shared/reviews/read-reviews.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { endOtherSessions } from '#functions/domain/accounts/sessions/own-sessions.ts';
import { revokeSessions } from '#functions/domain/accounts/sessions/revocations.ts';
import { startSession } from '#functions/domain/accounts/sessions/sessions.ts';
import { now } from '#functions/platform/clock.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import type { Member } from '#tests/support/world.ts';

const world = aSharedWorld({ awake: ['push-live'] });

const loadChunk = async ({ accessToken: token }: Pick<Member, 'accessToken'>): Promise<string> => {
  const { status, failure } = await world.send(getMe, { token, unrenewed: true });
  return status < 400 ? 'ok' : `${status} ${failure.code}`;
};

const elsewhere = (profile: Profile) =>
  startSession(
    { table: world.table, now },
    {
      profile,
      credentials: { sessionsFrom: profile.createdAt },
      userAgent: 'another',
      refusal: 'INVALID_CREDENTIALS',
    },
  );

/** As every change does, it says of which moment it is: a token of a later state knows better. */
async function become(profile: Profile, change: Partial<Profile>): Promise<Profile> {
  const { after, writes } = profileRecord.replace(profile, { ...change, updatedAt: now().toISOString() });
  expect(await world.table.write(writes)).toBeUndefined();
  return after;
}

const sessionOf = ({ refreshToken }: Pick<Member, 'refreshToken'>) => refreshToken.split('.')[1];

async function aSocket({ accessToken: token }: Pick<Member, 'accessToken'>) {
  const { body } = await world.send(createTicket, { token });
  const socket = new WebSocket(`${world.url.replace('http', 'ws')}/ws?ticket=${body.ticket}`);
  const heard: Record<string, unknown>[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as (typeof heard)[number]));
  const closed = new Promise<void>((resolve) => socket.once('close', resolve));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return { socket, heard, closed };
}

it('401 wherever this session was signed out: everywhere else goes on', async () => {
  const here = await world.aMember();
  const there = await elsewhere(here);
  expect([await loadChunk(here), await loadChunk(there)]).toEqual(['ok', 'ok']);
  await world.send(signOut, { body: { refreshToken: here.refreshToken } });
  await expect.poll(() => loadChunk(here)).toBe('401 SESSION_ENDED');
  expect(await loadChunk(there)).toBe('ok');
  // A guest may come without a token; one that is over is no good there either.
  const asGuest = await world.send(listReviewsOfProduct, {
    token: here.accessToken,
    params: { productId: newId() },
  });
  expect(asGuest.status).toBe(401);
});

it('signed out everywhere else, the one session that may goes on, renewed or not', async () => {
  const here = await world.aMember();
  const there = await elsewhere(here);
  await endOtherSessions({ table: world.table, now }, { userId: here.id, sessionId: sessionOf(here) ?? '' });
  await expect.poll(() => loadChunk(there)).toBe('401 SESSION_ENDED');
  const renewed = await world.send(refresh, { body: { refreshToken: here.refreshToken } });
  expect([await loadChunk(here), await loadChunk(renewed.body)]).toEqual(['ok', 'ok']);
  const gone = await world.send(refresh, { body: { refreshToken: there.refreshToken } });
  expect(gone.failure.code).toBe('REFRESH_TOKEN_INVALID');
});

it('signed out everywhere, then everywhere but in a new session: what came in between stays over', async () => {
  const first = await world.aMember();
  const at = now();
  await world.table.write(await revokeSessions(world, first.id, at));
  const second = await startSession(
    { table: world.table, now },
    {
      profile: first,
      credentials: { sessionsFrom: at.toISOString() },
      userAgent: 'another',
      refusal: 'INVALID_CREDENTIALS',
    },
  );
  await expect.poll(() => loadChunk(first)).toBe('401 SESSION_ENDED');
  expect(await loadChunk(second)).toBe('ok');
  await endOtherSessions(
    { table: world.table, now },
    { userId: first.id, sessionId: sessionOf(second) ?? '' },
  );
  await wait(600);
  expect([await loadChunk(first), await loadChunk(second)]).toEqual(['401 SESSION_ENDED', 'ok']);
});

it('410 once a role is another: renewed, the token says so, and goes on at once', async () => {
  const admin = await world.aMember({ role: 'admin' });
  await become(admin, { role: 'user' });
  await expect.poll(() => loadChunk(admin)).toBe('410 TOKEN_BEHIND');
  const { body } = await world.send(refresh, { body: { refreshToken: admin.refreshToken } });
  expect(await loadChunk(body)).toBe('ok');
  expect((await world.send(listUsers, { token: body.accessToken })).status).toBe(403);
});

it('410 after each step of a status, never for the token that knows of it', async () => {
  const member = await world.aMember({ status: 'kyc_submitted' });
  let { refreshToken } = member;
  let profile: Profile = member;
  for (const status of ['active', 'kyc_changing', 'active'] as const) {
    profile = await become(profile, { status });
    const { body } = await world.send(refresh, { body: { refreshToken } });
    ({ refreshToken } = body);
    expect(await loadChunk(body)).toBe('ok');
  }
  await expect.poll(() => loadChunk(member)).toBe('410 TOKEN_BEHIND');
});

it('locked: 410, then nothing to renew it with', async () => {
  const member = await world.aMember();
  await world.table.write([
    ...profileRecord.replace(member, { status: 'inactive' }).writes,
    ...(await revokeSessions(world, member.id, now())),
  ]);
  await expect.poll(() => loadChunk(member)).toBe('401 SESSION_ENDED');
  const { failure } = await world.send(refresh, { body: { refreshToken: member.refreshToken } });
  expect(failure.code).toBe('REFRESH_TOKEN_INVALID');
});

it('its socket hears why and is closed; those of others stay', async () => {
  const here = await world.aMember();
  const there = await elsewhere(here);
  const [mine, theirs] = [await aSocket(here), await aSocket(there)];
  await world.send(signOut, { body: { refreshToken: there.refreshToken } });
  await theirs.closed;
  expect(theirs.heard).toMatchObject([{ type: 'session.ended', sessionId: sessionOf(there) }]);
  expect(mine.socket.readyState).toBe(WebSocket.OPEN);
  await become(here, { role: 'collaborator' });
  await mine.closed;
  expect(mine.heard.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['session.ended', 'standing.changed']),
  );
});
