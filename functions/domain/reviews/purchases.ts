import type { TableContext } from '#functions/platform/table/context.ts';
import { Purchase } from './purchase.ts';
import { purchaseKeys } from './purchase-keys.ts';

/** Maximum number of purchases that are read. Nobody reviews more orders of one product. */
const maxOrders = 100;

type OwnPurchase = { userId: string; productId: string };

/** Lists a member's purchases of a product, newest first. */
export async function listPurchases(
  { table }: TableContext,
  { userId, productId }: OwnPurchase,
): Promise<Purchase[]> {
  const asked = {
    pk: purchaseKeys.partition(userId),
    startsWith: purchaseKeys.ofProduct(productId),
    limit: maxOrders,
  };
  const { items } = await table.list(asked, Purchase);
  return items.toSorted((a, b) => b.boughtAt.localeCompare(a.boughtAt));
}

/** Finds a member's purchase of a product in one order, or the newest one. */
export async function findPurchase(
  { table }: TableContext,
  { userId, productId, orderId }: OwnPurchase & { orderId?: string },
): Promise<Purchase | undefined> {
  if (orderId) return table.get(purchaseKeys.purchase(userId, productId, orderId), Purchase);
  return (await listPurchases({ table }, { userId, productId }))[0];
}

/** Lists a member's purchases in an order; none if it is another member's or not completed. */
export async function listPurchasesOfOrder(
  { table }: TableContext,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Purchase[]> {
  const asked = {
    index: 'gsi1',
    pk: purchaseKeys.orderPartition(userId, orderId),
    limit: maxOrders,
  } as const;
  return (await table.list(asked, Purchase)).items;
}

const pageOfPurchases = 50;

/** Yields the ids of a member's reviews, page by page. */
export async function* reviewIdsOf({ table }: TableContext, userId: string): AsyncGenerator<string[]> {
  let cursor: string | undefined;
  do {
    const page = await table.list(
      { pk: purchaseKeys.partition(userId), limit: pageOfPurchases, cursor },
      Purchase,
    );
    yield page.items.flatMap(({ reviewId }) => reviewId ?? []);
    ({ cursor } = page);
  } while (cursor);
}
