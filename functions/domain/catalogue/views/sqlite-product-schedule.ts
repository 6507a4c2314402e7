import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { type ScheduledPrice, turned } from './scheduled-prices.ts';

/** Schema of scheduled price changes, ordered by the moment of the next change. */
export const scheduledPriceSchema = `
  CREATE TABLE price_turns (id TEXT PRIMARY KEY, at TEXT, facts TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX price_turns_at ON price_turns (at) WHERE at IS NOT NULL;
`;

const Due = z.array(z.object({ id: z.string(), facts: z.string(), card: z.string(), kind: z.int() }));

/** Writes scheduled price changes; `changeKind` is called for kinds whose prices change. */
export function createScheduledPrices(db: DatabaseSync, changeKind: (kind: number, more: number) => void) {
  const save = db.prepare('INSERT INTO price_turns VALUES (?, ?, ?)');
  const drop = db.prepare('DELETE FROM price_turns WHERE id = ?');
  const due = db.prepare(
    `SELECT id, facts, card, kind FROM price_turns JOIN products USING (id) JOIN product_cards USING (rid)
     WHERE at <= ? ORDER BY id`,
  );
  const saveCells = db.prepare('UPDATE products SET total = ?, discount = ? WHERE id = ?');
  const saveCard = db.prepare(
    'UPDATE product_cards SET card = ? WHERE rid = (SELECT rid FROM products WHERE id = ?)',
  );
  const saveMoment = db.prepare('UPDATE price_turns SET at = ? WHERE id = ?');
  return {
    save: ({ id, at, facts }: ScheduledPrice): void => void save.run(id, at, facts),
    drop: (id: string): void => void drop.run(id),
    /** Updates the prices of rows whose scheduled change is due. */
    turn(now: Date): number {
      const rows = Due.parse(due.all(now.toISOString()));
      for (const row of rows) {
        const { id, card, total, discount, at } = turned(row, now);
        saveCells.run(total, discount, id);
        saveCard.run(card, id);
        saveMoment.run(at, id);
        changeKind(row.kind, 0);
      }
      return rows.length;
    },
  };
}
