import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import * as z from 'zod';
import type { Actor } from './access-token.ts';
import { nowIso, secondsFromNow } from '../clock.ts';
import { onColdStart } from '../cold-start.ts';
import { readConfig } from '../config.ts';
import { readSecret } from '../clients/secrets.ts';
import { sessionKey, StoredSessionKey, tokenAlgorithm, tokenIssuer } from './session-keys.ts';
import { table } from '../table/table.ts';
import { create } from '../table/table-operations.ts';

const config = readConfig({
  SESSION_KEY_ID: z.string(),
  ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(1),
});

type SigningKey = { kid: string; x: string; privateKey: KeyObject };

/** Fixed prefix of every Ed25519 private key in PKCS 8. */
const head = '302e020100300506032b657004220420';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

function keyFrom(secret: string): SigningKey {
  const der = Buffer.concat([Buffer.from(head, 'hex'), hash(`session key: ${secret}`)]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { kid: hash(x).toString('base64url').slice(0, 16), x, privateKey };
}

/** Publishes the public key before any token that the private key signed is handed out. */
async function published(secret: string): Promise<SigningKey> {
  const key = keyFrom(secret);
  const place = sessionKey(key.kid);
  const item = { ...place, entity: 'session-key', x: key.x, createdAt: nowIso() };
  if (!(await table().write([create(item, { refusal: 'known' })]))) return key;
  const stored = await table().get(place, StoredSessionKey);
  if (stored?.x !== key.x || stored.endedAt)
    throw new Error(`Session key ${key.kid} is ended: put another secret in its place`);
  return key;
}

let kept: { secret: string; key: Promise<SigningKey> } | undefined;
onColdStart(() => {
  kept = undefined;
});

async function keyOf(secretName: string): Promise<SigningKey> {
  const secret = await readSecret(secretName);
  if (kept?.secret !== secret) kept = { secret, key: published(secret) };
  return kept.key.catch((error: unknown) => {
    kept = undefined;
    throw error;
  });
}

/**
 * Signs an access token. `since` is the start of the member's sessions that are still valid, `asOf` the state
 * of their profile; both as read for this token (`revocation-list.ts`).
 */
export async function signAccessToken({
  userId,
  ...claims
}: Actor & { since?: string | undefined; asOf?: string | undefined }): Promise<string> {
  const { SESSION_KEY_ID, ACCESS_TOKEN_SECONDS } = config();
  const { kid, privateKey } = await keyOf(SESSION_KEY_ID);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: tokenAlgorithm, kid })
    .setSubject(userId)
    .setIssuer(tokenIssuer)
    .setIssuedAt(secondsFromNow(0))
    .setExpirationTime(secondsFromNow(ACCESS_TOKEN_SECONDS))
    .sign(privateKey);
}
