import type { ProductCard } from '#shared/catalogue/product.ts';
import { remembered, useRemembered } from '#web/platform/memory/remembered.ts';

const most = 20;

/** Product data of a small card. Its price may be slightly old; the product's page shows the current one. */
export type ViewedProduct = Pick<ProductCard, 'slug' | 'name' | 'image' | 'ground' | 'total'>;

const isViewed = (value: unknown): value is ViewedProduct => {
  const { slug, name, image, ground, total } = (value ?? {}) as Record<string, unknown>;
  const texts = [slug, name, image].every((text) => typeof text === 'string');
  return texts && slug !== '' && Number.isInteger(ground) && Number.isInteger(total);
};

export const viewedIn = (kept: unknown): readonly ViewedProduct[] =>
  Array.isArray(kept) ? kept.filter(isViewed).slice(0, most) : [];

/** Adds a product to the list: newest first, each product once, at most 20. */
export function withViewed(
  list: readonly ViewedProduct[],
  { slug, name, image, ground, total }: ViewedProduct,
): ViewedProduct[] {
  const others = list.filter((known) => known.slug !== slug);
  return [{ slug, name, image, ground, total }, ...others].slice(0, most);
}

const viewed = remembered('cholang-recently-viewed', viewedIn);

/** Stores a product as viewed; called when its page is shown. */
export const rememberViewed = (product: ViewedProduct): void =>
  viewed.keep(withViewed(viewed.read(), product));

export const forgetViewed = viewed.forget;

/** Returns the products viewed in this browser, newest first. */
export const useRecentlyViewed = (): readonly ViewedProduct[] => useRemembered(viewed);
