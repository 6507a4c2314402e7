import { booksNaming } from '#functions/domain/pricing/books-naming.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { isInUse } from '../views/filed-products.ts';
import { businessOwners, businessSlugs } from '../records/catalogue-names.ts';
import { businessRecord } from '../records/catalogue-records.ts';
import { requireUnfiled, listProductsByLabel } from '../records/category-labels.ts';
import { dropPicture } from '../records/shown-picture.ts';
import { makerRows } from './makers.ts';
import { type FiledMakers, readFiledMakers } from './read-makers.ts';
import { getStored } from './staff-businesses.ts';

/** Deletes a business that no product or brand refers to; refused if one starts to meanwhile. */
export async function deleteBusiness(context: Context, id: string, given?: FiledMakers): Promise<void> {
  await retry(async () => {
    const known = await getStored(context, id);
    const at = context.now();
    await listProductsByLabel(known, at);
    const { makers, products } = given ?? (await readFiledMakers());
    const brands = (await makerRows(makers)).brands
      .filter(({ businessId }) => businessId === id)
      .map((brand) => ({ path: `brands/${brand.id}`, name: brand.name }));
    const books = await booksNaming(context, { kind: 'business', businessId: id });
    const refusal = await isInUse(
      'BUSINESS_IN_USE',
      [...brands, ...books],
      { kind: 'business', ids: [id] },
      products,
    );
    if (refusal) throw refusal;
    const written = await context.table.write([
      ...businessRecord.softDelete(known, requireUnfiled(known)),
      ...businessSlugs.release(known.slug),
      ...(known.userId === null ? [] : businessOwners.release(known.userId)),
      ...dropPicture({ shown: known.logo, pictureId: known.logoId }, at),
    ]);
    return written ? again : undefined;
  });
}
