import { expect, it } from 'vitest';
import { peopleSearch } from '#web/back-office/people/rules/people-search.ts';

it('reads the member list’s address', () => {
  expect(peopleSearch.read({ searchTerm: ' nhung ', status: 'active', page: 2, limit: 50 })).toEqual({
    searchTerm: 'nhung',
    status: 'active',
    page: 2,
    limit: 50,
  });
  expect(peopleSearch.read({ searchTerm: 912, status: 'x', page: 0, limit: 3 })).toEqual({
    searchTerm: '912',
  });
});
