import * as z from 'zod';
import type { Sql } from './sql.ts';
import { tombstoneSeconds, type ViewDefinition } from './view-feed.ts';

type Version = Pick<ViewDefinition<never>, 'name' | 'version'>;

/** Each version of a view has a schema of its own, so that the next version can be built beside it. */
export const placeOf = ({ name, version }: Version): string => `${name}_v${version}`;

/** Bookkeeping of all views: their places, read positions and readers, and recent changes. */
const books = `
  CREATE SCHEMA IF NOT EXISTS views;
  CREATE TABLE IF NOT EXISTS views.places (
    place text PRIMARY KEY,
    view text NOT NULL,
    version integer NOT NULL,
    marks float8[] NOT NULL,
    looked_far_at float8 NOT NULL DEFAULT 0,
    revision float8 NOT NULL DEFAULT 0,
    read_at float8 NOT NULL DEFAULT 0,
    began_at float8 NOT NULL DEFAULT 0,
    reader text,
    lease_until float8 NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS views.written (
    place text, id text, change_id text COLLATE "C" NOT NULL, PRIMARY KEY (place, id)
  );
  CREATE TABLE IF NOT EXISTS views.last_changes (
    place text, mark text, change_id text COLLATE "C" NOT NULL, PRIMARY KEY (place, mark)
  );
`;

const statementsOf = (schema: string): string[] =>
  schema
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean);

/** Serializes creation, because two creators at the same time would find half-created tables. */
const lock = "SELECT pg_advisory_xact_lock(hashtext('views'))";

const dayMilliseconds = 24 * 3600 * 1000;
/** A view that was not read for longer may have missed tombstones, so it is rebuilt. */
const maxMilliseconds = tombstoneSeconds * 1000 - dayMilliseconds;
const clock = 'extract(epoch FROM clock_timestamp()) * 1000';

const Sleep = z.object({ slept: z.boolean() });

async function find(sql: Sql, place: string): Promise<z.output<typeof Sleep> | undefined> {
  const [laid] = await sql.query("SELECT to_regclass('views.places') IS NOT NULL AS known");
  if (!z.object({ known: z.boolean() }).parse(laid).known) return undefined;
  const [found] = await sql.query(
    `SELECT began_at > 0 AND began_at < ${clock} - ${maxMilliseconds} AS slept FROM views.places WHERE place = ?`,
    [place],
  );
  return Sleep.optional().parse(found);
}

async function drop(tx: Sql, place: string): Promise<void> {
  await tx.query(`DROP SCHEMA IF EXISTS "${place}" CASCADE`);
  for (const table of ['views.places', 'views.written', 'views.last_changes'])
    await tx.query(`DELETE FROM ${table} WHERE place = ?`, [place]);
}

/** Creates a view's missing tables, and creates anew a view that was not read for too long. */
export async function makePlace<T, Asked>(sql: Sql, definition: ViewDefinition<T, Asked>): Promise<string> {
  const { name, version, shards, postgres } = definition;
  const place = placeOf(definition);
  const isReady = (found: z.output<typeof Sleep> | undefined) => found && !found.slept;
  if (isReady(await find(sql, place))) return place;
  await sql.transaction(async (tx) => {
    await tx.query(lock);
    const found = await find(tx, place);
    if (isReady(found)) return;
    if (found) await drop(tx, place);
    const made = [books, `CREATE SCHEMA "${place}";`, postgres.schema(place)];
    for (const statement of made.flatMap(statementsOf)) await tx.query(statement);
    await tx.query('INSERT INTO views.places (place, view, version, marks) VALUES (?, ?, ?, ?::float8[])', [
      place,
      name,
      version,
      Array.from({ length: shards }, () => 0),
    ]);
  });
  return place;
}

const OldPlace = z.object({ place: z.string() });

/** Drops versions that were not read for a day and for which a newer, complete version exists. */
export async function dropOldPlaces(sql: Sql, { name, version }: Version): Promise<string[]> {
  return sql.transaction(async (tx) => {
    await tx.query(lock);
    const old = await tx.query(
      `SELECT place FROM views.places AS old
       WHERE view = ? AND version < ? AND read_at < ${clock} - ${dayMilliseconds}
         AND EXISTS (SELECT 1 FROM views.places AS newer
                     WHERE newer.view = old.view AND newer.version = ? AND newer.read_at > 0)`,
      [name, version, version],
    );
    const places = old.map((row) => OldPlace.parse(row).place);
    for (const place of places) await drop(tx, place);
    return places;
  });
}
