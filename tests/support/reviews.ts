import { newId } from '#shared/values/ids.ts';
import { createReview } from '#shared/reviews/write-review.contract.ts';
import { recordPurchases } from '#functions/domain/reviews/purchase.ts';
import { aProduct, stock } from './catalogue.ts';
import type { Member, World } from './world.ts';

/** Helpers for purchases and reviews in a world. */
export function reviewing(world: World) {
  async function aStockedProduct(name = 'Trà sen Tây Hồ') {
    const product = aProduct({ name: `${name} ${newId().slice(-6)}` });
    await stock(world, [product]);
    return product.card;
  }

  async function bought(
    buyer: { id: string },
    productId: string,
    {
      orderId = newId(),
      variants = [null],
    }: { orderId?: string; variants?: readonly (string | null)[] } = {},
  ): Promise<string> {
    const order = {
      orderId,
      buyerId: buyer.id,
      completedAt: new Date().toISOString(),
      lines: variants.map((variantName) => ({ productId, variantName })),
    };
    await world.table.write(recordPurchases(order));
    return orderId;
  }

  async function aBuyer(productId: string, given: Parameters<World['aMember']>[0] = {}) {
    const member = await world.aMember(given);
    return { ...member, orderId: await bought(member, productId) };
  }

  const say = (
    { accessToken: token, orderId }: Member & { orderId: string },
    productId: string,
    body: { rating?: 1 | 2 | 3 | 4 | 5; comment?: string; media?: string[] } = {},
  ) =>
    world.send(createReview, {
      token,
      body: { productId, orderId, rating: 5, comment: 'Hàng đúng mô tả, sẽ mua lại.', ...body },
    });

  /** Product with one review for each of these star counts. */
  async function aReviewedProduct(stars: readonly (1 | 2 | 3 | 4 | 5)[]) {
    const product = await aStockedProduct();
    const reviews = [];
    for (const rating of stars) {
      const buyer = await aBuyer(product.id);
      reviews.push({ ...(await say(buyer, product.id, { rating })).body, buyer });
    }
    return { product, reviews };
  }

  return { aStockedProduct, bought, aBuyer, say, aReviewedProduct };
}
