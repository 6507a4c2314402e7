import { expect, it } from 'vitest';
import {
  endOtherSessions,
  endSessionThere,
  getMe,
  listSessions,
  login,
  refresh,
} from '#shared/accounts/index.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import { type Member, password } from '#tests/support/world.ts';

const world = aSharedWorld();

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

async function signIn({ email }: Pick<Member, 'email'>, userAgent: string) {
  const reply = await fetch(`${world.url}/api${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ username: email, password }),
  });
  return (await reply.json()) as Pick<Member, 'accessToken' | 'refreshToken'>;
}

const rows = async ({ accessToken: token }: Pick<Member, 'accessToken'>) =>
  (await world.send(listSessions, { token })).body.data;

it('shows each device in words, this one first, and what was last used before the rest', async () => {
  const account = await world.anAccount();
  const phone = await signIn(account, iphone);
  const desk = await signIn(account, chrome);
  expect(await rows(desk)).toMatchObject([
    { device: 'Chrome · Windows', isPhone: false, isThis: true, network: '127.0.x.x' },
    { device: 'Safari · iPhone', isPhone: true, isThis: false },
  ]);
  const [, before] = await rows(desk);
  await world.cloud.clock.advance(60);
  await world.send(refresh, { body: { refreshToken: phone.refreshToken } });
  const [, after] = await rows(desk);
  expect(Date.parse(after?.usedAt ?? '') - Date.parse(before?.usedAt ?? '')).toBeGreaterThan(50_000);
});

it('signs one out there: gone from the list, refused at the next look; another’s is not there', async () => {
  const account = await world.anAccount();
  const [here, there, stranger] = [
    await signIn(account, chrome),
    await signIn(account, iphone),
    await world.aMember(),
  ];
  const theirs = (await rows(here)).find(({ isThis }) => !isThis)?.id ?? '';
  const end = (token: string) => world.send(endSessionThere, { token, params: { id: theirs } });
  expect((await end(stranger.accessToken)).failure.code).toBe('SESSION_NOT_FOUND');
  expect((await end(here.accessToken)).status).toBe(200);
  expect((await end(here.accessToken)).failure.code).toBe('SESSION_NOT_FOUND');
  expect(await rows(here)).toHaveLength(1);
  await expect.poll(async () => (await world.send(getMe, { token: there.accessToken })).status).toBe(401);
});

it('signs out everywhere else: this one goes on', async () => {
  const account = await world.anAccount();
  const [here, one, two] = [
    await signIn(account, chrome),
    await signIn(account, iphone),
    await signIn(account, 'curl/8'),
  ];
  expect((await rows(here)).map(({ device }) => device)).toContain(null);
  expect((await world.send(endOtherSessions, { token: here.accessToken })).status).toBe(200);
  expect(await rows(here)).toMatchObject([{ isThis: true }]);
  const renewed = await Promise.all(
    [here, one, two].map(({ refreshToken }) => world.send(refresh, { body: { refreshToken } })),
  );
  expect(renewed.map(({ status }) => status)).toEqual([200, 401, 401]);
});
