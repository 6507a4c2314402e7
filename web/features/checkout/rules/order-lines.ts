import type { CartItem } from '#shared/cart/cart.ts';
import type { CheckoutIssue, Quote } from '#shared/orders/place-order.contract.ts';
import type { OrderItem } from '#shared/orders/order.ts';

/** A line of the order with its price change since it was put into the cart. */
export type ReviewLine = { item: OrderItem; since: number };

export type ReviewGroup = { id: string; name: string; slug: string; lines: ReviewLine[]; amount: number };

const moved = (item: OrderItem, cart: readonly CartItem[]): number => {
  const line = cart.find(({ cartItemId }) => cartItemId === item.id);
  return line?.priceChanged ? item.unitTotal - line.addedUnitTotal : 0;
};

/** Groups lines by business, in the order they were added. */
export function groupsOf({ items }: Pick<Quote, 'items'>, cart: readonly CartItem[]): ReviewGroup[] {
  const groups = Map.groupBy(items, ({ business }) => business.id);
  return [...groups].flatMap(([id, members]) => {
    const [first] = members;
    if (!first) return [];
    const lines = members.map((item) => ({ item, since: moved(item, cart) }));
    return [
      { ...first.business, id, lines, amount: members.reduce((sum, { subtotal }) => sum + subtotal, 0) },
    ];
  });
}

/** A problem of a line, with the cart's line for its picture. */
export type Obstacle = { issue: CheckoutIssue; line: CartItem | undefined };

export const obstaclesOf = ({ issues }: Pick<Quote, 'issues'>, cart: readonly CartItem[]): Obstacle[] =>
  issues.map((issue) => ({
    issue,
    line: cart.find(({ cartItemId }) => cartItemId === issue.cartItemId),
  }));

export const piecesOf = (items: readonly OrderItem[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);
