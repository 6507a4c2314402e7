import { createECDH, createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { getSecret } from '../clients/secrets.ts';
import { now } from '../clock.ts';
import { secondsAfter } from '../seconds.ts';

/** The shop's key pair, by which push services recognize the shop as the sender (RFC 8292). */
type PushKey = { publicKey: string; privateKey: KeyObject };

/** The RFC allows tokens of at most a day; ours are valid for half a day. */
const tokenSeconds = 12 * 3600;

/** Derives the key pair from a secret. Hashing maps any text to one key on the curve. */
function keyFrom(secret: string): PushKey {
  const scalar = createHash('sha256').update(`push key: ${secret}`).digest();
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(scalar);
  const point = pair.getPublicKey();
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: scalar.toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return { publicKey: point.toString('base64url'), privateKey };
}

let kept: { secret: string; key: PushKey } | undefined;

async function pushKey(): Promise<PushKey> {
  const secret = await getSecret('PUSH_SECRET_ID');
  if (kept?.secret !== secret) kept = { secret, key: keyFrom(secret) };
  return kept.key;
}

export const publicPushKey = async (): Promise<string> => (await pushKey()).publicKey;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Builds the authorization header of a push: a signed token with sender, push service and expiry. */
export async function pushAuthorization(endpoint: string, contact: string): Promise<string> {
  const { publicKey, privateKey } = await pushKey();
  const claims = {
    aud: new URL(endpoint).origin,
    exp: secondsAfter(now(), tokenSeconds),
    sub: contact,
  };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
