import { beforeAll, describe, expect, it } from 'vitest';
import { usersView } from '#functions/domain/accounts/listing/users-view.ts';
import { newChanges, withChanges } from '#functions/platform/table/changes.ts';
import { dropOldPlaces, placeOf } from '#functions/platform/views/postgres-places.ts';
import { openPostgresView } from '#functions/platform/views/postgres-view.ts';
import type { Sql } from '#functions/platform/views/sql.ts';
import { feedTable } from '../support/feed-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { testDatabase } from '../support/test-database.ts';

let sql: Sql;
beforeAll(async () => {
  sql = await testDatabase();
});

let version = 100;

/** Several functions with one shared copy of the members. */
async function functions(count: number, freshMilliseconds = 0) {
  const view = { ...usersView, version: (version += 1) };
  const feed = feedTable(view);
  const open = () => openPostgresView(view, { table: feed.table, sql, freshMilliseconds });
  const each = await Promise.all(Array.from({ length: count }, open));
  const total = async (one: (typeof each)[number]) => {
    const plan = { where: [], sort: { by: 'createdAt', descending: true }, take: 9, counted: true } as const;
    return (await one.ask.list(plan)).total;
  };
  return { view, place: placeOf(view), feed, each, open, total };
}

/** Asks as somebody who waits for an answer and knows of no change. */
const asking = <T>(ask: () => T): T => withChanges(newChanges(undefined, Date.now()), ask);

const knowing = <T>(id: string, ask: () => T): T => withChanges(newChanges(`users.0.${id}`, Date.now()), ask);

describe('one copy for all functions', () => {
  it('is made once, though all come at once, and read by one of them', async () => {
    const { feed, each, total } = await functions(6, 60_000);
    feed.write(aProfile({}));
    await Promise.all(each.map((one) => asking(() => one.refresh())));
    expect(await Promise.all(each.map(total))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(feed.asked).toHaveLength(1);
    expect(new Set(each.map(({ revision }) => revision))).toEqual(new Set([1]));
  });

  it('shows a change to whoever knows of it, whichever of them read it', async () => {
    const { feed, each, total } = await functions(2, 60_000);
    const [first, second] = each as [(typeof each)[0], (typeof each)[0]];
    await asking(() => first.refresh());
    await asking(() => second.refresh());
    const change = feed.write(aProfile({}));
    await knowing(change, () => first.refresh());
    await knowing(change, () => second.refresh());
    expect([await total(first), await total(second)]).toEqual([1, 1]);
    expect(feed.asked).toHaveLength(2);
  });

  it('is no older than told: what another read a while ago is read again', async () => {
    const { feed, each, place } = await functions(2, 500);
    const [first, second] = each as [(typeof each)[0], (typeof each)[0]];
    await asking(() => first.refresh());
    await sql.query('UPDATE views.places SET read_at = read_at - 501 WHERE place = ?', [place]);
    await asking(() => second.refresh());
    expect(feed.asked).toHaveLength(2);
  });

  it('is taken over from one that was frozen in the middle, whose page then changes nothing', async () => {
    const { feed, each, place, total } = await functions(2);
    const [frozen, other] = each as [(typeof each)[0], (typeof each)[0]];
    feed.write(aProfile({}));
    const release = feed.hold();
    const stuck = frozen.refresh();
    await expect.poll(() => feed.asked.length).toBe(1);
    await sql.query('UPDATE views.places SET lease_until = 0 WHERE place = ?', [place]);
    const going = other.refresh();
    await expect.poll(() => feed.asked.length).toBe(2);
    release();
    await Promise.all([stuck, going]);
    expect([await total(other), other.revision]).toEqual([1, 1]);
  });

  it('holds what holds what no database keeps', async () => {
    const { feed, each, total } = await functions(1);
    const [one] = each as [(typeof each)[0]];
    feed.write({ ...aProfile({}), fullName: 'Lan\0 \ud800' });
    await one.refresh();
    expect(await total(one)).toBe(1);
    const found = await one.ask.list({
      where: [{ words: ['lan\0'] }],
      sort: { by: 'createdAt', descending: true },
      take: 9,
      counted: true,
    });
    expect(found.rows).toHaveLength(found.total);
  });
});

describe('another version', () => {
  it('is built beside the old one, which goes a day after it was last read', async () => {
    const { view, place, feed, each, total } = await functions(1);
    feed.write(aProfile({}));
    await each[0]?.refresh();
    const next = { ...view, version: (version += 1) };
    const open = await openPostgresView(next, { table: feed.table, sql, freshMilliseconds: 0 });
    expect(await dropOldPlaces(sql, next)).toEqual([]);
    await sql.query('UPDATE views.places SET read_at = read_at - 86400001 WHERE view = ? AND version < ?', [
      view.name,
      next.version,
    ]);
    // Nobody has read the new one yet: the old one stays.
    expect(await dropOldPlaces(sql, next)).toEqual([]);
    await open.refresh();
    expect(await total(open)).toBe(1);
    expect(await dropOldPlaces(sql, next)).toContain(place);
    const left = await sql.query('SELECT 1 AS one FROM pg_tables WHERE schemaname = ?', [place]);
    expect(left).toEqual([]);
  });

  it('that slept for longer than removals are told of is built anew', async () => {
    const { view, place, feed, each, total } = await functions(1);
    feed.write(aProfile({}));
    await each[0]?.refresh();
    await sql.query('UPDATE views.places SET began_at = began_at - ?::float8 WHERE place = ?', [
      29 * 86_400_000 + 60_000,
      place,
    ]);
    // The member was removed meanwhile, and the tombstone in their place has gone as well.
    const now = feedTable(view);
    const open = await openPostgresView(view, { table: now.table, sql, freshMilliseconds: 0 });
    await open.refresh();
    expect(await total(open)).toBe(0);
  });
});
