import { type Audience, audiencePrefixes, claimingAudiences } from '#shared/contract/audiences.ts';

/**
 * Maps paths to APIs in the order in which CloudFront matches them: claimed prefixes first, then everything
 * else.
 */
export const apiPatterns: readonly (readonly [pattern: string, audience: Audience])[] = [
  ...claimingAudiences
    .flatMap((audience) => audiencePrefixes[audience].map((prefix) => [`/api${prefix}*`, audience] as const))
    // Longer prefixes are more specific, so /api/users/admin* comes before any shorter prefix of it.
    .sort(([a], [b]) => b.length - a.length),
  ['/api/*', 'members'],
];
