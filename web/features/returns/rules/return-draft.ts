import * as z from 'zod';
import type { Order } from '#shared/orders/order.ts';
import { refundShare } from '#shared/returns/refund-share.ts';
import { ReturnMethod, ReturnNote, ReturnReason } from '#shared/returns/return-order.ts';
import { Resolution } from '#shared/returns/return-status.ts';
import type { ReturnableLine } from '#web/ui/record/return-lines.tsx';

/** Schema of the form while being filled in; null means not yet chosen. */
export const ReturnDraft = z.object({
  /** Pieces by line; a line without an entry is kept. */
  pieces: z.record(z.string(), z.int().min(1)).refine((pieces) => Object.keys(pieces).length > 0),
  reason: ReturnReason.nullable().pipe(ReturnReason),
  resolution: Resolution,
  method: ReturnMethod,
  note: ReturnNote,
});
export type ReturnDraft = z.input<typeof ReturnDraft>;

export const emptyDraft = (items: readonly ReturnableLine[]): ReturnDraft => {
  const [only, ...others] = items.filter(({ left }) => left > 0);
  return {
    // A single returnable line needs no choice, so all its pieces are preselected.
    pieces: only && others.length === 0 ? { [only.item.id]: only.left } : {},
    reason: null,
    resolution: 'refund',
    method: 'pickup',
    note: '',
  };
};

type Pieces = ReturnDraft['pieces'];

export const piecesOf = (pieces: Pieces): number =>
  Object.values(pieces).reduce((sum, quantity) => sum + quantity, 0);

/** Returns the expected refund, calculated by the server's rule. */
export const refundOf = (order: Pick<Order, 'items' | 'subtotal' | 'vouchers'>, pieces: Pieces): number =>
  order.items.reduce((sum, { id, unitTotal }) => sum + refundShare(order, unitTotal, pieces[id] ?? 0), 0);
