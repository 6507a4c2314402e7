import { AppError } from '#shared/contract/errors.ts';
import type { FileReply } from '#shared/contract/file-reply.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { maxLabels } from '#shared/catalogue/label-sheets.ts';
import type { printLabels as contract } from '#shared/catalogue/labels.contract.ts';
import { taxOf } from '#shared/values/money.ts';
import { chunk } from '#functions/platform/chunk.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { forEverybody, priceOf } from '../views/priced-card.ts';
import { findLabelled } from '../warehouses/shelf-label.ts';
import { type GoodsLabel, labelPaper } from './label-paper.ts';

type LabelOrder = BodyOf<typeof contract>;
type Product = NonNullable<Awaited<ReturnType<typeof findLabelled>>>;

/** Builds the labels of a product, or one per variant, with today's price for everybody including tax. */
function labelsOf({ card, detail }: Product, variantId: string | null, at: Date): GoodsLabel[] {
  const variants =
    variantId === null ? detail.variants : detail.variants.filter(({ id }) => id === variantId);
  if (variantId !== null && variants.length === 0) throw new AppError('VARIANT_NOT_FOUND');
  const each = variants.length > 0 ? variants : [undefined];
  return each.map((variant) => {
    const { price } = priceOf(card, variant, forEverybody(at));
    return {
      name: variant ? `${card.name} · ${variant.value}` : card.name,
      price: price + taxOf(price, card.taxRate),
      code: (variant ? variant.sku : detail.barCode) || card.code,
    };
  });
}

const productsAtOnce = 20;

async function findAll(context: Context, ids: readonly string[]): Promise<Map<string, Product>> {
  const known = new Map<string, Product>();
  for (const some of chunk(ids, productsAtOnce)) {
    const found = await Promise.all(some.map((id) => findLabelled(context, id)));
    for (const product of found) if (product) known.set(product.card.id, product);
  }
  return known;
}

/** Prints labels for goods in the requested numbers. */
export async function printLabels(context: Context, { sheet, lines }: LabelOrder): Promise<FileReply> {
  const at = context.now();
  const known = await findAll(context, [...new Set(lines.map(({ productId }) => productId))]);
  const wanted = lines.map(({ productId, variantId, copies }) => {
    const product = known.get(productId);
    if (!product) throw new AppError('PRODUCT_NOT_FOUND');
    return { labels: labelsOf(product, variantId, at), copies };
  });
  const count = wanted.reduce((sum, { labels, copies }) => sum + labels.length * copies, 0);
  if (count > maxLabels) throw new AppError('LABELS_TOO_MANY', { params: { count, most: maxLabels } });
  const labels = wanted.flatMap((one) =>
    one.labels.flatMap((label) => Array.from({ length: one.copies }, () => label)),
  );
  return { name: `tem-hang-hoa-${count}.pdf`, bytes: labelPaper(sheet, labels, at) };
}
