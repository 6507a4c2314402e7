import * as z from 'zod';
import { Goods } from '#shared/inventory/goods.contract.ts';
import { openOf, shortageCauses } from '#shared/inventory/transfer-choices.ts';
import { StoredLots } from '#shared/inventory/lots.ts';
import { TransferRow } from '#shared/inventory/transfers.contract.ts';
import type { StockCause } from '#shared/inventory/stock-movement.ts';
import { asIs, named } from '#functions/platform/records/audited-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { type Operation, put } from '#functions/platform/table/table-operations.ts';
import { type ShelfName, noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { transferKeys } from './transfer-keys.ts';

/** A transfer without its goods, which only its own page reads. */
export const StoredTransfer = TransferRow.extend({
  createdBy: z.string(),
  sentBy: z.string().nullable(),
  closedBy: z.string().nullable(),
});
export type StoredTransfer = z.infer<typeof StoredTransfer>;

const StoredLine = Goods.extend({
  quantity: z.int(),
  received: z.int(),
  shortages: z.array(
    z.object({ quantity: z.int(), cause: z.enum(shortageCauses), by: z.string(), at: z.string() }),
  ),
  /** Unit cost at the origin, which also applies at the destination. */
  cost: z.number().default(0),
  /** Lots in transit, known once the transfer is sent. */
  lots: StoredLots.default([]),
});
export type StoredLine = z.infer<typeof StoredLine>;

export const StoredLines = z.object({ lines: z.array(StoredLine) });

export const transferConflict = 'transfer-moved';

export const transferRecord = versioned({
  entity: 'transfer',
  schema: StoredTransfer,
  key: ({ id }: { id: string }) => transferKeys.head(id),
  version: 'version',
  stale: transferConflict,
  indexKeys: ({ id }) => transferKeys.amongAll(id),
  activity: {
    of: 'transfer',
    told: { status: asIs, from: named, to: named, note: asIs, pieces: asIs, received: asIs, short: asIs },
  },
});

/** Writes the lines of a transfer, always in the same transaction as its head. */
export const putLines = (id: string, lines: readonly StoredLine[]): Operation =>
  put({ ...transferKeys.lines(id), entity: 'transfer-lines', lines });

export const shelfIn = (
  warehouseId: string,
  { productId, variantId }: Pick<StoredLine, 'productId' | 'variantId'>,
): ShelfName => ({ productId, variantId: variantId ?? noVariantId, warehouseId });

/** Pieces of unknown cost take the cost of the stock at the destination. */
export const pricedAs = ({ cost }: Pick<StoredLine, 'cost'>): { unitCost?: number } =>
  cost > 0 ? { unitCost: cost } : {};

/** Lots for a movement; if none are known, they are derived. */
export const lotsIn = (lots: StoredLine['lots']): Pick<StockCause, 'lots'> =>
  lots.length > 0 ? { lots } : {};

const shortOf = ({ shortages }: Pick<StoredLine, 'shortages'>): number =>
  shortages.reduce((sum, { quantity }) => sum + quantity, 0);

const sumOf = (lines: readonly StoredLine[], of: (line: StoredLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0);

/** Totals of the lines, stored on the head. */
export const tallyOf = (lines: readonly StoredLine[]) => ({
  lineCount: lines.length,
  pieces: sumOf(lines, ({ quantity }) => quantity),
  received: sumOf(lines, ({ received }) => received),
  short: sumOf(lines, shortOf),
});

export const isClosed = (lines: readonly StoredLine[]): boolean => lines.every((line) => openOf(line) === 0);
