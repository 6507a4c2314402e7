import * as z from 'zod';
import { CategoryId } from './category.ts';

export const MakerId = z.string().min(1).max(64);

/** A seller of the market, with figures of its products. */
export const Business = z.object({
  id: MakerId,
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  description: z.string(),
  province: z.string(),
  verified: z.boolean(),
  featured: z.boolean(),
  createdAt: z.string(),
  productCount: z.int().min(0),
  /** Rating over all reviews of its products. */
  rating: z.object({ average: z.number().min(0).max(5), count: z.int().min(0) }),
  sold: z.int().min(0),
  /** Top-level categories that it sells in, most products first. */
  categories: z.array(z.object({ id: CategoryId, name: z.string(), slug: z.string() })),
});
export type Business = z.infer<typeof Business>;

/** A brand; the business behind it makes the goods. */
export const Brand = Business.omit({ logo: true, verified: true, province: true }).extend({
  country: z.string(),
  business: z.object({ id: MakerId, name: z.string(), slug: z.string(), verified: z.boolean() }).nullable(),
});
export type Brand = z.infer<typeof Brand>;
