import { afterAll, beforeAll } from 'vitest';
import { aWorld, type Member, type World } from './world.ts';

/** For the top of a file: one world for all its tests, there before the first and gone after the last. */
export function aSharedWorld(given: Parameters<typeof aWorld>[0] = {}): World {
  // Filled before anything reads it.
  const world = {} as World;
  beforeAll(async () => void Object.assign(world, await aWorld(given)));
  afterAll(() => world.close());
  return world;
}

/** Somebody in a file's world whom all its tests know. */
export function aSharedMember(world: World, given: Parameters<World['aMember']>[0]): Member {
  const member = {} as Member;
  beforeAll(async () => void Object.assign(member, await world.aMember(given)));
  return member;
}
