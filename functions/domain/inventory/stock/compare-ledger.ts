import * as z from 'zod';
import { StockCounts } from '#shared/inventory/stock-movement.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { type ShelfName, shelfNameOf } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { ShelfItem, type StoredShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { inventoryKeys } from './inventory-keys.ts';
import { StoredLine } from './stock-ledger.ts';

/** Kinds of disagreement between a shelf and its ledger. */
const differenceKinds = ['missing', 'broken', 'row'] as const;

/** First disagreement of a shelf with its ledger, with both counts and the ledger's last ones before. */
export const LedgerDifference = z.object({
  productId: z.string(),
  variantId: z.string(),
  warehouseId: z.string(),
  kind: z.enum(differenceKinds),
  /** First movement that is missing, or that does not start where the previous one ended. */
  revision: z.int(),
  /** Movement count of the shelf at the time of comparison. */
  moves: z.int(),
  book: StockCounts,
  row: StockCounts,
  foundAt: z.string(),
});
export type LedgerDifference = z.infer<typeof LedgerDifference>;

type LedgerGap = Omit<LedgerDifference, 'foundAt' | keyof ShelfName>;

const isSame = (a: StockCounts, b: StockCounts): boolean =>
  a.onHand === b.onHand && a.reserved === b.reserved && a.onOrder === b.onOrder && a.cost === b.cost;

const countsOf = (shelf: object): StockCounts => StockCounts.parse(shelf);

/**
 * Compares a shelf with its ledger lines, newest first and up to the shelf's movement count. Recent movements
 * may not be in the ledger yet, so those after `settledBefore` are not reported as missing.
 */
export function compareLines(
  shelf: Pick<StoredShelf, 'moves' | 'move' | 'onHand' | 'reserved' | 'onOrder' | 'cost'>,
  lines: readonly StoredLine[],
  settledBefore: string,
): LedgerGap | undefined {
  const { moves = 0, move } = shelf;
  const row = countsOf(shelf);
  const [last] = lines;
  if (last?.revision === moves && !isSame(last.after, row))
    return { kind: 'row', revision: moves, moves, book: last.after, row };
  const isSettled = move !== undefined && move.at < settledBefore;
  let first: LedgerGap | undefined;
  if ((last?.revision ?? 0) < moves && isSettled)
    first = {
      kind: 'missing',
      revision: (last?.revision ?? 0) + 1,
      moves,
      book: last?.after ?? { onHand: 0, reserved: 0, onOrder: 0, cost: 0 },
      row,
    };
  for (const [place, line] of lines.entries()) {
    const before = lines[place + 1];
    if (!before) break;
    const at = { moves, book: before.after, row };
    if (before.revision + 1 !== line.revision && line.at < settledBefore)
      first = { kind: 'missing', revision: before.revision + 1, ...at };
    else if (before.revision + 1 === line.revision && !isSame(before.after, line.before))
      first = { kind: 'broken', revision: line.revision, ...at };
  }
  return first;
}

const linesAtOnce = 50;
/** Maximum pages of lines, as many as the busiest shelf moves in a day; older ones were compared before. */
const maxPages = 100;

/** Reads the ledger lines of a shelf, newest first, back to the first one before `since`. */
async function readLines(
  table: Reads,
  shelf: ShelfName,
  moves: number,
  since: string,
): Promise<StoredLine[]> {
  const lines: StoredLine[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const asked = { pk: inventoryKeys.ledger(shelf), newestFirst: true, limit: linesAtOnce, cursor };
    const found: { items: StoredLine[]; cursor: string | undefined } = await table.query(asked, StoredLine);
    lines.push(...found.items.filter(({ revision }) => revision <= moves));
    ({ cursor } = found);
    if (!cursor || (lines.at(-1)?.at ?? since) < since) break;
  }
  return lines;
}

/** Compares a shelf's ledger since a moment with its counts; undefined if they agree. */
export async function compareShelf(
  table: Reads,
  name: ShelfName,
  { since, settledBefore }: { since: string; settledBefore: string },
): Promise<(ShelfName & LedgerGap) | undefined> {
  const shelf = await table.get(shelfKey(name), ShelfItem);
  if (shelf?.moves === undefined) return undefined;
  const lines = await readLines(table, name, shelf.moves, since);
  const found = compareLines(shelf, lines, settledBefore);
  return found && { ...shelfNameOf(name), ...found };
}
