import { expect, it } from 'vitest';
import { userSearch } from '#web/back-office/users/rules/user-search.ts';

it('reads the member list’s address', () => {
  expect(userSearch.read({ searchTerm: ' nhung ', status: 'active', page: 2, limit: 50 })).toEqual({
    searchTerm: 'nhung',
    status: 'active',
    page: 2,
    limit: 50,
  });
  expect(userSearch.read({ searchTerm: 912, status: 'x', page: 0, limit: 3 })).toEqual({ searchTerm: '912' });
});
