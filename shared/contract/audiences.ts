import type { AnyContract } from './route.ts';

/**
 * An HTTP API holds at most 300 integrations, a limit AWS does not raise, so operations are split by path prefix.
 * The first matching prefix wins; what matches none is the members' own. A prefix may move to another audience only
 * before its first operation is deployed: afterwards that takes two deployments (docs/operations.md).
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
  community: ['/forum', '/documents', '/news', '/posts'],
} as const;

export type ClaimingAudience = keyof typeof audiencePrefixes;
export type Audience = ClaimingAudience | 'members';

/** Audiences that claim paths by prefix. */
export const claimingAudiences: readonly ClaimingAudience[] = ['staff', 'shop', 'system', 'community'];
export const audiences: readonly Audience[] = [...claimingAudiences, 'members'];

/** Most integrations of one HTTP API; the last twenty below AWS's 300 leave time to split it. */
export const maxIntegrations = 280;

const startsWith = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

export const audienceOf = ({ path }: Pick<AnyContract, 'path'>): Audience =>
  claimingAudiences.find((audience) =>
    audiencePrefixes[audience].some((prefix) => startsWith(path, prefix)),
  ) ?? 'members';
