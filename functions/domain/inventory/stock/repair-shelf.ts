import type { repairShelf as contract } from '#shared/inventory/inventory.contract.ts';
import { type LedgerLine, noCounts, StockCounts } from '#shared/inventory/stock-movement.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { sumOfShards } from '#functions/domain/catalogue/stock-shards/stock-shard.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { readStockShards } from '#functions/domain/catalogue/warehouses/read-stock-shards.ts';
import { shelfConflict } from '#functions/domain/catalogue/warehouses/shelf-conflict.ts';
import {
  moveShelf,
  shelfId,
  ShelfItem,
  stampOf,
} from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { updateStockOfCard } from '#functions/domain/catalogue/products/follow-sales.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { inventoryKeys } from './inventory-keys.ts';
import { lineWrite, StoredLine } from './stock-ledger.ts';

/** Maximum missing lines filled in; more mean a stopped worker with messages to redeliver. */
const maxMissing = 90;

/** Builds ledger lines for unrecorded movements, so that each line starts where the previous one ended. */
function fillings(
  lines: readonly StoredLine[],
  moves: number,
  stamp: Omit<LedgerLine, 'revision' | 'before' | 'after'>,
): LedgerLine[] {
  const known = new Map(lines.map((line) => [line.revision, line]));
  const filled: LedgerLine[] = [];
  const first = lines.at(-1)?.revision ?? 0;
  let ended = lines.at(-1)?.after ?? noCounts;
  for (let revision = first + 1; revision <= moves; revision += 1) {
    const line = known.get(revision);
    if (!line) {
      const next = lines.findLast((one) => one.revision > revision);
      filled.push({ ...stamp, revision, before: ended, after: next?.before ?? ended });
    }
    ended = line?.after ?? filled.at(-1)?.after ?? ended;
  }
  if (filled.length > maxMissing) throw new AppError('STALE_STATE');
  return filled;
}

type Repair = BodyOf<typeof contract>;

/**
 * Sets a shelf to the counts that staff found, and brings its ledger in line. The movement is written together
 * with its line, which starts where the ledger ended, not at the shelf's old counts.
 */
export async function repairShelf(context: Context, { revision, reason, ...asked }: Repair): Promise<void> {
  const { table } = context;
  const { productId, variantId, warehouseId, onHand, reserved } = asked;
  const name = { productId, variantId: variantId ?? noVariantId, warehouseId };
  const [shelf, { items: lines }, shards] = await Promise.all([
    table.get(shelfKey(name), ShelfItem),
    table.query({ pk: inventoryKeys.ledger(name), newestFirst: true, limit: 2 * maxMissing }, StoredLine),
    readStockShards(table, name),
  ]);
  if (!shelf) throw new AppError('NOT_FOUND');
  if ((shelf.moves ?? 0) !== revision)
    throw new AppError('STALE_STATE', {
      params: { onHand: shelf.onHand, warehouse: shelf.warehouseName },
    });
  // Expired pieces stay held back during a repair.
  const held = sumOfShards(shards) + (shelf.heldBack ?? 0);
  if (reserved < held) throw new AppError('STOCK_HELD', { params: { held, warehouse: shelf.warehouseName } });
  const cause = { why: 'repaired', note: reason } as const;
  const stamp = stampOf(cause);
  const filled = fillings(lines, revision, stamp);
  const book = filled.findLast((line) => line.revision === revision)?.after ?? lines[0]?.after ?? noCounts;
  const after = StockCounts.parse({ ...shelf, onHand, reserved });
  const refusal = await table.write([
    moveShelf(
      name,
      cause,
      { set: { onHand, reserved } },
      {
        when: {
          moves: shelf.moves ?? { missing: true },
          onHand: shelf.onHand,
          reserved: shelf.reserved,
        },
        refusal: shelfConflict,
      },
    ),
    ...filled.map((line) => lineWrite(name, line)),
    lineWrite(name, { ...stamp, revision: revision + 1, before: book, after }),
    remove(inventoryKeys.difference(shelfId(name))),
  ]);
  if (refusal) throw new AppError('STALE_STATE');
  await updateStockOfCard(context, productId);
}
