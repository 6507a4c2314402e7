import { createPublicKey, type KeyObject } from 'node:crypto';
import { errors, type JWSHeaderParameters, jwtVerify } from 'jose';
import * as z from 'zod';
import { roles } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import { now } from '../clock.ts';
import { onColdStart } from '../cold-start.ts';
import { requireNotRevoked, type TokenFacts } from './revocation-list.ts';
import { sessionKey, StoredSessionKey, tokenAlgorithm, tokenIssuer } from './session-keys.ts';
import { table } from '../table/table.ts';
import { UserStatus } from '#shared/values/user-status-schema.ts';

/** The caller as described by their access token. */
export const Actor = z.object({
  userId: z.string(),
  sessionId: z.string(),
  role: z.enum(roles),
  status: UserStatus,
});
export type Actor = z.infer<typeof Actor>;

/** Further claims, used to tell whether the token is still valid. */
const Claims = z.object({
  since: z.string().optional(),
  asOf: z.string().optional(),
  iat: z.number().default(0),
});

const freshMs = 5 * 60_000;
const known = new Map<string, { at: number; key: KeyObject }>();

async function findKey(kid: string): Promise<KeyObject | undefined> {
  const found = known.get(kid);
  if (found && Date.now() - found.at < freshMs) return found.key;
  const stored = await table().get(sessionKey(kid), StoredSessionKey);
  known.delete(kid);
  if (!stored || stored.endedAt) return undefined;
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: stored.x }, format: 'jwk' });
  known.set(kid, { at: Date.now(), key });
  return key;
}

const KeyName = z.string().regex(/^[\w-]{16}$/);

async function keyNamedIn({ kid }: JWSHeaderParameters): Promise<KeyObject> {
  const { data } = KeyName.safeParse(kid);
  const key = data && (await findKey(data));
  if (!key) throw new errors.JWKSNoMatchingKey();
  return key;
}

type Proof = { kid: string; key: KeyObject; actor: Actor; told: TokenFacts; until: number };

/** Cache of verified tokens: a browser sends one for minutes, and verifying costs more than most reads. */
const proven = new Map<string, Proof>();
const maxProven = 5_000;
onColdStart(() => {
  known.clear();
  proven.clear();
});

/** Returns the cached proof of a token; expiry and signing key are checked again each time. */
async function provenBefore(token: string): Promise<Proof | undefined> {
  const proof = proven.get(token);
  const holds = proof && now().getTime() < proof.until && (await findKey(proof.kid)) === proof.key;
  return holds ? proof : undefined;
}

function keepProof(token: string, proof: Proof): void {
  const [oldest] = proven.size < maxProven ? [] : proven.keys();
  if (oldest !== undefined) proven.delete(oldest);
  proven.set(token, proof);
}

async function prove(token: string): Promise<Pick<Proof, 'actor' | 'told'>> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keyNamedIn, {
      issuer: tokenIssuer,
      algorithms: [tokenAlgorithm],
      currentDate: now(),
    });
    const actor = Actor.parse({ ...payload, userId: payload.sub });
    const { since, asOf, iat } = Claims.parse(payload);
    const told = { ...actor, since, asOf, madeAt: iat * 1000 };
    const { kid = '' } = protectedHeader;
    const key = await findKey(kid);
    if (key) keepProof(token, { kid, key, actor, told, until: (payload.exp ?? 0) * 1000 });
    return { actor, told };
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) throw new AppError('TOKEN_EXPIRED', {}, { cause });
    if (cause instanceof errors.JOSEError || cause instanceof z.ZodError)
      throw new AppError('INVALID_TOKEN', {}, { cause });
    throw cause;
  }
}

/**
 * Verifies an access token. An expired token answers 410, so that the client refreshes it, and so does one with
 * outdated claims. An ended session, or anything else wrong with a token, is a 401.
 */
export async function readAccessToken(token: string): Promise<Actor> {
  const { actor, told } = (await provenBefore(token)) ?? (await prove(token));
  await requireNotRevoked(table(), told);
  return actor;
}
