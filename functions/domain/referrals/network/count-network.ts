import * as z from 'zod';
import { maxLevels } from '#shared/referrals/referral-choices.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Item, put, type Operation, upsert } from '#functions/platform/table/table-operations.ts';
import { belongs, codesOf } from './lineage.ts';
import { networkKeys } from './network-keys.ts';

const dayMilliseconds = 86_400_000;

/** Monday of a day's week. */
export function weekOf(moment: string): string {
  const day = new Date(`${dayInVietnam(Date.parse(moment))}T00:00:00.000Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * dayMilliseconds).toISOString().slice(0, 10);
}

/** Position in which a member is counted: lineage, week of joining and status. */
const Place = z.object({ lineage: z.string(), week: z.string(), status: z.string().default('') });
type Place = z.infer<typeof Place>;

const nowhere: Place = { lineage: '', week: '', status: '' };

/** Attribute names of the counters. Dashes are left out, since attribute names must not contain them. */
export const sumNames = {
  level: (level: number): string => `level_${level}`,
  week: (half: 'direct' | 'indirect', monday: string): string => `${half}_${monday.replaceAll('-', '')}`,
  status: (status: string): string => `status_${status}`,
};

const placeOf = (profile: Profile): Place =>
  belongs(profile) && profile.emailVerifiedAt !== null
    ? { lineage: profile.lineage, week: weekOf(profile.emailVerifiedAt), status: profile.status }
    : nowhere;

type Sums = Record<string, number>;

/** Counters a member in this position adds to each referrer above. */
function sumsOf({ lineage, week, status }: Place): Map<string, Sums> {
  const above = codesOf(lineage).toReversed().slice(0, maxLevels);
  return new Map(
    above.map((code, at) => [
      code,
      {
        total: 1,
        [sumNames.level(at + 1)]: 1,
        [sumNames.week(at === 0 ? 'direct' : 'indirect', week)]: 1,
        [sumNames.status(status)]: 1,
      },
    ]),
  );
}

/** Counter changes for each referrer above when a member moves from one position to another. */
export function movedSums(before: Place, after: Place): Map<string, Sums> {
  const sums = sumsOf(after);
  for (const [code, gone] of sumsOf(before)) {
    const come = { ...sums.get(code) };
    for (const [name, count] of Object.entries(gone)) come[name] = (come[name] ?? 0) - count;
    sums.set(code, Object.fromEntries(Object.entries(come).filter(([, count]) => count !== 0)));
  }
  return new Map([...sums].filter(([, change]) => Object.keys(change).length > 0));
}

const placeItem = (userId: string, place: Place): Item => ({
  ...networkKeys.place(userId),
  entity: 'network-place',
  ...place,
});

const isSame = (one: Place, other: Place): boolean =>
  one.lineage === other.lineage &&
  (one.lineage === '' || (one.week === other.week && one.status === other.status));

const moved = 'place-moved';

/** All operations that count a member in a new position; one item for each referrer above. */
function writesFor(userId: string, before: Place | undefined, after: Place): Operation<typeof moved>[] {
  const kept = put(placeItem(userId, after), {
    when: before
      ? { lineage: before.lineage, week: before.week, status: before.status }
      : { pk: { missing: true } },
    refusal: moved,
  });
  const counted = [...movedSums(before ?? nowhere, after)].map(([code, add]) =>
    upsert(networkKeys.counts(code), { add, set: { entity: 'network-counts' } }),
  );
  return [kept, ...counted];
}

/** Counts a member in the networks of all referrers above. Repeated messages count once. */
export const countMember = (context: Context, userId: string): Promise<void> =>
  retry(async () => {
    const { table } = context;
    const [profile, before] = await Promise.all([
      findProfile(context, userId),
      table.get(networkKeys.place(userId), Place),
    ]);
    const after = profile ? placeOf(profile) : (before ?? nowhere);
    if (isSame(before ?? nowhere, after)) return;
    const refusal = await table.write(writesFor(userId, before, after));
    return refusal && retryOn(refusal);
  });

/** Network counters as if each profile had been counted once, for seed data written as a whole. */
export function seededNetwork(profiles: readonly Profile[]): Item[] {
  const counts = new Map<string, Sums>();
  const placed = profiles.filter(belongs).map((profile) => ({ id: profile.id, place: placeOf(profile) }));
  for (const { place } of placed)
    for (const [code, add] of sumsOf(place)) {
      const sums = counts.get(code) ?? {};
      for (const [name, count] of Object.entries(add)) sums[name] = (sums[name] ?? 0) + count;
      counts.set(code, sums);
    }
  return [
    ...placed.map(({ id, place }) => placeItem(id, place)),
    ...[...counts].map(([code, sums]) => ({
      ...networkKeys.counts(code),
      entity: 'network-counts',
      ...sums,
    })),
  ];
}
