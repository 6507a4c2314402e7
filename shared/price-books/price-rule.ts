import * as z from 'zod';
import { SaleChannel } from '../values/sale-channel-schema.ts';
import { priceLimit } from '../values/money.ts';

/** Effect of a rule on a price before tax: sets it, or changes it by a percentage or amount. */
export const PriceEffect = z.enum(['fixed', 'percent', 'amount']);
export type PriceEffect = z.infer<typeof PriceEffect>;

const isWhole = (value: number): boolean => Number.isInteger(value);
const hasTwoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** Checks the value. Reductions are negative: -10 percent, -5000 đồng. */
const valueFits = ({ way, value }: { way: PriceEffect; value: number }): boolean => {
  if (way === 'fixed') return isWhole(value) && value >= 0 && value <= priceLimit;
  if (way === 'amount') return isWhole(value) && Math.abs(value) <= priceLimit;
  return hasTwoDecimals(value) && value >= -100 && value <= 1000;
};

const says = { way: PriceEffect, value: z.number() };

export const PriceChange = z.strictObject(says).refine(valueFits, { path: ['value'], error: 'price-change' });
export type PriceChange = z.infer<typeof PriceChange>;

/** A rule for a product as a whole, or for one of its variants. */
export const PriceRule = z
  .strictObject({ variantId: z.string().min(1).max(64).nullable(), ...says })
  .refine(valueFits, { path: ['value'], error: 'price-change' });
export type PriceRule = z.infer<typeof PriceRule>;

/** The buyers that a price is limited to; without it, it applies to everybody. */
export const PriceAudience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('group'), groupId: z.string().min(1).max(64) }),
  z.strictObject({ kind: z.literal('channel'), channel: SaleChannel }),
]);
export type PriceAudience = z.infer<typeof PriceAudience>;

/** Period in which a book sets prices of one product; the end is exclusive. */
export const PriceWindow = z.object({
  bookId: z.string(),
  from: z.string().nullable(),
  until: z.string().nullable(),
  priority: z.int(),
  audience: PriceAudience.optional(),
  rules: z.array(z.object({ variantId: z.string().nullable(), way: PriceEffect, value: z.number() })),
});
export type PriceWindow = z.infer<typeof PriceWindow>;
