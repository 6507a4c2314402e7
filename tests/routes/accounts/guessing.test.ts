import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#shared/accounts/index.ts';
import { aWorld, freshEmail, password, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

describe('guessing a password', () => {
  it('429: the sixth wrong password from a network locks it out for a quarter of an hour, whatever is then typed', async () => {
    const { email: username } = await world.anAccount();
    for (let turn = 1; turn <= 5; turn += 1) {
      const { status, failure } = await world.send(login, { body: { username, password: 'sai mật khẩu' } });
      expect([status, failure.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    }
    const sixth = await world.send(login, { body: { username, password } });
    expect([sixth.status, sixth.failure.code]).toEqual([429, 'LOGIN_LOCKED']);
    expect(sixth.failure.retryAfter).toBeGreaterThan(890);
    await world.cloud.clock.advance(15 * 60 + 1);
    expect((await world.send(login, { body: { username, password } })).status).toBe(200);
  });

  it('counts guesses made in parallel', async () => {
    const { email: username } = await world.anAccount();
    const guesses = Array.from({ length: 12 }, () =>
      world.send(login, { body: { username, password: 'đoán' } }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(6);
    expect((await world.send(login, { body: { username, password } })).status).toBe(429);
  });

  it('answers a stranger exactly like a wrong password, lock included', async () => {
    const username = freshEmail();
    const answers = [];
    for (let turn = 1; turn <= 6; turn += 1)
      answers.push(await world.send(login, { body: { username, password: 'gì cũng được' } }));
    expect(answers.map(({ failure }) => failure.code)).toEqual([
      ...Array(5).fill('INVALID_CREDENTIALS'),
      'LOGIN_LOCKED',
    ]);
  });
});
