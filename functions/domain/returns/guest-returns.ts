import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { ReturnOrder, TrackingEvent } from '#shared/returns/return-order.ts';
import { strongAsker } from '#functions/domain/orders/guests/guest-access.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { moveReturn } from './move-return.ts';
import type { NewReturnInput } from './new-return.ts';
import { listTracking, requireReturn } from './read-returns.ts';
import { requestGuestReturn as request } from './request-return.ts';
import { returnKeys } from './return-keys.ts';
import { StoredReturn, toReturn } from './return-record.ts';

/** A guest's order, with the proof that only its buyer has. */
export type ProvenGuest = { id: string; proof: GuestProof };
type OneReturn = ProvenGuest & { returnId: string };

const guestOrder = async (context: Context, { id, proof }: ProvenGuest): Promise<StoredOrder> =>
  requireOrder(context, { id, asker: await strongAsker(proof) });

/** Loads a return and checks that it belongs to the guest's order. */
export async function requireGuestReturn(
  context: Context,
  { returnId, ...asked }: OneReturn,
): Promise<StoredReturn> {
  const order = await guestOrder(context, asked);
  const found = await requireReturn(context, { id: returnId, asker: shopRequester });
  if (found.orderId !== order.id) throw new AppError('RETURN_NOT_FOUND');
  return found;
}

export async function requestGuestReturn(
  context: Context,
  { id, proof, wish }: ProvenGuest & { wish: Omit<NewReturnInput, 'media'> },
): Promise<ReturnOrder> {
  const asker = await strongAsker(proof);
  // A known idempotency key returns its stored return, so the guest's access is checked first.
  await guestOrder(context, { id, proof });
  return toReturn(await request(context, { ...wish, media: [], orderId: id, asker }));
}

/** Maximum number of returns that are read. No guest order has more. */
const maxReturns = 100;

export async function listGuestReturns(context: Context, asked: ProvenGuest): Promise<ReturnOrder[]> {
  const { id } = await guestOrder(context, asked);
  const { items } = await context.table.list(
    { index: 'gsi1', pk: returnKeys.guestOrder(id), newestFirst: true, limit: maxReturns },
    StoredReturn,
  );
  return items.map(toReturn);
}

export async function listGuestTracking(context: Context, asked: OneReturn): Promise<TrackingEvent[]> {
  const { id } = await requireGuestReturn(context, asked);
  return listTracking(context, { id, asker: shopRequester });
}

export async function cancelGuestReturn(
  context: Context,
  { reason, ...asked }: OneReturn & { reason: string },
): Promise<ReturnOrder> {
  const { id } = await requireGuestReturn(context, asked);
  const move = { to: 'cancelled', by: 'shopper', note: reason } as const;
  return toReturn(await moveReturn(context, { id, asker: shopRequester, ...move }));
}
