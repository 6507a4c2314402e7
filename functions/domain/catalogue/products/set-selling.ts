import type { setProductSelling as contract } from '#shared/catalogue/admin-products.contract.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { cardRecord, productConflict } from '../records/catalogue-records.ts';
import { otherCodesOf } from '../views/product-record.ts';
import { requireProduct } from './find-product.ts';
import { withHistory } from './product-history.ts';
import { productItems } from './product-items.ts';

/** Puts a product on sale or takes it off, even while others edit it. A repeat changes nothing. */
export async function setSelling(
  context: Context,
  { id, isActive }: { id: string; isActive: boolean },
): Promise<ReplyOf<typeof contract>> {
  const changed = await retry(async () => {
    const known = await requireProduct(context, id);
    if (known.card.isActive === isActive) return false;
    const updatedAt = context.now().toISOString();
    // Older cards lack `otherCodes`, by which staff find products.
    const otherCodes = otherCodesOf(known.detail);
    const { after, writes } = cardRecord.replace(known.card, { isActive, otherCodes, updatedAt });
    const [, detail] = productItems(withHistory({ ...known, card: after }, known));
    if (!detail) throw new Error('A product has a detail');
    const refusal = await context.table.write([...writes, put(detail)]);
    return refusal === productConflict ? again : true;
  });
  return { id, isActive, allowsSale: isActive, changed };
}
