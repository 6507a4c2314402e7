import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { isOnItsWay, type PurchaseStatus } from '#shared/purchasing/purchase-choices.ts';
import { worthOfPart } from '#shared/purchasing/purchase-sums.ts';
import type { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import type { receivePurchase as contract } from '#shared/purchasing/purchases.contract.ts';
import type { StockMove } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import { keepSerials, requireFewSerials } from '#functions/domain/inventory/stock/serials.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import {
  outstandingQuantity,
  piecesOf,
  type StoredPurchase,
  type StoredPurchaseLine,
  type StoredReceipt,
  worthsOf,
} from './purchase-record.ts';
import { purchasingKeys } from './purchasing-keys.ts';
import { getPurchase, readLineTracking, type TrackingOfLine } from './read-purchase.ts';
import { requireNamed } from './require-named.ts';
import { shelfOf, type Step, stepPurchase, wrongState } from './step-purchase.ts';

type Delivery = Pick<BodyOf<typeof contract>, 'lines' | 'note' | 'acceptsMore'> & { userId: string };
type Came = Delivery['lines'][number];

/** Most that may be received: suppliers round up to full boxes, but over 10% more is a miscount. */
const maxDeliverable = (quantity: number): number => quantity + Math.ceil(quantity / 10);

/** Refuses more than the awaited quantity, unless staff confirm the count and it is within the limit. */
function requireFits(line: StoredPurchaseLine, came: number, acceptsMore: boolean): void {
  const [name, ordered, received] = [line.name, line.quantity, line.received + came];
  const most = maxDeliverable(ordered);
  if (received > most) throw new AppError('PURCHASE_TOO_MUCH_CAME', { params: { name, ordered, most } });
  if (came > outstandingQuantity(line) && !acceptsMore)
    throw new AppError('PURCHASE_MORE_CAME', { params: { name, ordered, received } });
}

/** Stock movement of a line: pieces received and no longer awaited. Units count as pieces. */
function moveFor(
  purchase: StoredPurchase,
  line: StoredPurchaseLine,
  { quantity: came, isLast, lots }: Came,
  worth: number,
) {
  const awaited = outstandingQuantity(line);
  const onOrder = -piecesOf(line, isLast ? awaited : Math.min(awaited, came));
  const pieces = piecesOf(line, came);
  const part = worthOfPart({ quantity: line.quantity, worth }, { before: line.received, came });
  return {
    ...shelfOf(purchase, line),
    ...(came > 0 && { onHand: pieces, unitCost: part / pieces }),
    ...(lots.length > 0 && {
      lots: lots.map((lot) => ({ ...lot, quantity: piecesOf(line, lot.quantity) })),
    }),
    ...(onOrder !== 0 && { onOrder }),
  } satisfies StockMove;
}

function statusOf(lines: readonly StoredPurchaseLine[]): PurchaseStatus {
  const hasCome = lines.some(({ received }) => received > 0);
  const isAllIn = lines.every((line) => outstandingQuantity(line) === 0);
  if (isAllIn) return hasCome ? 'received' : 'cancelled';
  return hasCome ? 'partly_received' : 'sent';
}

const receiptItem = (id: string, receipt: StoredReceipt) => ({
  ...purchasingKeys.receipt(id, receipt.number),
  entity: 'purchase-receipt',
  ...receipt,
});

/** Returns the effects of a delivery on the purchase, its shelves and their costs. */
export function receive(
  { now }: Pick<Context, 'now'>,
  before: StoredPurchase,
  delivery: Delivery,
  keptHow: TrackingOfLine,
): Step {
  if (!isOnItsWay(before.status)) throw wrongState(before);
  const worths = worthsOf(before);
  const came = new Map(delivery.lines.map((line) => [line.lineId, line]));
  if (delivery.lines.some(({ lineId }) => !worths.has(lineId))) throw new AppError('PURCHASE_LINE_UNKNOWN');
  const serials = delivery.lines.flatMap((line) => line.serials);
  requireFewSerials(serials.length, delivery.lines.length);
  const moves = before.lines.flatMap((line) => {
    const one = came.get(line.id);
    if (!one || (one.quantity === 0 && !one.isLast)) return [];
    requireFits(line, one.quantity, delivery.acceptsMore);
    requireNamed(line, one, keptHow(line));
    return [moveFor(before, line, one, worths.get(line.id) ?? 0)];
  });
  const lines = before.lines.map((line) => {
    const { quantity = 0, isLast = false } = came.get(line.id) ?? {};
    return { ...line, received: line.received + quantity, isClosed: line.isClosed || isLast };
  });
  const number = before.receipts + 1;
  const receipt: StoredReceipt = {
    number,
    at: now().toISOString(),
    userId: delivery.userId,
    note: delivery.note,
    lines: delivery.lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ lineId, quantity, lots, serials }) => ({
        lineId,
        quantity,
        ...(lots.length > 0 && { lots }),
        ...(serials.length > 0 && { serials }),
      })),
  };
  const hasCome = receipt.lines.length > 0;
  const writes: Step['writes'] = hasCome
    ? [
        create(receiptItem(before.id, receipt)),
        ...before.lines.flatMap((line) =>
          keepSerials(
            came.get(line.id)?.serials ?? [],
            { ...shelfOf(before, line), name: line.name },
            { id: before.id, code: before.code, at: receipt.at },
          ),
        ),
      ]
    : [];
  return {
    change: { lines, status: statusOf(lines), ...(hasCome && { receipts: number }) },
    moves,
    why: hasCome ? 'received' : 'cancelled',
    writes,
  };
}

/** Returns a delivery of everything that is still awaited. */
export const fullDelivery = ({ lines }: StoredPurchase): Came[] =>
  lines.flatMap((line) => {
    const quantity = outstandingQuantity(line);
    return quantity > 0 ? [{ lineId: line.id, quantity, isLast: false, lots: [], serials: [] }] : [];
  });

type ReceiptRequest = BodyOf<typeof contract> & { id: string; userId: string; seesCosts: boolean };

/** Books a delivery. The purchase and the stock with its costs change in one transaction. */
export async function receivePurchase(
  context: Context,
  { id, seesCosts, version, clientRequestId: requestKey, ...delivery }: ReceiptRequest,
): Promise<PurchaseWithReceipts> {
  const { userId, ...counted } = delivery;
  const request = {
    who: userId,
    what: 'purchasing/receive-purchase',
    requestKey,
    asked: { id, version, ...counted },
  };
  await stepPurchase(context, { request, id, version }, async (before) =>
    receive(context, before, delivery, await readLineTracking(context, before)),
  );
  return getPurchase(context, { id, seesCosts });
}
