import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { availableOn } from '#shared/inventory/inventory-choices.ts';
import { isExpired, type Lot, lotsToHoldBack } from '#shared/inventory/lot-rules.ts';
import { piecesOf } from '#shared/inventory/lots.ts';
import type { LedgerLine } from '#shared/inventory/stock-movement.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import { again, lookAgain, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Operation, put } from '#functions/platform/table/table-operations.ts';
import type { ShelfName } from '../portions/shelf-name.ts';
import { shelfNameOf } from '../portions/shelf-name.ts';
import { writeStockThrough } from '../products/follow-sales.ts';
import { unmoved } from '../warehouses/move-stock.ts';
import { readShelves } from '../warehouses/shelf-label.ts';
import { shelfMoved } from '../warehouses/shelf-moved.ts';
import { moveShelf } from '../warehouses/shelf-record.ts';
import { lotId, lotKeys, shelfIdOf, shelfOfId } from './lot-keys.ts';
import { lotRecord, lotsMoved, type LotState, StoredLot } from './lot-record.ts';
import { hasLots, readLots, type ShelfLots } from './read-lots.ts';

/** A lot as lists show it, in the words of its shelf. */
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

/** What is listed of a shelf; among it lie the stones of lots used up this month. */
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

/** What is listed otherwise than it is; what is used up is listed no more. */
function listed(before: readonly StoredLot[], now: readonly StoredLot[]): Operation<typeof lotsMoved>[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const there = new Set(now.map(({ id }) => id));
  return [
    ...now.filter((row) => !isDeepStrictEqual(known.get(row.id), row)).map((row) => put(lotRecord.item(row))),
    ...before.filter(({ id }) => !there.has(id)).flatMap((row) => lotRecord.bury(row)),
  ];
}

/** The first moment of a day in Vietnam. */
const morningOf = (day: string): string => new Date(`${day}T00:00:00+07:00`).toISOString();

const stateItem = (name: ShelfName, state: LotState) => ({
  ...lotKeys.state(name),
  entity: 'stock-lots',
  ...state,
});

/** So many movements behind, it is written how far they were followed, so that nobody reads them again. */
const mostBehind = 20;

/** Writes down what is left of each lot, as the shelf stands, and that somebody looks again when the next of them expires. */
async function list(
  { table, now }: Context,
  name: ShelfName,
  told: readonly LedgerLine[],
): Promise<ShelfLots | typeof again | undefined> {
  const found = await readLots(table, name, told);
  if (!found?.known) return undefined;
  const { state, known, shelf, left } = found;
  const { moves = 0 } = shelf;
  // Read a moment before somebody else followed it further.
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
    known.revision < state.revision + mostBehind;
  if (isSame) return found;
  const item = stateItem(name, after);
  const refusal = await table.write([
    state
      ? put(item, { when: { asOf: state.asOf }, refusal: lotsMoved })
      : create(item, { refusal: lotsMoved }),
    ...rows,
    ...(dueOn !== null && dueOn !== state?.dueOn
      ? [scheduleDue({ at: morningOf(dueOn), kind: 'lot-expiry', of: shelfIdOf(name) })]
      : []),
  ]);
  return refusal === undefined ? found : lookAgain(refusal);
}

/** What is past its day and held by nobody is held back: it stays on the shelf, and is sold to nobody. */
async function holdBack({ table, now }: Context, name: ShelfName): Promise<typeof again | boolean> {
  const found = await readLots(table, name);
  // What is still to be told is followed by another look.
  if (!found?.isWhole) return false;
  const { shelf, left } = found;
  const today = dayInVietnam(now().getTime());
  const expired = piecesOf(left.filter((lot) => isExpired(lot, today)));
  // What was held back a moment ago may not be written down yet.
  const missing = Math.max(0, expired - (shelf.heldBack ?? 0));
  const lots = lotsToHoldBack(left, today, Math.min(missing, availableOn(shelf)));
  if (lots.length === 0) return false;
  const quantity = piecesOf(lots);
  const refusal = await table.write([
    moveShelf(
      name,
      { why: 'expired', lots },
      { add: { reserved: quantity, heldBack: quantity } },
      { when: unmoved({ ...shelf, productId: name.productId }), refusal: shelfMoved },
    ),
  ]);
  return refusal === undefined ? true : lookAgain(refusal);
}

/**
 * Follows a shelf that moved, or one of whose lots expires today. Told twice, late or out of order it comes to the same:
 * what is left follows from the ledger and from what the shelf counts.
 */
export async function tendLots(
  context: Context,
  shelf: ShelfName,
  told: readonly LedgerLine[] = [],
): Promise<void> {
  const name = shelfNameOf(shelf);
  if (!(await hasLots(context.table, name, told))) return;
  await retry(() => list(context, name, told));
  if (await retry(() => holdBack(context, name))) await writeStockThrough(context, name.productId);
}

export const tendDueLots = (context: Context, id: string): Promise<void> => tendLots(context, shelfOfId(id));

/** Of a product that goes by another name. */
export async function tendLotsOf(context: Context, productId: string): Promise<void> {
  for (const shelf of await readShelves(context, productId)) await tendLots(context, shelf);
}
