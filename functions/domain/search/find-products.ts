import type { ProductCard } from '#shared/catalogue/product.ts';
import { findCardByCode } from '#functions/domain/catalogue/products/find-product.ts';
import { likelyProducts } from '#functions/domain/catalogue/search/product-suggestions.ts';
import type { Source } from './source.ts';

const hitOf = ({ id, name, code, business, thumbnail, ground }: ProductCard, exact: boolean) => ({
  id,
  title: name,
  hint: `${code} · ${business.name}`,
  code,
  exact,
  picture: { image: thumbnail, ground },
});

/** By its code also what is not on sale. */
export const findProducts: Source = async (context, text, most) => {
  const [meant, likely] = await Promise.all([findCardByCode(context, text), likelyProducts(text, most)]);
  const others = likely.filter(({ id }) => id !== meant?.id);
  return [...(meant ? [hitOf(meant, true)] : []), ...others.map((card) => hitOf(card, false))];
};
