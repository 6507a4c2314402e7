import type { QueryOf } from '#shared/contract/route.ts';
import { searchIdentities as contract } from '#shared/identity/staff-identity.contract.ts';
import { atLeast, atMost, equals, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { identitiesView } from './identities-view.ts';

const filters = {
  searchTerm: search(),
  state: equals('state'),
  submission: equals('submission'),
  submittedFrom: atLeast('submittedAt'),
  submittedTo: atMost('submittedAt'),
};

export const identityListing = listQuery(identitiesView, contract, filters, { own: ['sent'] });

export const searchIdentities = (query: QueryOf<typeof contract>) =>
  listOf(identityListing, query, { sent: 'yes' });

/** Number of waiting submissions up to a moment; these are decided first. */
export async function countAhead(submittedAt: string): Promise<number> {
  const tallies = await identitiesView.rows().tally({
    by: ['state'],
    where: [
      { column: 'state', is: 'submitted' },
      { column: 'submittedAt', atMost: submittedAt },
    ],
  });
  return tallies[0]?.count ?? 0;
}
