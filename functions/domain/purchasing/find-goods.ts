import type { ReplyOf } from '#shared/contract/route.ts';
import {
  type findPurchaseGoods as findContract,
  type matchGoods as matchContract,
  maxGoodsFound,
  type PurchasableGood,
} from '#shared/purchasing/purchases.contract.ts';
import { isUnit } from '#shared/catalogue/unit.ts';
import { tidy } from '#shared/values/text.ts';
import { noVariantId } from '#functions/domain/catalogue/products/product-offers.ts';
import { findProductIdByCode } from '#functions/domain/catalogue/products/find-product.ts';
import { likelyForStaff } from '#functions/domain/catalogue/products/admin-products.ts';
import { findLabelled, readShelves } from '#functions/domain/catalogue/warehouses/shelf-label.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { goodOf, usualTaxRate } from './name-lines.ts';

const maxProducts = 8;

/** Returns the cost on the shelf with the most pieces, as the initial cost of a new purchase. */
function usualCost(
  shelves: Awaited<ReturnType<typeof readShelves>>,
  variantId: string | null,
  pieces = 1,
): number {
  const [fullest] = shelves
    .filter((shelf) => shelf.variantId === (variantId ?? noVariantId) && shelf.cost > 0)
    .toSorted((a, b) => b.onHand - a.onHand);
  return Math.round((fullest?.cost ?? 0) * pieces);
}

/** A good, with the barcode that all variants of its product share. */
type CalledGood = { good: PurchasableGood; barCode: string };

/** Lists the goods of a product that can be ordered: each variant, or the product itself. */
async function goodsOf(context: Context, productId: string): Promise<CalledGood[]> {
  const product = await findLabelled(context, productId);
  if (!product) return [];
  // A unit is stocked as its base product, and its cost is that of the pieces in it.
  const [base] = isUnit(product.card) ? product.card.parts : [];
  const shelves = await readShelves(context, base?.productId ?? productId);
  const ids = product.detail.variants.length > 0 ? product.detail.variants.map(({ id }) => id) : [null];
  return ids.map((variantId) => ({
    good: {
      ...goodOf(product, variantId),
      cost: usualCost(shelves, variantId, base?.quantity),
      taxRate: usualTaxRate(product),
    },
    barCode: product.detail.barCode,
  }));
}

const fold = (code: string): string => tidy(code).toUpperCase();
const isCalled = ({ good: { code, codes }, barCode }: CalledGood, asked: string): boolean =>
  [code, barCode, ...codes].some((own) => fold(own) === asked);

async function goodsLike(context: Context, q: string, products: number): Promise<CalledGood[]> {
  const [meant, likely] = await Promise.all([findProductIdByCode(context, q), likelyForStaff(q, products)]);
  const ids = [...new Set([...(meant ? [meant] : []), ...likely])].slice(0, products);
  return (await Promise.all(ids.map((id) => goodsOf(context, id)))).flat();
}

/** Finds goods by a part of a name or code. Exact matches come first. */
export async function findPurchaseGoods(context: Context, q: string): Promise<ReplyOf<typeof findContract>> {
  const text = tidy(q);
  if (text === '') return { data: [] };
  const goods = await goodsLike(context, text, maxProducts);
  const asked = fold(text);
  const data = goods.toSorted((a, b) => Number(isCalled(b, asked)) - Number(isCalled(a, asked)));
  return { data: data.slice(0, maxGoodsFound).map(({ good }) => good) };
}

/** Finds the variant with this SKU or barcode, or all variants of the product with this code. */
async function matchOne(context: Context, code: string): Promise<PurchasableGood[]> {
  const asked = fold(code);
  const goods = await goodsLike(context, code, maxProducts);
  const exact = goods.find(({ good: { codes } }) => codes.some((own) => fold(own) === asked));
  const called = exact ? [exact] : goods.filter((good) => isCalled(good, asked));
  return called.slice(0, maxGoodsFound).map(({ good }) => good);
}

const codesAtOnce = 10;

/** Matches each code at its index: null if none or several match; several are returned as choices. */
export async function matchGoods(
  context: Context,
  codes: readonly string[],
): Promise<ReplyOf<typeof matchContract>> {
  const found: PurchasableGood[][] = [];
  for (let start = 0; start < codes.length; start += codesAtOnce)
    found.push(
      ...(await Promise.all(codes.slice(start, start + codesAtOnce).map((code) => matchOne(context, code)))),
    );
  return {
    data: found.map(([only, ...others]) => (only && others.length === 0 ? only : null)),
    choices: found.map((goods) => (goods.length > 1 ? goods : [])),
  };
}
