import * as z from 'zod';
import { CategoryId } from './category.ts';

export const MakerId = z.string().min(1).max(64);

/** A stall of the market, with what its products say of it. */
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
  /** Over every review of its products. */
  rating: z.object({ average: z.number().min(0).max(5), count: z.int().min(0) }),
  sold: z.int().min(0),
  /** The departments it sells in, most products first. */
  categories: z.array(z.object({ id: CategoryId, name: z.string(), slug: z.string() })),
});
export type Business = z.infer<typeof Business>;

/** A name on goods; the business behind it makes them. */
export const Brand = Business.omit({ logo: true, verified: true, province: true }).extend({
  country: z.string(),
  business: z.object({ id: MakerId, name: z.string(), slug: z.string(), verified: z.boolean() }).nullable(),
});
export type Brand = z.infer<typeof Brand>;
