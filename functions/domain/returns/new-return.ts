import type * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import type { ReturnRequestInput as Wish } from '#shared/returns/member-returns.contract.ts';
import { effectsOf, faultOf, moneyOf } from '#shared/returns/return-effects.ts';
import type { ReturnItem } from '#shared/returns/return-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { newReturnCode } from './return-code.ts';
import type { StoredReturn } from './return-record.ts';
import { waitingPicture } from '#functions/domain/media/media-owner.ts';
import type { Tally } from './return-tally.ts';

export type NewReturnInput = z.output<typeof Wish>;

/** Returns the lines of the items. Refuses items not bought, or being returned already. */
export function takeLines(
  order: StoredOrder,
  wanted: NewReturnInput['items'],
  { held }: Tally,
): ReturnItem[] {
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

/** Person who opens a return, and its first status. A return that staff open needs no approval. */
export type ReturnOrigin = {
  by: 'shopper' | 'staff';
  /** The staff member or the member; null for a guest. */
  userId: string | null;
  status: 'requested' | 'approved' | 'received';
};

type NewReturn = {
  paying: StoredOrder;
  asked: NewReturnInput;
  origin: ReturnOrigin;
  lines: ReturnItem[];
  at: Date;
};

export function newReturn(order: StoredOrder, { paying, asked, origin, lines, at }: NewReturn): StoredReturn {
  const iso = at.toISOString();
  const fault = faultOf[asked.reason];
  // The amount in money is computed for an exchange too, because the buyer may get money instead.
  const wished = effectsOf({ order: paying, pieces: lines, fault, resolution: 'refund' });
  const items = lines.map((line, place) => ({ ...line, refundAmount: wished.shares[place] ?? 0 }));
  return {
    id: newId(at.getTime()),
    code: newReturnCode(at),
    userId: order.userId ?? '',
    createdById: origin.userId ?? '',
    customer: { fullName: order.customer.fullName, phone: order.customer.phone },
    orderId: order.id,
    orderCode: order.code,
    status: origin.status,
    resolution: asked.resolution,
    method: asked.method,
    reason: asked.reason,
    note: asked.note,
    items,
    totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    refundAmount: moneyOf(wished),
    moneyBack: null,
    media: asked.media.map(waitingPicture),
    inspectionMedia: [],
    shopNote: null,
    qaResult: null,
    effects: null,
    replacement: null,
    exchange: null,
    refusedPieces: 0,
    sentBack: null,
    courierName: null,
    trackingNumber: null,
    createdAt: iso,
    updatedAt: iso,
    approvedAt: origin.status === 'requested' ? null : iso,
    qcAt: null,
    endedAt: null,
    version: 1,
  };
}
