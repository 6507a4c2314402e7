import { type Audience, audiencePrefixes, claimingAudiences } from '#shared/contract/audiences.ts';

/** Which API a path goes to, in the order CloudFront tries: what an API claims by prefix, then everything else. */
export const apiPatterns: readonly (readonly [pattern: string, audience: Audience])[] = [
  ...claimingAudiences
    .flatMap((audience) => audiencePrefixes[audience].map((prefix) => [`/api${prefix}*`, audience] as const))
    // The longer, the more particular: /api/users/admin* is asked before anything shorter it begins with.
    .sort(([a], [b]) => b.length - a.length),
  ['/api/*', 'members'],
];
