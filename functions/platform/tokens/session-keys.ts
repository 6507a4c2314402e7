import * as z from 'zod';

/**
 * Public session keys. Only the few functions that begin and renew sessions have the secret that signs tokens.
 * The public keys that verify signatures are in the table, where only the signing functions may write them
 * (infra/constructs/grants.ts).
 *
 *   public half of a key   pk KEYS#SESSION   sk <kid>
 */
export const sessionKey = (kid: string) => ({ pk: 'KEYS#SESSION', sk: kid });

/** `endedAt` revokes everything that a leaked key has signed. */
export const StoredSessionKey = z.object({ x: z.string(), endedAt: z.string().optional() });

export const tokenIssuer = 'cholang';
export const tokenAlgorithm = 'EdDSA';
