import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { arrangeShelves, saleDue } from '#functions/domain/catalogue/products/flash-sale.ts';
import { type Due, scheduleDue } from '#functions/domain/due/due-items.ts';
import { endHolds, isLapsed } from '#functions/domain/orders/placing/sale-holds.ts';
import type { Context } from '#functions/platform/table/context.ts';

/**
 * Maintains a product on flash sale every minute until its shelves are whole again: returns holds whose order
 * never came, and spreads cancelled, returned or new pieces over the shards.
 */
export async function maintainFlashSale(context: Context, { of: productId }: Due): Promise<void> {
  const { table, now } = context;
  const record = await findProduct(context, productId);
  if (!record) return;
  const holds = record.stocks.flatMap(({ split }) => (split?.shards ?? []).flatMap((one) => one.holds));
  await endHolds(
    context,
    holds.filter((hold) => isLapsed(hold, now())),
  );
  const { isOver } = await arrangeShelves(context, record);
  if (!isOver) await table.write([scheduleDue(saleDue(productId, now()))]);
}
