import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { availableOn } from '#shared/inventory/inventory-choices.ts';
import { isExpired, type Lot, lotsToHoldBack } from '#shared/inventory/lot-rules.ts';
import { piecesOf } from '#shared/inventory/lots.ts';
import type { LedgerLine } from '#shared/inventory/stock-movement.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import { again, retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Operation, put } from '#functions/platform/table/table-operations.ts';
import { type ShelfName, shelfNameOf } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { updateStockOfCard } from '#functions/domain/catalogue/products/follow-sales.ts';
import { unmoved } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import { readShelves } from '#functions/domain/catalogue/warehouses/shelf-label.ts';
import { shelfConflict } from '#functions/domain/catalogue/warehouses/shelf-conflict.ts';
import { moveShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { lotId, lotKeys, shelfIdOf, shelfOfId } from './lot-keys.ts';
import { lotRecord, lotsConflict, type LotState, StoredLot } from './lot-record.ts';
import { hasLots, readLots, type ShelfLots } from './read-lots.ts';

/** Builds the list row of a lot, with the names from its shelf. */
function rowOf(name: ShelfName, lot: Lot, { label, warehouseName }: ShelfLots['shelf']): StoredLot {
  return {
    ...shelfNameOf(name),
    ...lot,
    id: lotId(name, lot),
    warehouseName,
    productName: label?.productName ?? '',
    productCode: label?.productCode ?? '',
    variantName: label?.variantName ?? null,
    sku: label?.sku ?? null,
    image: label?.image ?? '',
    ground: label?.ground ?? 1,
  };
}

const Row = z.looseObject({ entity: z.string() });

/** Reads the list rows of a shelf, skipping tombstones of lots used up this month. */
async function readRows(table: Context['table'], name: ShelfName): Promise<StoredLot[]> {
  const rows: StoredLot[] = [];
  let cursor: string | undefined;
  do {
    const page: { items: z.output<typeof Row>[]; cursor: string | undefined } = await table.query(
      { ...lotKeys.lots(name), cursor },
      Row,
    );
    rows.push(
      ...page.items.filter(({ entity }) => entity === 'stock-lot').map((row) => StoredLot.parse(row)),
    );
    ({ cursor } = page);
  } while (cursor);
  return rows;
}

/** Writes for the rows that changed; used-up lots are removed from the list. */
function listed(before: readonly StoredLot[], now: readonly StoredLot[]): Operation<typeof lotsConflict>[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const there = new Set(now.map(({ id }) => id));
  return [
    ...now.filter((row) => !isDeepStrictEqual(known.get(row.id), row)).map((row) => put(lotRecord.item(row))),
    ...before.filter(({ id }) => !there.has(id)).flatMap((row) => lotRecord.softDelete(row)),
  ];
}

/** First moment of a day in Vietnam. */
const morningOf = (day: string): string => new Date(`${day}T00:00:00+07:00`).toISOString();

const stateItem = (name: ShelfName, state: LotState) => ({
  ...lotKeys.state(name),
  entity: 'stock-lots',
  ...state,
});

/** After this many movements the state is stored again, so that they are not read each time. */
const maxRevisionLag = 20;

/** Stores what is left of each lot, and schedules a check for the next expiry. */
async function list(
  { table, now }: Context,
  name: ShelfName,
  told: readonly LedgerLine[],
): Promise<ShelfLots | typeof again | undefined> {
  const found = await readLots(table, name, told);
  if (!found?.known) return undefined;
  const { state, known, shelf, left } = found;
  const { moves = 0 } = shelf;
  // The shelf was read before another process followed it further.
  if (state && state.asOf > moves) return again;
  const items = await readRows(table, name);
  const today = dayInVietnam(now().getTime());
  const dueOn = left.find((lot) => !isExpired(lot, today))?.expiresOn ?? null;
  const rows = listed(
    items,
    left.map((lot) => rowOf(name, lot, shelf)),
  );
  const after: LotState = { ...known, asOf: moves, dueOn };
  const isSame =
    state !== undefined &&
    rows.length === 0 &&
    dueOn === state.dueOn &&
    known.isFirst === state.isFirst &&
    isDeepStrictEqual(known.lots, state.lots) &&
    known.revision < state.revision + maxRevisionLag;
  if (isSame) return found;
  const item = stateItem(name, after);
  const refusal = await table.write([
    state
      ? put(item, { when: { asOf: state.asOf }, refusal: lotsConflict })
      : create(item, { refusal: lotsConflict }),
    ...rows,
    ...(dueOn !== null && dueOn !== state?.dueOn
      ? [scheduleDue({ at: morningOf(dueOn), kind: 'lot-expiry', of: shelfIdOf(name) })]
      : []),
  ]);
  return refusal === undefined ? found : retryOn(refusal);
}

/** Holds back expired pieces that no order holds: they stay on the shelf but are not sold. */
async function holdBack({ table, now }: Context, name: ShelfName): Promise<typeof again | boolean> {
  const found = await readLots(table, name);
  // Movements still on their way trigger another run.
  if (!found?.isWhole) return false;
  const { shelf, left } = found;
  const today = dayInVietnam(now().getTime());
  const expired = piecesOf(left.filter((lot) => isExpired(lot, today)));
  // A holdback of a moment ago may not be in the lots yet.
  const missing = Math.max(0, expired - (shelf.heldBack ?? 0));
  const lots = lotsToHoldBack(left, today, Math.min(missing, availableOn(shelf)));
  if (lots.length === 0) return false;
  const quantity = piecesOf(lots);
  const refusal = await table.write([
    moveShelf(
      name,
      { why: 'expired', lots },
      { add: { reserved: quantity, heldBack: quantity } },
      { when: unmoved({ ...shelf, productId: name.productId }), refusal: shelfConflict },
    ),
  ]);
  return refusal === undefined ? true : retryOn(refusal);
}

/**
 * Updates the lots of a shelf that moved or has a lot expiring today. The result depends only on the ledger and
 * the shelf's count, so duplicate, late or reordered messages do no harm.
 */
export async function tendLots(
  context: Context,
  shelf: ShelfName,
  told: readonly LedgerLine[] = [],
): Promise<void> {
  const name = shelfNameOf(shelf);
  if (!(await hasLots(context.table, name, told))) return;
  await retry(() => list(context, name, told));
  if (await retry(() => holdBack(context, name))) await updateStockOfCard(context, name.productId);
}

export const tendDueLots = (context: Context, id: string): Promise<void> => tendLots(context, shelfOfId(id));

/** Updates the lots of a product that was renamed. */
export async function updateLotsOf(context: Context, productId: string): Promise<void> {
  for (const shelf of await readShelves(context, productId)) await tendLots(context, shelf);
}
