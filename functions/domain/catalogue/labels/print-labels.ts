import { AppError } from '#shared/contract/errors.ts';
import type { FileReply } from '#shared/contract/file-reply.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { type LabelSheetName, maxLabels } from '#shared/catalogue/label-sheets.ts';
import type { printLabels as contract } from '#shared/catalogue/labels.contract.ts';
import { formatVnd, taxOf } from '#shared/values/money.ts';
import { chunk } from '#functions/platform/chunk.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { isCode128 } from '#functions/platform/pdf/code128.ts';
import { drawBarcode } from '#functions/platform/pdf/codes.ts';
import { type LabelBox, labelPages, type LabelSheet } from '#functions/platform/pdf/labels.ts';
import { bytesOf, lineHeight, type Paper, write } from '#functions/platform/pdf/paper.ts';
import { forEverybody, priceOf } from '../views/priced-card.ts';
import { findLabelled } from '../warehouses/shelf-label.ts';

type GoodsLabel = { name: string; price: number; code: string };

const sheets: Record<LabelSheetName, LabelSheet> = {
  'a4-65': { page: 'a4', columns: 5, rows: 13, width: 38, height: 21.2 },
  'a4-24': { page: 'a4', columns: 3, rows: 8, width: 70, height: 36 },
  roll: { page: [50, 30], columns: 1, rows: 1, width: 50, height: 30 },
};

const padding = 2;

/** Draws a label: the name on at most two lines, the barcode with its text, and the price. */
function drawLabel(paper: Paper, { name, price, code }: GoodsLabel, box: LabelBox): void {
  const isSmall = box.height < 25;
  const [nameSize, codeSize, priceSize] = isSmall ? [6, 5.5, 8] : [8, 7, 11];
  const place = { x: box.x + padding, width: box.width - 2 * padding };
  const top = box.y + padding * 0.75;
  const nameHeight = write(paper, name, { ...place, y: top, most: 2 }, { size: nameSize });
  const priceTop = box.y + box.height - padding * 0.75 - lineHeight(priceSize);
  write(paper, formatVnd(price), { ...place, y: priceTop }, { size: priceSize, bold: true, align: 'center' });
  const codeTop = priceTop - lineHeight(codeSize);
  write(paper, code, { ...place, y: codeTop, most: 1 }, { size: codeSize, align: 'center' });
  const y = top + nameHeight + 0.5;
  // A code with other characters has no barcode; people type it.
  if (isCode128(code)) drawBarcode(paper, code, { ...place, y, height: codeTop - y });
}

/** Prints labels one after another on standard label sheets. */
export const labelPaper = (sheet: LabelSheetName, labels: readonly GoodsLabel[], at: Date) =>
  bytesOf(labelPages({ title: 'Tem hàng hóa', at, sheet: sheets[sheet] }, labels, drawLabel));

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
