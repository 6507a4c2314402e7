import { Referrer } from '#shared/accounts/user.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import type {
  Branch,
  getBranches as branchesContract,
  getNetwork as contract,
  NetworkFigures,
} from '#shared/referrals/network.contract.ts';
import { maxLevels } from '#shared/referrals/referral-choices.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { listDirectReferrals, showByCodes } from '#functions/domain/accounts/direct-referrals.ts';
import { findProfile, getProfile } from '#functions/domain/accounts/find-account.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { sumNames, weekOf } from './count-network.ts';
import { belongs, codesOf } from './lineage.ts';
import { type Looker, requireInNetwork } from './network-access.ts';
import { mayName } from './name-referrer.ts';
import { countOf, Counts, findCounts } from './network-counts.ts';
import { networkKeys } from './network-keys.ts';

const weeksShown = 12;
const weekMilliseconds = 7 * 86_400_000;

function levelsOf(counts: Counts | undefined): number[] {
  const levels = Array.from({ length: maxLevels }, (_, at) => countOf(counts, sumNames.level(at + 1)));
  return levels.slice(0, levels.findLastIndex((count) => count > 0) + 1);
}

/** Figures of a network by level and by week of joining. */
export function figuresOf(counts: Counts | undefined, now: Date): NetworkFigures {
  const total = countOf(counts, 'total');
  const direct = countOf(counts, sumNames.level(1));
  const monday = Date.parse(weekOf(now.toISOString()));
  const weeks = Array.from({ length: weeksShown }, (_, at) => {
    const start = new Date(monday - (weeksShown - 1 - at) * weekMilliseconds);
    const from = start.toISOString().slice(0, 10);
    const cameIn = (half: 'direct' | 'indirect') => countOf(counts, sumNames.week(half, from));
    return { from, direct: cameIn('direct'), indirect: cameIn('indirect') };
  });
  const last = weeks.at(-1);
  const thisWeek = (last?.direct ?? 0) + (last?.indirect ?? 0);
  return { total, direct, indirect: total - direct, thisWeek, levels: levelsOf(counts), weeks };
}

/** Figures of one's own network, read by primary key. */
export async function readNetwork(context: Context, userId: string): Promise<ReplyOf<typeof contract>> {
  const { table, now } = context;
  const profile = await getProfile(context, userId);
  const { referenceId, referrerId, referrerSaid: said, verificationDate, status } = profile;
  const [counts, referrer, mayNameReferrer] = await Promise.all([
    findCounts(table.recent, referenceId),
    referrerId ? findProfile(context, referrerId) : undefined,
    mayName(context, profile),
  ]);
  return {
    referenceId,
    isPaying: verificationDate !== null && status !== 'inactive',
    referrer: referrer ? { ...Referrer.parse(referrer), said } : null,
    mayNameReferrer,
    figures: figuresOf(counts, now()),
  };
}

/** Maximum number of branches of one root that are compared; with more, each is small. */
const maxBranches = 100;
const maxShown = 12;

/** Counters of several members in one request, in their order. */
async function countsOfAll({ table }: Context, people: readonly Profile[]): Promise<(Counts | undefined)[]> {
  return table.recent.getMany(
    people.map(({ referenceId }) => [networkKeys.counts(referenceId), Counts] as const),
  );
}

const branchOf = (profile: Profile, counts: Counts | undefined): Branch => ({
  ...Referrer.parse(profile),
  status: profile.status,
  total: countOf(counts, 'total'),
  direct: countOf(counts, sumNames.level(1)),
});

/** Referrers above a member up to the viewer; staff see all of them. */
async function aboveOf(context: Context, owner: Profile, from: string) {
  const codes = codesOf(owner.lineage);
  const people = await showByCodes(context, codes.slice(Math.max(0, codes.indexOf(from))));
  return people.map((profile) => Referrer.parse(profile));
}

/** A root with its largest branches: the chart shows at most a dozen of them. */
export async function readBranches(
  context: Context,
  asked: { id: string; actor: Looker },
): Promise<ReplyOf<typeof branchesContract>> {
  const { owner, looker } = await requireInNetwork(context, asked);
  const { items } = await listDirectReferrals(context, owner.id, {
    limit: maxBranches - 1,
    newestFirst: true,
  });
  const people = items.filter(belongs);
  const [[counts, ...theirs], above] = await Promise.all([
    countsOfAll(context, [owner, ...people]),
    owner.id === looker.id ? [] : aboveOf(context, owner, looker.referenceId),
  ]);
  const branches = people
    .map((profile, at) => branchOf(profile, theirs[at]))
    .toSorted((a, b) => b.total - a.total)
    .slice(0, maxShown);
  const root = branchOf(owner, counts);
  const inBranches = branches.reduce((sum, { total }) => sum + total + 1, 0);
  return {
    root,
    above,
    levels: levelsOf(counts),
    branches,
    // The counters may lag behind the members, so the differences must not become negative.
    others: {
      direct: Math.max(0, root.direct - branches.length),
      total: Math.max(0, root.total - inBranches),
    },
  };
}
