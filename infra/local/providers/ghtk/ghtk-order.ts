import * as z from 'zod';

const number = z.coerce.number();

/** The fields of a shop's order that the simulator checks. */
export const GhtkRequest = z.object({
  products: z.array(z.looseObject({ name: z.string(), quantity: number, weight: number })).min(1),
  order: z.looseObject({
    id: z.string().min(1),
    pick_name: z.string().min(1),
    pick_address: z.string().min(1),
    pick_province: z.string().min(1),
    pick_tel: z.string().min(1),
    name: z.string().min(1),
    tel: z.string().min(1),
    address: z.string().min(1),
    province: z.string().min(1),
    ward: z.string().optional(),
    district: z.string().optional(),
    hamlet: z.string(),
    pick_money: number.min(0),
    value: number.min(0),
    note: z.string().max(120).default(''),
    weight_option: z.enum(['gram', 'kilogram']).default('kilogram'),
    total_weight: number.optional(),
  }),
});
export type GhtkRequest = z.infer<typeof GhtkRequest>;

/** Returns the weight in grams; the API's default unit is kilograms. */
export function gramsIn({ products, order }: GhtkRequest): number {
  const unit = order.weight_option === 'gram' ? 1 : 1000;
  const own = products.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0);
  return Math.round((order.total_weight ?? own) * unit);
}

/** Fee for the first kilogram and each further half; insurance is 0.5 % of values above a million. */
export const feeFor = (grams: number, isNear: boolean) =>
  (isNear ? 22_000 : 32_000) + Math.ceil(Math.max(0, grams - 1000) / 500) * 5_000;
export const insuranceFor = (value: number): number => (value > 1_000_000 ? Math.round(value * 0.005) : 0);
