import * as z from 'zod';
import { tidy } from '../values/text.ts';
import { ComboPart, maxParts } from './combo.ts';
import { productTypes } from './product-choices.ts';

const text = (max: number, usual = '') => z.string().max(max).transform(tidy).default(usual);

/** A required text field. The same error is reported whether it is missing or blank. */
export const needed = (max: number, error: string) =>
  z
    .string({ error })
    .max(max * 2)
    .transform(tidy)
    .pipe(z.string().min(1, { error }).max(max));

/** Fields of a product that only staff see. Products older than these fields have none of them. */
export const ProductExtras = z.object({
  type: z.enum(productTypes).default('product'),
  /** Parts of a combo; empty for all other products. */
  parts: z
    .array(ComboPart.extend({ variantId: z.string().min(1).max(64).nullable().default(null) }))
    .max(maxParts)
    .default([]),
  barCode: text(64),
  /** Length × width × height in centimetres, as free text. */
  dimensions: text(60),
  taxName: text(40, 'VAT'),
  /** Number of base units in one of this unit; for a unit an integer of two or more. */
  conversionValue: z.number().min(0).max(1_000_000).default(1),
  /** The base product of a unit. If it is set, the unit has no stock of its own. */
  masterUnitId: text(64),
  isLotSerialControl: z.boolean().default(false),
  isBatchExpireControl: z.boolean().default(false),
  isRewardPoint: z.boolean().default(false),
  keywords: z.array(needed(60, 'required')).max(30).default([]),
  attributes: z
    .array(
      z.strictObject({
        attributeName: needed(80, 'attribute-name-needed'),
        attributeValue: needed(300, 'attribute-value-needed'),
      }),
    )
    .max(40)
    .default([]),
});
export type ProductExtras = z.output<typeof ProductExtras>;

/** The same fields in replies. */
export const ProductExtrasView = z.object({
  type: z.enum(productTypes),
  parts: z.array(ComboPart.extend({ variantId: z.string().nullable() })),
  barCode: z.string(),
  dimensions: z.string(),
  taxName: z.string(),
  conversionValue: z.number(),
  masterUnitId: z.string(),
  isLotSerialControl: z.boolean(),
  isBatchExpireControl: z.boolean(),
  isRewardPoint: z.boolean(),
  keywords: z.array(z.string()),
  attributes: z.array(z.object({ attributeName: z.string(), attributeValue: z.string() })),
}) satisfies z.ZodType<ProductExtras>;
