import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { wasReceived } from '#shared/purchasing/purchase-choices.ts';
import { billedWorths, landedWorths, worthOfPart } from '#shared/purchasing/purchase-sums.ts';
import type { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import type { sendBackGoods as contract } from '#shared/purchasing/purchases.contract.ts';
import { releaseSerials, requireFewSerials } from '#functions/domain/inventory/stock/serials.ts';
import type { ShelfName } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { findShelves, type StockMove } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import { shelfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import {
  piecesOf,
  shelfOfLine,
  type StoredPurchase,
  type StoredPurchaseLine,
  type StoredSupplierReturn,
} from './purchase-record.ts';
import { purchasingKeys } from './purchasing-keys.ts';
import { getPurchase, readLineTracking } from './read-purchase.ts';
import { requireLotsLeft } from './require-lots-left.ts';
import { requireNamed } from './require-named.ts';
import { type Shelves, shelfOf, type Step, stepPurchase, wrongState } from './step-purchase.ts';

type Shipment = Pick<BodyOf<typeof contract>, 'lines' | 'reason'> & { userId: string };
type ShipmentLine = Shipment['lines'][number];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** A line and the goods of it that go back, in the order of the purchase. */
type Pair = { line: StoredPurchaseLine; going: ShipmentLine };

function pairsOf({ lines }: StoredPurchase, sending: Shipment): Pair[] {
  const known = new Set(lines.map(({ id }) => id));
  if (sending.lines.some(({ lineId }) => !known.has(lineId))) throw new AppError('PURCHASE_LINE_UNKNOWN');
  const said = new Map(sending.lines.map((one) => [one.lineId, one]));
  return lines.flatMap((line) => {
    const going = said.get(line.id);
    return going && going.quantity > 0 ? [{ line, going }] : [];
  });
}

/** Groups the goods by shelf. A case and single tins share one. */
const byShelf = (purchase: StoredPurchase, pairs: readonly Pair[]): Pair[][] => [
  ...Map.groupBy(pairs, ({ line }) => shelfId(shelfOf(purchase, line))).values(),
];

const piecesGoing = (pairs: readonly Pair[]): number =>
  sum(pairs.map(({ line, going }) => piecesOf(line, going.quantity)));

/**
 * Refuses to send back more than was received and not yet sent back, or more whole units than the shelf has.
 * Pieces that are reserved, or that an earlier line takes, do not count.
 */
function requireThere(
  purchase: StoredPurchase,
  { line, going }: Pair,
  shelves: Shelves,
  before: readonly Pair[],
): void {
  const { name, received, sentBack } = line;
  const most = received - sentBack;
  if (going.quantity > most) throw new AppError('PURCHASE_SENT_BACK_MORE', { params: { name, most } });
  const shelf = shelves.get(shelfId(shelfOf(purchase, line)));
  const pieces = shelf ? shelf.onHand - shelf.reserved - piecesGoing(before) : 0;
  const free = Math.max(0, Math.floor(pieces / piecesOf(line, 1)));
  const warehouse = purchase.warehouse.name;
  if (going.quantity > free)
    throw new AppError('PURCHASE_SHELF_SHORT', { params: { name, free, warehouse } });
}

/** Returns the value of these pieces, as their part of the line's value. */
const partOf = (worths: readonly number[], purchase: StoredPurchase, { line, going }: Pair): number =>
  worthOfPart(
    { quantity: line.quantity, worth: worths[purchase.lines.indexOf(line)] ?? 0 },
    { before: line.sentBack, came: going.quantity },
  );

/** Converts lots from the units of their line to pieces. */
const lotPieces = ({ line, going }: Pair) =>
  going.lots.map((lot) => ({ ...lot, quantity: piecesOf(line, lot.quantity) }));

/**
 * Builds the stock movement of goods that go back. They leave at their original cost. If the shelf's average
 * differs, the remaining pieces bear the difference, as if the others had never come. What they cannot bear,
 * because none remain or their cost would fall below 0, is booked as a difference.
 */
function leaving(name: ShelfName, pairs: readonly Pair[], worth: number, shelves: Shelves) {
  const { onHand = 0, cost = 0 } = shelves.get(shelfId(name)) ?? {};
  const pieces = piecesGoing(pairs);
  const lots = pairs.flatMap(lotPieces);
  const left = onHand - pieces;
  const apart = pieces * cost - worth;
  const valued = left > 0 ? Math.max(apart, -left * cost) : 0;
  const move: StockMove = {
    ...name,
    onHand: -pieces,
    ...(valued !== 0 && { valued }),
    ...(lots.length > 0 && { lots }),
  };
  return { move, difference: apart - valued };
}

const sentBackItem = (id: string, sentBack: StoredSupplierReturn) => ({
  ...purchasingKeys.sentBack(id, sentBack.number),
  entity: 'purchase-sent-back',
  ...sentBack,
});

/** Returns the effects of sending goods back on the purchase, its shelves and their value. */
async function sendBack(context: Context, before: StoredPurchase, sending: Shipment): Promise<Step> {
  if (!wasReceived(before.status)) throw wrongState(before);
  const pairs = pairsOf(before, sending);
  const [keptHow, shelves] = await Promise.all([
    readLineTracking(context, before),
    findShelves(
      context.table,
      pairs.map(({ line }) => shelfOf(before, line)),
    ),
  ]);
  requireFewSerials(pairs.flatMap(({ going }) => going.serials).length, pairs.length);
  for (const { line, going } of pairs) requireNamed(line, going, keptHow(line));
  for (const alike of byShelf(before, pairs))
    for (const [place, pair] of alike.entries()) requireThere(before, pair, shelves, alike.slice(0, place));
  await requireLotsLeft(
    context,
    pairs.map(({ line, going }) => ({
      shelf: shelfOf(before, line),
      name: line.name,
      perUnit: piecesOf(line, 1),
      lots: going.lots,
    })),
  );
  const [landed, billed] = [landedWorths(before.lines, before), billedWorths(before.lines, before)];
  const parts = byShelf(before, pairs).flatMap((alike) => {
    const worth = sum(alike.map((pair) => partOf(landed, before, pair)));
    return alike.slice(0, 1).map(({ line }) => leaving(shelfOf(before, line), alike, worth, shelves));
  });
  const number = before.sentBacks + 1;
  const sentBack: StoredSupplierReturn = {
    number,
    at: context.now().toISOString(),
    userId: sending.userId,
    reason: sending.reason,
    lines: pairs.map(({ going: { lineId, quantity, lots, serials } }) => ({
      lineId,
      quantity,
      ...(lots.length > 0 && { lots }),
      ...(serials.length > 0 && { serials }),
    })),
    credit: sum(pairs.map((pair) => partOf(billed, before, pair))),
    difference: Math.round(sum(parts.map(({ difference }) => difference))),
  };
  const released = await Promise.all(
    pairs.map(({ line, going }) =>
      releaseSerials(context.table, going.serials, {
        productId: shelfOfLine(line),
        name: line.name,
        purchaseId: before.id,
      }),
    ),
  );
  const gone = new Map(pairs.map(({ line, going }) => [line.id, going.quantity]));
  return {
    change: {
      lines: before.lines.map((line) => ({ ...line, sentBack: line.sentBack + (gone.get(line.id) ?? 0) })),
      sentBacks: number,
    },
    moves: parts.map(({ move }) => move),
    shelves,
    why: 'sent-back',
    note: sending.reason,
    writes: [create(sentBackItem(before.id, sentBack)), ...released.flat()],
  };
}

type SendBackRequest = BodyOf<typeof contract> & { id: string; userId: string; seesCosts: boolean };

/** Books goods returned to a supplier: purchase and stock in one transaction, with reason. */
export async function sendBackGoods(
  context: Context,
  { id, userId, seesCosts, version, clientRequestId: requestKey, ...said }: SendBackRequest,
): Promise<PurchaseWithReceipts> {
  const request = {
    who: userId,
    what: 'purchasing/send-back-goods',
    requestKey,
    asked: { id, version, ...said },
  };
  await stepPurchase(context, { request, id, version }, (before) =>
    sendBack(context, before, { ...said, userId }),
  );
  return getPurchase(context, { id, seesCosts });
}
