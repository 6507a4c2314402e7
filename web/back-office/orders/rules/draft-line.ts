import { maxLineQuantity } from '#shared/cart/limits.ts';
import type { Goods } from '#shared/inventory/goods.contract.ts';
import type { OrderItem } from '#shared/orders/order.ts';

/** Line of an order that is being written: goods and quantity. */
export type DraftLine = {
  productId: string;
  variantId: string | null;
  name: string;
  variantName: string | null;
  code: string;
  image: string;
  ground: number;
  quantity: number;
};

export const lineKey = ({ productId, variantId }: Pick<DraftLine, 'productId' | 'variantId'>): string =>
  `${productId} ${variantId ?? ''}`;

export const lineOfItem = (item: OrderItem): DraftLine => ({
  productId: item.productId,
  variantId: item.variantId,
  name: item.name,
  variantName: item.variantName,
  code: item.code,
  image: item.image,
  ground: item.ground,
  quantity: item.quantity,
});

export const lineOfGoods = ({ productName, ...goods }: Goods): DraftLine => ({
  productId: goods.productId,
  variantId: goods.variantId,
  name: productName,
  variantName: goods.variantName,
  code: goods.code,
  image: goods.image,
  ground: goods.ground,
  quantity: 1,
});

/** Increases the quantity of a line that exists, otherwise adds a new line. */
export function withMore(lines: readonly DraftLine[], added: DraftLine): DraftLine[] {
  const known = lines.some((line) => lineKey(line) === lineKey(added));
  if (!known) return [...lines, added];
  return lines.map((line) =>
    lineKey(line) === lineKey(added)
      ? { ...line, quantity: Math.min(maxLineQuantity, line.quantity + added.quantity) }
      : line,
  );
}

/** Lines for the request. */
export const wantedOf = (lines: readonly DraftLine[]) =>
  lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }));
