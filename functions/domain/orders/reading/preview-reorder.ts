import type * as z from 'zod';
import type { previewReorder as contract, ReorderLine } from '#shared/orders/member-orders.contract.ts';
import type { OrderItem } from '#shared/orders/order.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import {
  findOffer,
  type OfferResult,
  noVariantId,
} from '#functions/domain/catalogue/products/product-offers.ts';
import { capOf, unitTotalOf } from '#functions/domain/cart/cart-line.ts';
import { pricingFor } from '#functions/domain/price-books/pricing-for.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type OrderName, requireOrder } from './read-orders.ts';

type Line = z.infer<typeof ReorderLine>;

function changeOf(item: OrderItem, available: number, now: number | null): Line['change'] {
  if (now === null) return 'gone';
  if (available === 0) return 'out_of_stock';
  if (available < item.quantity) return 'fewer';
  if (now === item.unitTotal) return 'same';
  return now > item.unitTotal ? 'dearer' : 'cheaper';
}

function lineOf(item: OrderItem, found: OfferResult): Line {
  const offer = typeof found === 'object' ? found : undefined;
  const available = offer ? capOf(offer) : 0;
  const nowUnitTotal = offer ? unitTotalOf(offer) : null;
  const { productId, variantId, name, variantName, slug, image, ground, quantity, unitTotal } = item;
  return {
    productId,
    variantId,
    name,
    variantName,
    slug: offer?.card.slug ?? slug,
    image,
    ground,
    quantity,
    available,
    thenUnitTotal: unitTotal,
    nowUnitTotal,
    change: changeOf(item, available, nowUnitTotal),
  };
}

/** Previews the same order at today's prices, as far as the goods are available; no cart changes. */
export async function previewReorder(context: Context, name: OrderName): Promise<ReplyOf<typeof contract>> {
  const { items, subtotal } = await requireOrder(context, name);
  const { asker } = name;
  const owner = asker.kind === 'member' ? asker : ({ kind: 'guest' } as const);
  const pricing = pricingFor(context, owner);
  const found = await Promise.all(
    items.map(({ productId, variantId }) =>
      findOffer(context.table, productId, variantId ?? noVariantId, pricing),
    ),
  );
  const lines = items.map((item, place) => lineOf(item, found[place]));
  const total = lines.reduce(
    (sum, { nowUnitTotal, quantity, available }) => sum + (nowUnitTotal ?? 0) * Math.min(quantity, available),
    0,
  );
  return { items: lines, total, thenTotal: subtotal };
}
