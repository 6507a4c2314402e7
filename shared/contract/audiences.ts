import type { AnyContract } from './route.ts';

/**
 * Path prefixes of each HTTP API. One HTTP API allows at most 300 integrations, a limit that AWS does not
 * raise, so operations are split by path prefix. The first matching prefix wins; operations without a match
 * belong to the members' API. A prefix may move to another audience only before its first operation is
 * deployed: afterwards that takes two deployments (docs/operations.md).
 */
export const audiencePrefixes = {
  staff: ['/admin', '/users/admin', '/refunds', '/warehouses'],
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
  system: ['/integrations', '/emails'],
  community: ['/forum', '/documents', '/news', '/posts', '/moderation'],
} as const;

export type ClaimingAudience = keyof typeof audiencePrefixes;
export type Audience = ClaimingAudience | 'members';

/** Audiences that claim paths by prefix. */
export const claimingAudiences: readonly ClaimingAudience[] = ['staff', 'shop', 'system', 'community'];
export const audiences: readonly Audience[] = [...claimingAudiences, 'members'];

/** Maximum integrations of one HTTP API: AWS's 300 minus 20, which leaves time to split it. */
export const maxIntegrations = 280;

const startsWith = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

export const audienceOf = ({ path }: Pick<AnyContract, 'path'>): Audience =>
  claimingAudiences.find((audience) =>
    audiencePrefixes[audience].some((prefix) => startsWith(path, prefix)),
  ) ?? 'members';
