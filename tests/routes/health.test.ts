import { afterAll, beforeAll, expect, it } from 'vitest';
import { getHealth } from '#shared/operations/health.contract.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

it('200: says that all is well, without a session', async () => {
  const { status, body } = await world.send(getHealth);
  expect([status, body.status]).toEqual([200, 'ready']);
});
