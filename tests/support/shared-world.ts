import { afterAll, beforeAll } from 'vitest';
import { aWorld, type Member, type World } from './world.ts';

/** For the top of a file: one world for all its tests, started before the first and closed after the last. */
export function aSharedWorld(given: Parameters<typeof aWorld>[0] = {}): World {
  // The object is filled in before anything reads it.
  const world = {} as World;
  beforeAll(async () => void Object.assign(world, await aWorld(given)));
  afterAll(() => world.close());
  return world;
}

/** Member of a file's world, shared by all its tests. */
export function aSharedMember(world: World, given: Parameters<World['aMember']>[0]): Member {
  const member = {} as Member;
  beforeAll(async () => void Object.assign(member, await world.aMember(given)));
  return member;
}
