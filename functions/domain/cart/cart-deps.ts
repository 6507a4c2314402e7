import type { OfferResult, Offer, OfferQuery } from '#functions/domain/catalogue/products/product-offers.ts';
import { findOffer, isWarehouse, listOffers } from '#functions/domain/catalogue/products/product-offers.ts';
import { now } from '#functions/platform/clock.ts';
import { table } from '#functions/platform/table/table.ts';
import { type CartRepository, createCartRepository } from './cart-repository.ts';

export type CartDeps = {
  carts: CartRepository;
  findOffer: (productId: string, variantId?: string) => Promise<OfferResult>;
  listOffers: (wanted: readonly OfferQuery[]) => Promise<(Offer | undefined)[]>;
  isWarehouse: (id: string) => Promise<boolean>;
  now: () => Date;
};

/** What carts need, from this deployment. */
export const cartDeps = (): CartDeps => ({
  carts: createCartRepository(table()),
  findOffer: (productId, variantId) => findOffer(table(), productId, variantId),
  listOffers: (wanted) => listOffers(table().recent, wanted),
  isWarehouse: (id) => isWarehouse(table(), id),
  now,
});
