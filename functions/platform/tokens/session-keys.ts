import * as z from 'zod';

/**
 * Who may sign in others is who has the secret: the few functions that begin and renew sessions. What checks a
 * signature is nobody's secret; it stands in the table, where only those who sign may put it (infra/constructs/grants.ts).
 *
 *   the public half of a key   pk KEYS#SESSION   sk <kid>
 */
export const sessionKey = (kid: string) => ({ pk: 'KEYS#SESSION', sk: kid });

/** `endedAt` voids everything a key has signed: for one that leaked. */
export const StoredSessionKey = z.object({ x: z.string(), endedAt: z.string().optional() });

export const tokenIssuer = 'cholang';
export const tokenAlgorithm = 'EdDSA';
