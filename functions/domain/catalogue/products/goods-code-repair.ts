import * as z from 'zod';
import type { Repair } from '#functions/platform/rewrites/rewrite.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { readTexts } from './find-product.ts';
import { goodsCodeClaims } from './goods-codes.ts';

const Detail = z.object({ pk: z.string().regex(/^PRODUCT#/) });
/** Refusal of a code that is already reserved, by this product or by another with the same code. */
const reserved = 'reserved';

/**
 * Reserves the SKUs and barcodes of products that are older than such reservations. If two products share a
 * code, the first one found gets it; the other keeps working, and its next save is refused with a message.
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
