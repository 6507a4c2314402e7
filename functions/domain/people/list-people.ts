import {
  listApprovals,
  type listApprovals as awaitedContract,
  listPeople as contract,
} from '#shared/people/people.contract.ts';
import { waitingStatuses, type WaitingKind } from '#shared/people/approval-choices.ts';
import type { WaitingPerson } from '#shared/people/person.ts';
import { waitsSince } from '#shared/accounts/waits-since.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { phoneOwners } from '#functions/domain/accounts/phone-owners.ts';
import { usersView } from '#functions/domain/accounts/listing/users-view.ts';
import type { Context } from '#functions/platform/table/context.ts';
import {
  among,
  atLeast,
  atMost,
  equals,
  type Filter,
  search,
} from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { kindOf } from './approval-kinds.ts';
import { peopleKeys } from './people-keys.ts';
import { toPersonRows } from './person-rows.ts';
import { claimHolder, StoredClaim } from './review-claim.ts';

export const peopleList = listQuery(usersView, contract, {
  searchTerm: search(),
  status: among('status'),
  role: equals('role'),
  createdFrom: atLeast('createdAt'),
  createdTo: atMost('createdAt'),
});

export async function listPeople(
  context: Context,
  query: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const page = await listOf(peopleList, query);
  return { ...page, data: await toPersonRows(context, page.data) };
}

type Column = 'status' | 'isAsked' | 'wasRejected';
const letIn = { column: 'status', is: 'pending_admin' } as const;
const kinds: Record<WaitingKind, ReturnType<Filter<Column>>> = {
  papers: [{ column: 'status', is: 'kyc_submitted' }],
  asked: [letIn, { column: 'isAsked', is: 1 }],
  again: [letIn, { column: 'isAsked', is: 0 }, { column: 'wasRejected', is: 1 }],
  new: [letIn, { column: 'isAsked', is: 0 }, { column: 'wasRejected', is: 0 }],
};

const declared = listQuery(usersView, listApprovals, {
  searchTerm: search(),
  kind: (kind) => kinds[kind as WaitingKind],
});

/** Members who wait for an admin; nobody gets these statuses without a confirmed address. */
export const approvalList: typeof declared = {
  ...declared,
  plan(query, own) {
    const plan = declared.plan(query, own);
    return { ...plan, where: [...plan.where, { column: 'status', among: [...waitingStatuses] }] };
  },
};

/** Adds what staff need for a review, in one read per page. */
export async function toWaitingPeople(
  context: Context,
  rows: readonly ReplyOf<typeof contract>['data'][number][],
): Promise<WaitingPerson[]> {
  const { table, now } = context;
  const [owners, claims] = await Promise.all([
    phoneOwners(context, rows),
    table.getMany(rows.map(({ id }) => [peopleKeys.claim(id), StoredClaim] as const)),
  ]);
  return rows.map((row, place) => {
    const owner = owners[place];
    return {
      ...row,
      kind: kindOf(row),
      waitsSince: waitsSince(row),
      samePhone: owner ? { id: owner.id, fullName: owner.fullName, referenceId: owner.referenceId } : null,
      claim: claimHolder(claims[place], now()),
    };
  });
}

export async function searchWaitingPeople(
  context: Context,
  query: QueryOf<typeof awaitedContract>,
): Promise<ReplyOf<typeof awaitedContract>> {
  const page = await listOf(approvalList, query);
  return { ...page, data: await toWaitingPeople(context, await toPersonRows(context, page.data)) };
}
