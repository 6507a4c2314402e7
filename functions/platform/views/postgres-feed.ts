import * as z from 'zod';
import { now } from '../clock.ts';
import { changeMark } from '../table/change-id.ts';
import { type FeedState, type FeedStore, latestOfEach, sortOut } from './feed-reader.ts';
import { placeOf } from './postgres-places.ts';
import { asJson, type Sql } from './sql.ts';
import type { Change, ViewDefinition } from './view-feed.ts';

/** Lease time: if the reader stops midway, as a frozen function does, others wait no longer than this. */
const leaseMilliseconds = 10_000;

/** The database's clock decides about leases, because the clocks of functions differ. */
const clock = 'extract(epoch FROM clock_timestamp()) * 1000';

const State = z.object({
  marks: z.array(z.number()),
  looked_far_at: z.number(),
  revision: z.number(),
  read_at: z.number(),
  now: z.number(),
});

const state = `marks, looked_far_at, revision, read_at, (${clock})::float8 AS now`;

const WrittenRow = z.object({ id: z.string(), change_id: z.string() });
const HeldRow = z.object({ held: z.number() });

/** Thrown when another reader took over; it will bring the same changes. */
export class LeaseLostError extends Error {}

/**
 * Feed store of one shared copy, with its reading position in the database. The reader holds a lease that it
 * renews with every page. A connection-bound lock would stay with a function that was frozen.
 */
export function postgresFeed<T>(definition: ViewDefinition<T>, sql: Sql, reader: string) {
  const place = placeOf(definition);
  let last: z.output<typeof State> | undefined;

  function learn(rows: readonly unknown[]): boolean {
    if (rows.length === 0) return false;
    last = State.parse(rows[0]);
    return true;
  }

  const grow = (tx: Sql, by: number) =>
    tx.query('UPDATE views.places SET revision = revision + ? WHERE place = ?', [by, place]);

  async function writeFresh(tx: Sql, changes: readonly Change[]): Promise<number> {
    const ids = changes.map(({ id }) => id);
    const known = await tx.query(
      'SELECT id, change_id FROM views.written WHERE place = ? AND id = ANY(?::text[])',
      [place, ids],
    );
    const written = new Map(
      known.map((row) => WrittenRow.parse(row)).map(({ id, change_id }) => [id, change_id]),
    );
    const fresh = latestOfEach(changes).filter(({ id, changeId }) => written.get(id) !== changeId);
    if (fresh.length === 0) return 0;
    await definition.postgres.write(tx, place, sortOut(definition, fresh), now());
    const rows = asJson(
      fresh.map(({ id, changeId }) => ({ id, change_id: changeId, mark: changeMark(changeId) })),
    );
    const each = 'json_to_recordset(?::json) AS said (id text, change_id text, mark text)';
    await tx.query(
      `INSERT INTO views.written SELECT ?::text, id, change_id FROM ${each}
       ON CONFLICT (place, id) DO UPDATE SET change_id = excluded.change_id`,
      [place, rows],
    );
    await tx.query(
      `INSERT INTO views.last_changes SELECT ?::text, mark, max(change_id COLLATE "C") FROM ${each} GROUP BY mark
       ON CONFLICT (place, mark) DO UPDATE SET change_id = excluded.change_id`,
      [place, rows],
    );
    await grow(tx, fresh.length);
    return fresh.length;
  }

  /** Renews the lease; throws if another reader has taken over. */
  async function hold(tx: Sql): Promise<void> {
    const held = await tx.query(
      `UPDATE views.places SET lease_until = ${clock} + ${leaseMilliseconds}
       WHERE place = ? AND reader = ? RETURNING 1 AS held`,
      [place, reader],
    );
    if (held.length === 0) throw new LeaseLostError();
  }

  /** Handles one batch of time-dependent rows in a transaction of its own. */
  async function turnSome(at: Date): Promise<number> {
    if (!definition.postgres.turn) return 0;
    return sql.transaction(async (tx) => {
      const turned = (await definition.postgres.turn?.(tx, place, at)) ?? 0;
      if (turned === 0) return 0;
      await hold(tx);
      await grow(tx, turned);
      return turned;
    });
  }

  const store: FeedStore = {
    state: (): FeedState => ({ marks: last?.marks ?? [], lookedFarAt: last?.looked_far_at ?? 0 }),
    write: (changes, { shard, until }) =>
      sql.transaction(async (tx) => {
        // PostgreSQL arrays are one-based.
        const held = await tx.query(
          `UPDATE views.places
           SET lease_until = ${clock} + ${leaseMilliseconds}, marks[?::int] = greatest(marks[?::int], ?::float8)
           WHERE place = ? AND reader = ? RETURNING 1 AS held`,
          [shard + 1, shard + 1, until, place, reader],
        );
        if (held.length === 0) throw new LeaseLostError();
        return writeFresh(tx, changes);
      }),
    async turn(at) {
      let all = 0;
      for (let some = await turnSome(at); some > 0; some = await turnSome(at)) all += some;
      return all;
    },
    async finish({ marks, lookedFarAt }) {
      const rows = await sql.query(
        `UPDATE views.places SET marks = ?::float8[], looked_far_at = ?, read_at = began_at, reader = NULL
         WHERE place = ? AND reader = ? RETURNING ${state}`,
        [marks, lookedFarAt, place, reader],
      );
      if (!learn(rows)) throw new LeaseLostError();
    },
    async forget(oldest) {
      for (const table of ['views.written', 'views.last_changes'])
        await sql.query(`DELETE FROM ${table} WHERE place = ? AND change_id < ?`, [place, oldest]);
    },
    async holds(changeIds) {
      const awaited = asJson(changeIds.map((id) => ({ id, mark: changeMark(id) })));
      const [row] = await sql.query(
        `SELECT count(*)::float8 AS held FROM json_to_recordset(?::json) AS awaited (id text, mark text)
         JOIN views.last_changes USING (mark) WHERE place = ? AND (change_id = awaited.id
           OR left(change_id, 10) COLLATE "C" > left(awaited.id, 10))`,
        [awaited, place],
      );
      return HeldRow.parse(row).held === changeIds.length;
    },
  };

  return {
    ...store,
    get revision() {
      return last?.revision ?? 0;
    },
    /** Returns when the last complete reading began and the current time, both by the database's clock. */
    async look(): Promise<{ readAt: number; now: number }> {
      learn(await sql.query(`SELECT ${state} FROM views.places WHERE place = ?`, [place]));
      return { readAt: last?.read_at ?? 0, now: last?.now ?? 0 };
    },
    /** Tries to take the lease; returns whether this reader has it now. */
    take: async (): Promise<boolean> =>
      learn(
        await sql.query(
          `UPDATE views.places SET reader = ?, began_at = ${clock}, lease_until = ${clock} + ${leaseMilliseconds}
           WHERE place = ? AND (reader IS NULL OR lease_until < ${clock}) RETURNING ${state}`,
          [reader, place],
        ),
      ),
    async giveBack(): Promise<void> {
      await sql.query('UPDATE views.places SET reader = NULL WHERE place = ? AND reader = ?', [
        place,
        reader,
      ]);
    },
  };
}
