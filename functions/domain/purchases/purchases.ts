import type { Context } from '#functions/platform/table/context.ts';
import { Purchase } from './purchase.ts';
import { purchaseKeys } from './purchase-keys.ts';

/** More orders with the same product than anybody reviews. */
const mostOrders = 100;

type OwnPurchase = { userId: string; productId: string };

/** What a member bought of a product, newest first. */
export async function listPurchases(
  { table }: Pick<Context, 'table'>,
  { userId, productId }: OwnPurchase,
): Promise<Purchase[]> {
  const asked = {
    pk: purchaseKeys.partition(userId),
    startsWith: purchaseKeys.ofProduct(productId),
    limit: mostOrders,
  };
  const { items } = await table.list(asked, Purchase);
  return items.toSorted((a, b) => b.boughtAt.localeCompare(a.boughtAt));
}

/** A member's purchase of a product: that of one order, or the newest. */
export async function findPurchase(
  { table }: Pick<Context, 'table'>,
  { userId, productId, orderId }: OwnPurchase & { orderId?: string },
): Promise<Purchase | undefined> {
  if (orderId) return table.get(purchaseKeys.purchase(userId, productId, orderId), Purchase);
  return (await listPurchases({ table }, { userId, productId }))[0];
}

/** What a member bought in an order of theirs; nothing when it is not theirs or not complete. */
export async function listPurchasesOfOrder(
  { table }: Pick<Context, 'table'>,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Purchase[]> {
  const asked = {
    index: 'gsi1',
    pk: purchaseKeys.orderPartition(userId, orderId),
    limit: mostOrders,
  } as const;
  return (await table.list(asked, Purchase)).items;
}

const pageOfPurchases = 50;

/** What a member said of all they ever bought, by id, a page at a time. */
export async function* reviewIdsOf(
  { table }: Pick<Context, 'table'>,
  userId: string,
): AsyncGenerator<string[]> {
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
