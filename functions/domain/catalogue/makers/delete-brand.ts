import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { isInUse } from '../views/filed-products.ts';
import { brandSlugs } from '../records/catalogue-names.ts';
import { brandRecord } from '../records/catalogue-records.ts';
import { requireUnfiled, listProductsByLabel } from '../records/category-labels.ts';
import { type Products, readProducts } from '../views/read-products.ts';
import { getStoredBrand } from './staff-brands.ts';

/** Deletes a brand that no product has; if a product gets it at the same moment, the delete is refused. */
export async function deleteBrand(context: Context, id: string, products?: Products): Promise<void> {
  await retry(async () => {
    const known = await getStoredBrand(context, id);
    await listProductsByLabel(known, context.now());
    const rows = products ?? (await readProducts());
    const refusal = await isInUse('BRAND_IN_USE', [], { kind: 'brand', ids: [id] }, rows);
    if (refusal) throw refusal;
    const written = await context.table.write([
      ...brandRecord.softDelete(known, requireUnfiled(known)),
      ...brandSlugs.release(known.slug),
    ]);
    return written ? again : undefined;
  });
}
