import { setsFree, type ReturnStatus } from './return-status.ts';

type ReturnSummary = { status: ReturnStatus; items: readonly { itemId: string; quantity: number }[] };
export type ReturnableItem<Item> = { item: Item; left: number };

/** Computes how many pieces of each line can still be returned: all that are in no other return. */
export function returnableLines<Item extends { id: string; quantity: number }>(
  order: { items: readonly Item[] },
  returns: readonly ReturnSummary[],
): ReturnableItem<Item>[] {
  const held = returns.filter(({ status }) => !setsFree(status)).flatMap(({ items }) => items);
  return order.items.map((item) => {
    const away = held
      .filter(({ itemId }) => itemId === item.id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return { item, left: Math.max(0, item.quantity - away) };
  });
}
