import * as z from 'zod';
import type { Repair } from '#functions/platform/rewrites/rewrite.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { readTexts } from './find-product.ts';
import { goodsCodeClaims } from './goods-codes.ts';

const Detail = z.object({ pk: z.string().regex(/^PRODUCT#/) });
/** The refusal where the code is reserved: for this product, or for another that has it too. */
const reserved = 'reserved';

/**
 * Reserves the SKUs and barcodes of products from before they were reserved. Where two products share one, the first that
 * is met gets it; the other keeps working and is told when it is saved next.
 */
export const reserveOlderGoodsCodes: Repair = {
  name: 'reserve-goods-codes',
  entities: ['product-detail'],
  async repair({ table }, item) {
    const { data: detail } = Detail.safeParse(item);
    const [product] = detail ? await readTexts(table, [detail.pk.slice('PRODUCT#'.length)]) : [];
    let written = false;
    for (const claim of product ? goodsCodeClaims(product) : [])
      if (!(await table.write([create(claim, { refusal: reserved })]))) written = true;
    return written;
  },
};
