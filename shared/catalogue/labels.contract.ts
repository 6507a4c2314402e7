import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { FileReply } from '../contract/file-reply.ts';
import { defineRoute } from '../contract/route.ts';
import { labelSheetNames, maxLabels } from './label-sheets.ts';
import { ProductId } from './product.ts';

const LabelLine = z.strictObject({
  productId: ProductId,
  variantId: z
    .string()
    .min(1)
    .max(160)
    .nullable()
    .default(null)
    .describe('Left out: the product, or each variant of it'),
  copies: z.int().min(1).max(maxLabels),
});

export const printLabels = defineRoute({
  name: 'catalogue/print-labels',
  summary: 'Labels of products as a PDF: name, price and barcode, so many of each',
  method: 'POST',
  path: '/admin/products/labels',
  access: staff('products.write'),
  body: z.strictObject({
    sheet: z.enum(labelSheetNames),
    lines: z.array(LabelLine).min(1).max(100),
  }),
  file: 'application/pdf',
  reply: FileReply,
  errors: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'LABELS_TOO_MANY'],
  limit: { calls: 60, seconds: 60 },
});
