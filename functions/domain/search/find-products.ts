import type { ProductCard } from '#shared/catalogue/product.ts';
import { findCardsByCode } from '#functions/domain/catalogue/products/find-by-code.ts';
import { offSaleProducts } from '#functions/domain/catalogue/search/off-sale-products.ts';
import { likelyProducts } from '#functions/domain/catalogue/search/product-suggestions.ts';
import type { Source } from './source.ts';

type ProductFacts = Pick<ProductCard, 'id' | 'name' | 'code' | 'business' | 'thumbnail' | 'ground'>;

const hitOf = ({ id, name, code, business, thumbnail, ground }: ProductFacts, exact: boolean) => ({
  id,
  title: name,
  hint: `${code} · ${business.name}`,
  code,
  exact,
  picture: { image: thumbnail, ground },
});

/** Places reserved for products that are not on sale; best sellers would take them all. */
const maxOffSale = 2;

/** Products by code, barcode, SKU or name, including those that are not on sale. */
export const findProducts: Source = async (context, text, most) => {
  const [meant, likely, offSale] = await Promise.all([
    findCardsByCode(context, text),
    likelyProducts(text, most),
    offSaleProducts(text, most),
  ]);
  const known = new Set(meant.map(({ id }) => id));
  const aside = offSale.filter(({ id }) => !known.has(id));
  const kept = Math.max(0, most - meant.length - Math.min(aside.length, maxOffSale));
  const shown = likely.filter(({ id }) => !known.has(id)).slice(0, kept);
  return [
    ...meant.map((card) => hitOf(card, true)),
    ...[...shown, ...aside].map((card) => hitOf(card, false)),
  ];
};
