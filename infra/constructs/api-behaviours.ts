import { type Audience, audiencePrefixes, claimingAudiences } from '#shared/contract/audiences.ts';

/** Maps paths to APIs in CloudFront's matching order: claimed prefixes first, then the rest. */
export const apiPatterns: readonly (readonly [pattern: string, audience: Audience])[] = [
  ...claimingAudiences
    .flatMap((audience) => audiencePrefixes[audience].map((prefix) => [`/api${prefix}*`, audience] as const))
    // Longer prefixes are more specific, so /api/users/admin* comes before any shorter prefix of it.
    .sort(([a], [b]) => b.length - a.length),
  ['/api/*', 'members'],
];
