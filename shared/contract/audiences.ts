import type { AnyContract } from './route.ts';

/**
 * An HTTP API holds at most 300 routes, so ours are split in three by path prefix.
 * The first matching prefix wins; what matches none is the members' own.
 */
export const audiencePrefixes = {
  staff: ['/admin', '/users/admin', '/refunds', '/emails', '/integrations', '/warehouses'],
  shop: [
    '/products',
    '/categories',
    '/businesses',
    '/brands',
    '/reviews',
    '/ratings',
    '/favorites',
    '/public',
    '/e-commerce',
    '/payments',
    '/orders',
    '/return-orders',
    '/services',
    '/v1',
    '/v2',
    '/address',
  ],
} as const;

export type Audience = keyof typeof audiencePrefixes | 'members';
export const audiences: readonly Audience[] = ['staff', 'shop', 'members'];

const startsWith = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

export function audienceOf({ path }: Pick<AnyContract, 'path'>): Audience {
  for (const audience of ['staff', 'shop'] as const) {
    if (audiencePrefixes[audience].some((prefix) => startsWith(path, prefix))) return audience;
  }
  return 'members';
}
