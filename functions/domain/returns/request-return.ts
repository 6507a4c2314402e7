import { AppError } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import { returnDays } from '#shared/returns/return-rules.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type { requestReturn as contract } from '#shared/returns/member-returns.contract.ts';
import { effectsOf, faultOf, moneyOf } from '#shared/returns/return-effects.ts';
import type { ReturnItem } from '#shared/returns/return-order.ts';
import { attachUpload } from '#functions/domain/media/uploads.ts';
import { changeOrder, orderRefused } from '#functions/domain/orders/moving/change-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { wrongState } from '#functions/domain/orders/order-state.ts';
import { asMember } from '#functions/domain/orders/reading/asker.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { codeTaken } from '#functions/platform/records/code-taken.ts';
import { answeredOnce, claimRequest, type OwnRequest, repeated } from '#functions/platform/records/once.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { requireReturn } from './read-returns.ts';
import { payingOrder } from './paying-order.ts';
import { newReturnCode } from './return-code.ts';
import { mailReturn } from './return-mail.ts';
import { createReturn, returnRecord, type StoredReturn, waitingPicture } from './return-record.ts';
import { type OrderTally, plus, readTally, staleTally, type Tally, tallyRecord } from './return-tally.ts';
import { attachedName } from './settle-return-picture.ts';

export type ReturnRequest = BodyOf<typeof contract>;

const dayMilliseconds = 86_400_000;

/** Goods may go back for a week after they have come. */
function requireOpenWindow({ returnableUntil, completedAt, updatedAt }: StoredOrder, at: Date): void {
  const arrived = Date.parse(completedAt ?? updatedAt);
  const until = returnableUntil ? Date.parse(returnableUntil) : arrived + returnDays * dayMilliseconds;
  if (at.getTime() > until) throw new AppError('RETURN_WINDOW_CLOSED', { params: { days: returnDays } });
}

/** What is asked for, as far as it was bought and is not on its way back already. */
function takeLines(order: StoredOrder, wanted: ReturnRequest['items'], { held }: Tally): ReturnItem[] {
  return wanted.map(({ itemId, quantity }) => {
    const line = order.items.find(({ id }) => id === itemId);
    if (!line) throw new AppError('RETURN_LINE_UNKNOWN');
    const available = Math.max(0, line.quantity - (held[itemId] ?? 0));
    if (available === 0) throw new AppError('RETURN_EXISTS');
    if (quantity > available)
      throw new AppError('RETURN_TOO_MANY', { params: { name: line.name, available } });
    const { productId, variantId, variantName, name, slug, image, ground, unitTotal } = line;
    return {
      itemId,
      productId,
      variantId,
      variantName,
      name,
      slug,
      image,
      ground,
      unitTotal,
      quantity,
      refundAmount: 0,
      passed: null,
      restocked: 0,
      qaNote: '',
    };
  });
}

function newReturn(
  order: StoredOrder,
  { paying, asked, lines, at }: { paying: StoredOrder; asked: ReturnRequest; lines: ReturnItem[]; at: Date },
): StoredReturn {
  const iso = at.toISOString();
  const fault = faultOf[asked.reason];
  // What it would be in money is said of an exchange, too: its buyer may be given that instead.
  const wished = effectsOf({ order: paying, pieces: lines, fault, resolution: 'refund' });
  const items = lines.map((line, place) => ({ ...line, refundAmount: wished.shares[place] ?? 0 }));
  return {
    id: newId(at.getTime()),
    code: newReturnCode(at),
    userId: order.userId ?? '',
    createdById: order.userId ?? '',
    customer: { fullName: order.customer.fullName, phone: order.customer.phone },
    orderId: order.id,
    orderCode: order.code,
    status: 'requested',
    resolution: asked.resolution,
    method: asked.method,
    reason: asked.reason,
    note: asked.note,
    items,
    totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    refundAmount: moneyOf(wished),
    media: asked.media.map(waitingPicture),
    inspectionMedia: [],
    shopNote: null,
    qaResult: null,
    effects: null,
    replacement: null,
    courierName: null,
    trackingNumber: null,
    createdAt: iso,
    updatedAt: iso,
    approvedAt: null,
    qcAt: null,
    endedAt: null,
    version: 1,
  };
}

/** The return, the pieces it holds, its pictures, and the order's own story: all of them or none. */
function writesFor(
  order: StoredOrder,
  stored: StoredReturn,
  tally: OrderTally,
  request: OwnRequest,
  at: Date,
) {
  const asked = {
    kind: 'note',
    from: null,
    to: 'return_requested',
    by: 'shopper',
    note: stored.code,
  } as const;
  return [
    ...claimRequest(request, stored.id),
    ...tallyRecord.replace(tally, { held: plus(tally.held, stored.items) }).writes,
    ...createReturn(stored),
    ...returnRecord.tell(
      stored,
      [{ kind: 'status', from: null, to: 'requested', by: 'shopper', userId: null, note: stored.note }],
      at,
    ),
    ...stored.media.map(({ id }) =>
      attachUpload(id, stored.userId, attachedName(stored.id), 'UNKNOWN_UPLOAD'),
    ),
    ...changeOrder(order, {}, [asked], at).writes,
    ...mailReturn(order, stored),
  ];
}

/** Asks to give back some of an order. The same request asks once, however often it is sent. */
export async function requestReturn(
  context: Context,
  { userId, ...asked }: ReturnRequest & { userId: string },
): Promise<StoredReturn> {
  const { table, now } = context;
  const asker = asMember({ userId });
  const { orderId, clientRequestId: requestKey } = asked;
  const request: OwnRequest = {
    who: userId,
    what: 'returns/request-return',
    requestKey,
    asked,
    kept: 'for good',
  };
  const tryToAsk = async () => {
    const [order, tally] = await Promise.all([
      requireOrder(context, { id: orderId, asker }),
      readTally(table, orderId),
    ]);
    if (order.status !== 'completed') throw wrongState(order);
    const at = now();
    requireOpenWindow(order, at);
    const lines = takeLines(order, asked.items, tally);
    const stored = newReturn(order, { paying: await payingOrder(context, order), asked, lines, at });
    const refusal = await table.write(writesFor(order, stored, tally, request, at));
    if (!refusal) return stored;
    if (refusal === 'UNKNOWN_UPLOAD') throw new AppError(refusal);
    if (refusal === repeated) return refusal;
    return refusal === staleTally || refusal === codeTaken ? again : orderRefused(refusal);
  };
  return answeredOnce(table, request, {
    before: (id) => requireReturn(context, { id, asker }),
    work: () => retry(tryToAsk),
  });
}
