import type { Order, OrderItem } from '#shared/orders/order.ts';
import { refundShare } from '#shared/returns/refund-share.ts';
import type { ReturnMethod, ReturnOrder, ReturnReason } from '#shared/returns/return-order.ts';
import { type Resolution, setsFree } from '#shared/returns/return-status.ts';

export const reasons = [
  'damaged',
  'wrong_item',
  'not_as_described',
  'missing_parts',
  'poor_quality',
  'changed_mind',
  'other',
] as const satisfies readonly ReturnReason[];

export const mostNote = 1000;

/** What is chosen while the form is filled. */
export type ReturnDraft = {
  /** Pieces by line; none means that the line stays. */
  pieces: Record<string, number>;
  reason: ReturnReason | undefined;
  resolution: Resolution;
  method: ReturnMethod;
  note: string;
};

export const emptyDraft = (items: readonly ReturnableLine[]): ReturnDraft => {
  const [only, ...others] = items.filter(({ left }) => left > 0);
  return {
    // Where there is no choice, none is asked for.
    pieces: only && others.length === 0 ? { [only.item.id]: only.left } : {},
    reason: undefined,
    resolution: 'refund',
    method: 'pickup',
    note: '',
  };
};

export type ReturnableLine = { item: OrderItem; left: number };

/** What of an order can still go back: all that is in no other return. */
export function returnableLines(
  order: Pick<Order, 'items'>,
  returns: readonly ReturnOrder[],
): ReturnableLine[] {
  const held = returns.filter(({ status }) => !setsFree(status)).flatMap(({ items }) => items);
  return order.items.map((item) => {
    const away = held
      .filter(({ itemId }) => itemId === item.id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return { item, left: Math.max(0, item.quantity - away) };
  });
}

export const piecesOf = ({ pieces }: Pick<ReturnDraft, 'pieces'>): number =>
  Object.values(pieces).reduce((sum, quantity) => sum + quantity, 0);

/** What would go back, counted by the rule the server counts by. */
export const refundOf = (
  order: Pick<Order, 'items' | 'subtotal' | 'vouchers'>,
  { pieces }: ReturnDraft,
): number =>
  order.items.reduce((sum, { id, unitTotal }) => sum + refundShare(order, unitTotal, pieces[id] ?? 0), 0);

export type DraftProblem = 'items' | 'reason' | 'note';

export const problemsOf = (draft: ReturnDraft): DraftProblem[] => [
  ...(piecesOf(draft) === 0 ? (['items'] as const) : []),
  ...(draft.reason ? [] : (['reason'] as const)),
  ...(draft.note.length > mostNote ? (['note'] as const) : []),
];
