import { AppError } from '#shared/contract/errors.ts';
import { returnDays } from '#shared/returns/return-rules.ts';
import { attach } from '#functions/domain/media/uploads.ts';
import { changeOrder, orderRefused } from '#functions/domain/orders/moving/change-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { wrongState } from '#functions/domain/orders/order-state.ts';
import { type Requester, memberRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { codeTaken } from '#functions/platform/records/code-taken.ts';
import { answeredOnce, claimRequest, type OwnRequest, repeated } from '#functions/platform/records/once.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { newReturn, type ReturnOrigin, type NewReturnInput, takeLines } from './new-return.ts';
import { payingOrder } from './paying-order.ts';
import { requireReturn } from './read-returns.ts';
import { mailReturn } from './return-mail.ts';
import { createReturn, returnRecord, type StoredReturn } from './return-record.ts';
import { type OrderTally, plus, readTally, staleTally, tallyRecord } from './return-tally.ts';
import { returnMedia } from './settle-return-picture.ts';

const dayMilliseconds = 86_400_000;

/** Refuses a return after the return period of one week, which starts with the delivery. */
function requireOpenWindow({ returnableUntil, completedAt, updatedAt }: StoredOrder, at: Date): void {
  const arrived = Date.parse(completedAt ?? updatedAt);
  const until = returnableUntil ? Date.parse(returnableUntil) : arrived + returnDays * dayMilliseconds;
  if (at.getTime() > until) throw new AppError('RETURN_WINDOW_CLOSED', { params: { days: returnDays } });
}

const way = ['requested', 'approved', 'received'] as const;

/** Returns the steps to record for a new return, up to its first status. */
const stepsTo = (status: ReturnOrigin['status']) =>
  way.slice(0, way.indexOf(status) + 1).map((to, place) => ({ from: way[place - 1] ?? null, to }));

type ReturnParts = { order: StoredOrder; stored: StoredReturn; tally: OrderTally; origin: ReturnOrigin };

/** Builds one transaction: the return, its tally, its pictures, and the order's timeline. */
function writesFor({ order, stored, tally, origin }: ReturnParts, request: OwnRequest, at: Date) {
  const { by, userId, status } = origin;
  const steps = stepsTo(status);
  return [
    ...claimRequest(request, stored.id),
    ...tallyRecord.replace(tally, { held: plus(tally.held, stored.items) }).writes,
    ...createReturn(stored),
    ...returnRecord.tell(
      stored,
      steps.map(({ from, to }) => ({
        kind: 'status',
        from,
        to,
        by,
        userId: by === 'staff' ? userId : null,
        note: to === 'requested' ? stored.note : '',
      })),
      at,
    ),
    ...stored.media.map(({ id }) =>
      attach(id, { ownerId: userId ?? '', kind: 'reviewImages', of: returnMedia.of(stored.id) }),
    ),
    ...changeOrder(
      order,
      {},
      steps.map(({ to }) => ({ kind: 'note', from: null, to: `return_${to}`, by, note: stored.code })),
      at,
    ).writes,
    ...mailReturn(order, stored),
  ];
}

export type ReturnRequest = NewReturnInput & { orderId: string };
type ReturnQuestion = { asked: ReturnRequest; asker: Requester; origin: ReturnOrigin; request: OwnRequest };

/** Opens a return of items of an order. A repeated request returns the same return. */
async function openReturn(context: Context, asking: ReturnQuestion): Promise<StoredReturn> {
  const { table, now } = context;
  const { asked, asker, origin, request } = asking;
  const tryToAsk = async () => {
    const [order, tally] = await Promise.all([
      requireOrder(context, { id: asked.orderId, asker }),
      readTally(table, asked.orderId),
    ]);
    if (order.status !== 'completed') throw wrongState(order);
    const at = now();
    if (origin.by === 'shopper') requireOpenWindow(order, at);
    const lines = takeLines(order, asked.items, tally);
    const paying = await payingOrder(context, order);
    const stored = newReturn(order, { paying, asked, origin, lines, at });
    const refusal = await table.write(writesFor({ order, stored, tally, origin }, request, at));
    if (!refusal) return stored;
    if (refusal === 'UNKNOWN_UPLOAD') throw new AppError(refusal);
    if (refusal === repeated) return refusal;
    return refusal === staleTally || refusal === codeTaken ? again : orderRefused(refusal);
  };
  return answeredOnce(table, request, {
    // The request's owner may read the return: its key includes the sender.
    before: (id) => requireReturn(context, { id, asker: { kind: 'shop' } }),
    work: () => retry(tryToAsk),
  });
}

const requestOf = (who: string, what: string, { clientRequestId, ...asked }: ReturnRequest): OwnRequest => ({
  who,
  what: `returns/${what}`,
  requestKey: clientRequestId,
  asked: { ...asked, clientRequestId },
  kept: 'for good',
});

/** Opens a return that a member requested. */
export const requestReturn = (
  context: Context,
  { userId, ...asked }: ReturnRequest & { userId: string },
): Promise<StoredReturn> =>
  openReturn(context, {
    asked,
    asker: memberRequester({ userId }),
    origin: { by: 'shopper', userId, status: 'requested' },
    request: requestOf(userId, 'request-return', asked),
  });

/** Opens a return that a guest requested, with the proof that opens the order. */
export const requestGuestReturn = (
  context: Context,
  { asker, ...asked }: ReturnRequest & { asker: Requester },
): Promise<StoredReturn> =>
  openReturn(context, {
    asked,
    asker,
    origin: { by: 'shopper', userId: null, status: 'requested' },
    request: requestOf(asked.orderId, 'request-guest-return', asked),
  });

/** Opens a return for a buyer who called or came to the counter. It may be after the return period. */
export const openStaffReturn = (
  context: Context,
  { userId, status, ...asked }: ReturnRequest & { userId: string; status: 'approved' | 'received' },
): Promise<StoredReturn> =>
  openReturn(context, {
    asked,
    asker: { kind: 'shop' },
    origin: { by: 'staff', userId, status },
    request: requestOf(userId, 'open-return', asked),
  });
