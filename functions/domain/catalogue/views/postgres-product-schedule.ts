import * as z from 'zod';
import { tableIn } from '#functions/platform/views/postgres-table.ts';
import { asJson, type Sql } from '#functions/platform/views/sql.ts';
import { changeKinds } from './postgres-product-kinds.ts';
import { type ScheduledPrice, turned } from './scheduled-prices.ts';

/** Schema of scheduled price changes, ordered by the moment of the next change. */
export const scheduledPriceSchema = (place: string): string => `
    CREATE TABLE ${tableIn(place, 'price_turns')} (id text PRIMARY KEY, at text COLLATE "C", facts text NOT NULL);
    CREATE INDEX ON ${tableIn(place, 'price_turns')} (at) WHERE at IS NOT NULL;`;

const Due = z.array(z.object({ id: z.string(), facts: z.string(), card: z.string(), kind: z.int() }));

/** Maximum number of rows per transaction, which keeps it short. */
const rowsAtOnce = 1000;

export async function saveScheduledPrices(
  sql: Sql,
  place: string,
  { ids, turns }: { ids: readonly string[]; turns: readonly ScheduledPrice[] },
): Promise<void> {
  const table = tableIn(place, 'price_turns');
  await sql.query(`DELETE FROM ${table} WHERE id = ANY(?::text[])`, [ids]);
  if (turns.length === 0) return;
  await sql.query(
    `INSERT INTO ${table} SELECT id, at, facts FROM json_to_recordset(?::json) AS said (id text, at text, facts text)
     ON CONFLICT DO NOTHING`,
    [asJson(turns)],
  );
}

/** Updates the prices of rows whose scheduled change is due, up to the limit per transaction. */
export async function applyDuePrices(sql: Sql, place: string, now: Date): Promise<number> {
  const [turns, products, cards] = ['price_turns', 'products', 'cards'].map((name) => tableIn(place, name));
  const rows = Due.parse(
    await sql.query(
      `SELECT id, facts, card, kind FROM ${turns} JOIN ${products} USING (id) JOIN ${cards} USING (rid)
       WHERE at <= ? ORDER BY id LIMIT ?`,
      [now.toISOString(), rowsAtOnce],
    ),
  );
  if (rows.length === 0) return 0;
  const json = asJson(rows.map((row) => turned(row, now)));
  const said =
    'json_to_recordset(?::json) AS said (id text, card text, total float8, discount float8, at text)';
  await sql.query(
    `UPDATE ${cards} AS old SET card = said.card FROM ${said} JOIN ${products} AS row ON row.id = said.id
     WHERE old.rid = row.rid`,
    [json],
  );
  await sql.query(
    `UPDATE ${products} AS old SET total = said.total, discount = said.discount FROM ${said} WHERE old.id = said.id`,
    [json],
  );
  await sql.query(`UPDATE ${turns} AS old SET at = said.at FROM ${said} WHERE old.id = said.id`, [json]);
  await changeKinds(
    sql,
    place,
    rows.map(({ kind }) => ({ kind, more: 0 })),
  );
  return rows.length;
}
