import { expect, it } from 'vitest';
import { listPeople } from '#shared/people/people.contract.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

const peopleSearch = staffSearch(listPeople.list, { period: ['createdFrom', 'createdTo'] });

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
