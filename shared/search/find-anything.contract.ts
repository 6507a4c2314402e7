import * as z from 'zod';
import { can, type Capability, type Role, staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';

/**
 * Kinds of records that the staff search finds, with the capability that each needs. A new kind needs a line
 * here, one in `functions/domain/search/sources.ts`, which searches it, and one in
 * `web/back-office/hit-pages.ts`, which links to it. The compiler names the two that are missing.
 */
export const hitKinds = {
  product: 'products.write',
  order: 'orders.work',
  purchase: 'inventory.write',
  person: 'users.manage',
  customer: 'customers.manage',
} as const satisfies Record<string, Capability>;
export type HitKind = keyof typeof hitKinds;

const kinds = Object.keys(hitKinds) as [HitKind, ...HitKind[]];

export const hitKindsOf = (role: Role): HitKind[] => kinds.filter((kind) => can(role, hitKinds[kind]));

/** Maximum number of results of each kind. */
export const hitsOfKind = 5;

export const Hit = z.object({
  kind: z.enum(kinds),
  id: z.string(),
  /** The record's name, or an order's code. */
  title: z.string(),
  hint: z.string(),
  /** Search text by which the record's own list finds it. */
  code: z.string(),
  /** True if its code, number or address was typed in full. */
  exact: z.boolean(),
  picture: z.object({ image: z.string(), ground: z.int() }).nullable(),
});
export type Hit = z.infer<typeof Hit>;

export const findAnything = defineRoute({
  name: 'search/find-anything',
  summary: 'Find products, orders, people and customers by a part of a name, code, phone or email',
  method: 'GET',
  path: '/admin/search',
  access: staff('admin.enter'),
  query: z.object({ q: z.string().max(100) }),
  /** Exact matches come first, then each kind with its best matches first. */
  reply: z.object({ data: z.array(Hit).max(kinds.length * hitsOfKind) }),
});
