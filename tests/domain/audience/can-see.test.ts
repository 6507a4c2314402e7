import { expect, it } from 'vitest';
import {
  canSee,
  contentStatuses,
  type ContentStatus,
  type Reader,
  readerGroups,
} from '#shared/audience/can-see.ts';

const apart =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id);
const member: Reader = { userId: 'mai', role: 'user', isApart: apart() };
const author: Reader = { userId: 'lan', role: 'user', isApart: apart() };
const moderator: Reader = { userId: 'an', role: 'collaborator', isApart: apart('lan') };
const blocked: Reader = { userId: 'tu', role: 'user', isApart: apart('lan') };

const content = (status: ContentStatus, audience: (typeof readerGroups)[number] = 'public') => ({
  authorId: 'lan',
  status,
  audience,
});

it.each([
  ['published', ['guest', 'member', 'author', 'moderator']],
  ['archived', ['guest', 'member', 'author', 'moderator']],
  ['draft', ['author', 'moderator']],
  ['pending', ['author', 'moderator']],
  ['scheduled', ['author', 'moderator']],
  ['unpublished', ['author', 'moderator']],
  ['rejected', ['author', 'moderator']],
  ['removed', ['moderator']],
] as const)('content that is %s is seen by %s', (status, expected) => {
  const readers = { guest: undefined, member, author, moderator };
  const seeing = Object.entries(readers).filter(([, reader]) => canSee(reader, content(status)));
  expect(seeing.map(([name]) => name)).toEqual(expected);
  expect(contentStatuses).toContain(status);
});

it('content for members is hidden from guests, content for staff from members', () => {
  expect(readerGroups.map((group) => canSee(undefined, content('published', group)))).toEqual([
    true,
    false,
    false,
  ]);
  expect(readerGroups.map((group) => canSee(member, content('published', group)))).toEqual([
    true,
    true,
    false,
  ]);
  expect(readerGroups.map((group) => canSee(moderator, content('published', group)))).toEqual([
    true,
    true,
    true,
  ]);
});

it('a block hides content from a member, but not from a moderator', () => {
  expect(canSee(blocked, content('published'))).toBe(false);
  expect(canSee(blocked, { ...content('published'), authorId: null })).toBe(true);
  expect(canSee(moderator, content('published'))).toBe(true);
});
