import { Email, PhoneNumber } from '#shared/accounts/user.ts';
import type { QueryOf } from '#shared/contract/route.ts';
import { toPage } from '#shared/pages.ts';
import { childrenAtOnce, type ReferralType } from '#shared/referrals/referral-choices.ts';
import type {
  listReferralUsers as contract,
  openReferral as openContract,
  ReferralFacts,
  ReferralRow,
} from '#shared/referrals/referrals.contract.ts';
import { search } from '#functions/platform/views/list-filters.ts';
import type { Condition, ViewRows } from '#functions/platform/views/list-plan.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { newestRows } from '#functions/platform/views/newest-rows.ts';
import { sumNames } from './count-network.ts';
import { pathOf } from './lineage.ts';
import { type NetworkViewing, type Looker, requireInNetwork } from './network-access.ts';
import { countOf, type Counts, findCounts } from './network-counts.ts';
import { type StoredReferral, type ReferralColumn, referralsView } from './referrals-view.ts';
import { toReferral, withChildren } from './to-referral.ts';

type Rows = ViewRows<ReferralColumn, StoredReferral>;
type Where = Condition<ReferralColumn>[];
type Query = QueryOf<typeof contract>;

const newestFirst = { by: 'createdAt', descending: true } as const;

/** Bounds of a range query that covers all codes. */
const [first, last] = ['0', '~'];

function halfOf(type: ReferralType, look: NetworkViewing): Where {
  const path = pathOf(look.owner);
  if (type === 'direct') return [{ column: 'lineage', is: path }];
  const from = type === 'indirect' ? path + first : path;
  return [
    { column: 'lineage', atLeast: from },
    { column: 'lineage', atMost: path + last },
  ];
}

/** Search condition. Only staff find members by a whole address or number, others by name and code. */
function searched(term: string | undefined, { isStaff }: NetworkViewing): Where {
  const text = term?.trim().replace(/^@/, '') ?? '';
  if (text === '') return [];
  const email = Email.safeParse(text).data;
  if (email !== undefined) return [{ column: 'email', is: isStaff ? email : '' }];
  const phone = PhoneNumber.safeParse(text).data;
  if (phone !== undefined) return [{ column: 'phoneNumber', is: isStaff ? phone : '' }];
  return search()(text) as Where;
}

/** Number of members each of these referred, in one query for the page. */
async function countsOf(rows: Rows, people: readonly StoredReferral[]): Promise<Map<string, number>> {
  if (people.length === 0) return new Map();
  const among = people.map(({ id }) => id);
  const tallies = await rows.tally({ by: ['referrerId'], where: [{ column: 'referrerId', among }] });
  return new Map(tallies.map(({ referrerId, count }) => [String(referrerId), count]));
}

const childrenOf = (rows: Rows, id: string): Promise<StoredReferral[]> =>
  newestRows(rows, { by: 'createdAt', take: childrenAtOnce, where: [{ column: 'referrerId', is: id }] });

/** Rows as the viewer may see them. In the tree each also has the first of its own referrals. */
async function shown(
  rows: Rows,
  people: readonly StoredReferral[],
  { look, from, opened }: { look: NetworkViewing; from: number; opened: boolean },
): Promise<ReferralRow[]> {
  const counts = await countsOf(rows, people);
  const brought = await Promise.all(
    people.map(async ({ id }) => (opened && counts.has(id) ? childrenOf(rows, id) : [])),
  );
  const theirs = await countsOf(rows, brought.flat());
  const show = (kept: StoredReferral, counted: Map<string, number>, index: string): ReferralFacts =>
    toReferral(kept, look, { count: counted.get(kept.id) ?? 0, index });
  return people.map((kept, at) => {
    const index = String(from + at + 1);
    const below = (brought[at] ?? []).map((child, nth) => show(child, theirs, `${index}.${nth + 1}`));
    return withChildren(show(kept, counts, index), below);
  });
}

type ListQuery = Omit<Query, 'type'> & { type: ReferralType };

/** Tells whether the list is a tree: the whole network unfiltered, with each one's first referrals. */
const isTree = ({ type, searchTerm, status }: ListQuery): boolean =>
  type === 'all' && !searchTerm?.trim() && status === undefined;

/** Size below which counting the rows at request time is fast enough. */
const manyRows = 5000;
/** Limit of search results that are counted in a large network; nobody looks through more. */
const maxFound = 1000;

/** Size of a large network from the stored counters, because reading all rows takes longer. */
async function knownTotal(
  rows: Rows,
  {
    owner,
    counts,
    type,
    status,
  }: { owner: NetworkViewing['owner']; counts: Counts | undefined } & Pick<ListQuery, 'type' | 'status'>,
): Promise<number | undefined> {
  if (type === 'direct' || countOf(counts, 'total') < manyRows) return undefined;
  const all = countOf(counts, status === undefined ? 'total' : sumNames.status(status));
  if (type === 'all') return all;
  if (status === undefined) return all - countOf(counts, sumNames.level(1));
  const direct: Where = [
    { column: 'lineage', is: pathOf(owner) },
    { column: 'status', is: status },
  ];
  const [tally] = await rows.tally({ by: [], where: direct });
  return Math.max(0, all - (tally?.count ?? 0));
}

type Sources = { rows: Rows; counts: Counts | undefined };

/** Builds the list from given sources, so that benchmarks can use their own rows. */
export async function referralsFrom({ rows, counts }: Sources, look: NetworkViewing, query: ListQuery) {
  const opened = isTree(query);
  const type = opened ? 'direct' : query.type;
  const words = searched(query.searchTerm, look);
  const { page, limit, status } = query;
  const where: Where = [
    ...halfOf(type, look),
    ...(status === undefined ? [] : [{ column: 'status' as const, is: status }]),
    ...words,
  ];
  const skip = (page - 1) * limit;
  const sort = { by: query.sortBy, descending: query.sortOrder === 'desc' };
  const known =
    words.length === 0 ? await knownTotal(rows, { owner: look.owner, counts, type, status }) : undefined;
  const countedTo = words.length === 0 ? undefined : maxFound;
  const found = await rows.list({ where, sort, take: limit, skip, counted: true, known, countedTo });
  const data = await shown(rows, found.rows, { look, from: skip, opened });
  // The counters may lag behind a member who joined a moment ago.
  const total = Math.max(found.total, found.rows.length === 0 ? 0 : skip + found.rows.length);
  const { pageSize, ...paged } = toPage(data, total, { page, pageSize: limit });
  return { ...paged, limit: pageSize };
}

type NetworkQuestion<Q> = { id: string; actor: Looker; query: Q };

/** Members of a network as a list. */
export async function listReferrals(
  context: Context,
  { query, ...asked }: NetworkQuestion<Omit<Query, 'type'> & { type?: ReferralType | undefined }>,
) {
  const look = await requireInNetwork(context, asked);
  const counts = await findCounts(context.table.recent, look.owner.referenceId);
  return referralsFrom({ rows: referralsView.rows(), counts }, look, { ...query, type: query.type ?? 'all' });
}

export async function openedFrom(
  rows: Rows,
  look: NetworkViewing,
  { page, limit }: QueryOf<typeof openContract>,
) {
  const skip = (page - 1) * limit;
  const where: Where = [{ column: 'referrerId', is: look.owner.id }];
  const found = await rows.list({ where, sort: newestFirst, take: limit, skip, counted: true });
  const data = await shown(rows, found.rows, { look, from: skip, opened: true });
  return { data, page, hasNext: skip + data.length < found.total, total: found.total };
}

/** Members somebody referred, each with its first referrals, in one response. */
export async function openReferral(
  context: Context,
  { query, ...asked }: NetworkQuestion<QueryOf<typeof openContract>>,
) {
  const look = await requireInNetwork(context, asked);
  return openedFrom(referralsView.rows(), look, query);
}
