import type { Product } from '#shared/catalogue/product.ts';

type Variant = Product['variants'][number];
export type VariantGroup = { name: string; variants: Variant[] };

/** Variants by what they vary ('Màu', 'Cỡ'), in the order they were given. */
export function variantGroups(variants: readonly Variant[]): VariantGroup[] {
  const groups = new Map<string, Variant[]>();
  for (const variant of variants) groups.set(variant.name, [...(groups.get(variant.name) ?? []), variant]);
  return Array.from(groups, ([name, members]) => ({ name, variants: members }));
}

/** What the page shows before anything is chosen: the first one that can be had. */
export const firstVariant = (variants: readonly Variant[]): Variant | undefined =>
  variants.find(({ stock }) => stock > 0) ?? variants[0];
