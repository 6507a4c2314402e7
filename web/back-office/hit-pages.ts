import type { Role } from '#shared/contract/access.ts';
import type { Hit, HitKind } from '#shared/search/find-anything.contract.ts';
import { pageOpenTo, type StaffPage } from './staff-pages.ts';

type Target = {
  /** Page of the hit. Without one that exists and that the user may open, the hit has no link. */
  page: `/admin/${string}`;
  to: (hit: Pick<Hit, 'id' | 'code'>) => string;
};

/** Link target of each kind of search hit. */
const targets: Record<HitKind, Target> = {
  product: {
    page: '/admin/e-commerce/products',
    to: ({ id }) => `/admin/e-commerce/products/${encodeURIComponent(id)}/edit`,
  },
  order: {
    page: '/admin/e-commerce/orders',
    to: ({ id }) => `/admin/e-commerce/orders/${encodeURIComponent(id)}`,
  },
  purchase: {
    page: '/admin/e-commerce/purchases',
    to: ({ id }) => `/admin/e-commerce/purchases/${encodeURIComponent(id)}`,
  },
  person: { page: '/admin/users', to: ({ code }) => `/admin/users?searchTerm=${encodeURIComponent(code)}` },
  customer: {
    page: '/admin/e-commerce/customers',
    to: ({ id }) => `/admin/e-commerce/customers/${encodeURIComponent(id)}`,
  },
};

export type HitPage = { page: StaffPage; to: string };

/** Link target of a search hit for the signed-in user. */
export function pageOfHit(
  role: Role | undefined,
  hit: Pick<Hit, 'kind' | 'id' | 'code'>,
): HitPage | undefined {
  const { page: at, to } = targets[hit.kind];
  const page = pageOpenTo(role, at);
  return page && { page, to: to(hit) };
}
