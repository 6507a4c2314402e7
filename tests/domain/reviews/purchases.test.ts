import { beforeEach, describe, expect, it } from 'vitest';
import {
  giveBackReview,
  type Purchase,
  purchaseItem,
  recordPurchases,
  takeReview,
} from '#functions/domain/reviews/purchase.ts';
import {
  findPurchase,
  listPurchases,
  listPurchasesOfOrder,
  reviewIdsOf,
} from '#functions/domain/reviews/purchases.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

let memory: ReturnType<typeof memoryTable>;
beforeEach(() => {
  memory = memoryTable();
});

const own = { userId: 'lan', productId: 'tea' };
const complete = (
  orderId: string,
  completedAt: string,
  lines: { productId: string; variantName?: string | null }[],
) => memory.table.write(recordPurchases({ orderId, buyerId: 'lan', completedAt, lines }));

describe('what a member bought and received', () => {
  it('is each product of an order once, with all that was chosen of it', async () => {
    await complete('o1', '2026-11-01', [
      { productId: 'tea', variantName: 'Hộp' },
      { productId: 'tea', variantName: 'Túi' },
      { productId: 'tea', variantName: 'Hộp' },
      { productId: 'cup', variantName: null },
      { productId: 'cup' },
    ]);
    expect(
      (await listPurchasesOfOrder(memory, { userId: 'lan', orderId: 'o1' })).map((one) => [
        one.productId,
        one.variants,
      ]),
    ).toEqual([
      ['cup', []],
      ['tea', ['Hộp', 'Túi']],
    ]);
    expect(await listPurchasesOfOrder(memory, { userId: 'mai', orderId: 'o1' })).toEqual([]);
  });

  it('is listed newest first, and found by its order or as the newest', async () => {
    await complete('o1', '2026-11-03', [{ productId: 'tea' }]);
    await complete('o2', '2026-11-01', [{ productId: 'tea' }]);
    await complete('o3', '2026-11-02', [{ productId: 'tea' }, { productId: 'tea-pot' }]);
    expect((await listPurchases(memory, own)).map(({ orderId }) => orderId)).toEqual(['o1', 'o3', 'o2']);
    expect((await findPurchase(memory, own))?.orderId).toBe('o1');
    expect((await findPurchase(memory, { ...own, orderId: 'o2' }))?.boughtAt).toBe('2026-11-01');
    expect(await findPurchase(memory, { ...own, orderId: 'o9' })).toBeUndefined();
    expect(await findPurchase(memory, { ...own, userId: 'mai' })).toBeUndefined();
  });

  it('stays as it was when its order is completed again, its review too', async () => {
    await complete('o1', '2026-11-01', [{ productId: 'tea', variantName: 'Hộp' }]);
    const [purchase] = await listPurchases(memory, own);
    if (!purchase) throw new Error('It was bought');
    await memory.table.write([takeReview(purchase, 'r1', 'no')]);
    await complete('o1', '2026-12-01', [{ productId: 'tea' }]);
    expect(await listPurchases(memory, own)).toEqual([{ ...purchase, reviewId: 'r1' }]);
  });

  it('is reviewed once, and again when the review is gone', async () => {
    await complete('o1', '2026-11-01', [{ productId: 'tea' }]);
    const purchase: Purchase = { ...own, orderId: 'o1', boughtAt: '2026-11-01' };
    expect([
      await memory.table.write([takeReview(purchase, 'r1', 'no')]),
      await memory.table.write([takeReview(purchase, 'r2', 'no')]),
    ]).toEqual([undefined, 'no']);
    await memory.table.write([giveBackReview(purchase)]);
    expect(await memory.table.write([takeReview(purchase, 'r3', 'no')])).toBeUndefined();
    expect((await findPurchase(memory, own))?.reviewId).toBe('r3');
    expect(await memory.table.write([takeReview({ ...purchase, orderId: 'o9' }, 'r4', 'no')])).toBe('no');
  });

  it('leads to all reviews of a member, page by page', async () => {
    memory.put(
      Array.from({ length: 120 }, (_, nth) =>
        purchaseItem({
          ...own,
          productId: `p${nth}`,
          orderId: 'o',
          boughtAt: '',
          ...(nth % 2 === 0 && { reviewId: `r${nth}` }),
        }),
      ),
    );
    const pages: string[][] = [];
    for await (const page of reviewIdsOf(memory, 'lan')) pages.push(page);
    expect([pages.length, new Set(pages.flat()).size]).toEqual([3, 60]);
  });
});
