import { expect } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { usualRewardRule } from '#shared/referrals/reward-rule.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { MemberCounts, noCounts } from '#functions/domain/accounts/member-counts.ts';
import { formerMemberName } from '#functions/domain/leaving/empty-account.ts';
import { seededNetwork } from '#functions/domain/referrals/network/count-network.ts';
import { belongs, pathOf } from '#functions/domain/referrals/network/lineage.ts';
import type { Reward, StoredLine } from '#functions/domain/referrals/rewards/reward-record.ts';
import type { DepartureDoings } from './departure-doings.ts';
import { product } from './departure-doings.ts';
import type { DepartureScene } from './departure-scene.ts';

type Row = Record<string, unknown>;

const ofKind = <T>(rows: Row[], kind: string): T[] =>
  // Rows of one kind have the shape they were written with.
  rows.filter(({ entity }) => entity === kind) as unknown as T[];

const profilesIn = (rows: Row[]): Profile[] => ofKind<Profile>(rows, 'user');

/** Rows whose names are on their way to whom they are of, and what ended lately: both go by themselves. */
const passing = new Set(['mail']);

export const hasLeft = (rows: Row[], id: string): boolean =>
  rows.some(({ pk, sk }) => pk === 'LEFT' && sk === id);

/** What stands of somebody: all of it while they are here, nothing that says who it was once they are not. */
function checkPerson(rows: Row[], { who: { leaver } }: DepartureScene): void {
  const profile = profilesIn(rows).find(({ id }) => id === leaver.id);
  if (!hasLeft(rows, leaver.id)) {
    expect(profile).toMatchObject({ fullName: leaver.fullName, email: leaver.email, dob: leaver.dob });
    return;
  }
  expect(profile).toMatchObject({
    fullName: formerMemberName,
    email: '',
    phoneNumber: '',
    status: 'inactive',
    role: 'user',
    bio: null,
    dob: null,
    verificationDate: null,
  });
  const theirs = ['IDENTITY', 'INVOICE-PROFILES', 'FOLLOWS', 'RELATIONS', 'NOTIFICATIONS', 'SIGNIN'].map(
    (name) => `${name}#${leaver.id}`,
  );
  const left = rows.filter(
    ({ pk, entity }) => theirs.includes(String(pk)) && !String(entity).endsWith('-gone'),
  );
  expect(left).toEqual([]);
  const names = [leaver.fullName, leaver.email, leaver.phoneNumber, 'Ra Đi', '1992-03-14'];
  const naming = rows.filter(
    (row) => !passing.has(String(row['entity'])) && names.some((name) => JSON.stringify(row).includes(name)),
  );
  expect(naming).toEqual([]);
}

/** Who follows and keeps away whom, counted anew. */
function checkTies(rows: Row[], { who }: DepartureScene): void {
  type Tie = { followerId: string; followedId: string };
  const ties = ofKind<Tie>(rows, 'follow');
  const blocks = ofKind<{ ownerId: string }>(rows, 'block');
  for (const { id } of [who.leaver, who.bystander]) {
    const counts = MemberCounts.parse(
      rows.find(({ pk, sk }) => pk === accountKeys.counts(id).pk && sk === 'COUNTS') ?? noCounts,
    );
    expect([counts.following, counts.followers]).toEqual([
      ties.filter(({ followerId }) => followerId === id).length,
      ties.filter(({ followedId }) => followedId === id).length,
    ]);
    if (!hasLeft(rows, id)) expect(counts.blocks).toBe(blocks.filter(({ ownerId }) => ownerId === id).length);
  }
}

const networkIn = (rows: Row[]) =>
  rows
    .filter(({ entity, total }) => entity === 'network-counts' && total !== 0)
    .map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== 0)))
    .toSorted((a, b) => String(a['pk']).localeCompare(String(b['pk'])));

/** Everybody stands below whoever brought them, gone or not, and all figures of it agree. */
function checkNetwork(rows: Row[], { who }: DepartureScene): void {
  const people = profilesIn(rows);
  for (const one of people) {
    const above = people.find(({ id }) => id === one.referrerId);
    expect([one.fullName, one.lineage]).toEqual([one.fullName, above ? pathOf(above) : '']);
  }
  expect(networkIn(rows)).toEqual(networkIn(seededNetwork(people)));
  for (const { id, referenceId } of [who.referrer, who.leaver]) {
    const direct = people.filter((one) => one.referrerId === id && belongs(one)).length;
    const counts = rows.find(({ pk, sk }) => pk === accountKeys.counts(id).pk && sk === 'COUNTS');
    const network = rows.find(({ pk }) => pk === `NETWORK#${referenceId}`);
    expect([counts?.['referrals'] ?? 0, network?.['level_1'] ?? 0]).toEqual([direct, direct]);
  }
}

/** The ledgers, worked out of the orders alone. */
function checkRewards(rows: Row[], { who, leftBehind }: DepartureScene, { bought }: DepartureDoings): void {
  expect(leftBehind).toEqual([]);
  const heads = ofKind<Reward>(rows, 'order-reward');
  const lines = ofKind<StoredLine>(rows, 'reward');
  for (const { id } of [who.referrer, who.leaver]) {
    const own = heads.filter(({ referrerId }) => referrerId === id);
    const sums = ofKind<Record<'usable' | 'waiting' | 'held', number> & { pk: string }>(
      rows,
      'reward-sums',
    ).find(({ pk }) => pk === `REWARDS-OF#${id}`);
    const total = own.reduce((sum, { amount }) => sum + amount, 0);
    expect((sums?.usable ?? 0) + (sums?.waiting ?? 0) + (sums?.held ?? 0)).toBe(total);
    expect(
      lines.filter(({ referrerId }) => referrerId === id).reduce((sum, { amount }) => sum + amount, 0),
    ).toBe(total);
  }
  for (const [orderId, { buyer, pieces, back }] of bought) {
    const head = heads.find((one) => one.id === orderId);
    const worth = Math.floor(
      ((pieces - back) * product.card.total * usualRewardRule.shareBasisPoints) / 10_000,
    );
    // Whoever brought the one who leaves loses nothing by it.
    if (buyer === 'leaver') expect([head?.state === 'void', head?.amount]).toEqual([false, worth]);
    else if (head) expect(head.amount).toBe(head.state === 'void' ? 0 : worth);
  }
}

/** Once nothing is under way any more. */
export function checkAtRest(scene: DepartureScene, doings: DepartureDoings): void {
  const rows = scene.rows();
  checkPerson(rows, scene);
  checkTies(rows, scene);
  checkNetwork(rows, scene);
  checkRewards(rows, scene, doings);
}

/** Nothing that staff decide reaches whoever left. */
export async function checkRefused(scene: DepartureScene, { byStaff }: DepartureDoings): Promise<void> {
  const { table, who } = scene;
  const stored = () => profileRecord.find(table, { id: who.leaver.id });
  const before = await stored();
  for (const [name, decide] of Object.entries(byStaff)) {
    const outcome = await decide().then(
      () => 'done',
      (error: unknown) => (error instanceof AppError ? 'refused' : error),
    );
    // Said of a member that they are one, it is so.
    expect([name, outcome]).toEqual([name, name === 'demote' ? 'done' : 'refused']);
  }
  expect(await stored()).toEqual(before);
}
