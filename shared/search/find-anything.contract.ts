import * as z from 'zod';
import { can, type Capability, type Role, staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';

/**
 * What staff find by a few letters, and who may find it. Another kind is a line here, one where it is looked for
 * (`functions/domain/search/sources.ts`) and one where it leads (`web/back-office/hit-pages.ts`): the
 * compiler names the two that are missing.
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

/** So many of each kind. */
export const hitsOfKind = 5;

export const Hit = z.object({
  kind: z.enum(kinds),
  id: z.string(),
  /** What it is called, or an order's code. */
  title: z.string(),
  hint: z.string(),
  /** What its own list finds it by. */
  code: z.string(),
  /** Its code, number or address was typed whole: this one is meant. */
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
  /** What is meant exactly comes first, then each kind, the likeliest first. */
  reply: z.object({ data: z.array(Hit).max(kinds.length * hitsOfKind) }),
});
