import { createECDH, createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { getSecret } from '../clients/secrets.ts';
import { now } from '../clock.ts';
import { secondsAfter } from '../seconds.ts';

/** The shop's own key, by which those who carry pushes know that it is the shop that sends (RFC 8292). */
type PushKey = { publicKey: string; privateKey: KeyObject };

/** A token is good for a day at most; ours for half of one. */
const tokenSeconds = 12 * 3600;

/** Whatever text the secret is, it stands for one key on the curve. */
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

/** What a push is sent with: who sends it, to whose door, until when. */
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
