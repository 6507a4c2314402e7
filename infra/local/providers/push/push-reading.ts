import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, verify } from 'node:crypto';
import * as z from 'zod';

const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** A browser's side of a subscription: its key pair, and a secret that it shares with the shop. */
export type Subscription = { privateKey: string; auth: string };

export function pairOf({ privateKey }: Pick<Subscription, 'privateKey'>): ECDH {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair;
}

/** Decrypts a message (RFC 8291, RFC 8188), written independently of the encrypting code. */
export function readPush(sealed: Uint8Array, subscription: Subscription): string {
  const bytes = Buffer.from(sealed);
  const salt = bytes.subarray(0, 16);
  const keyLength = bytes.readUInt8(20);
  const sender = bytes.subarray(21, 21 + keyLength);
  const record = bytes.subarray(21 + keyLength);
  const pair = pairOf(subscription);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), Buffer.from(subscription.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  if (end < 0) throw new Error('The last record is not marked as such');
  return plain.subarray(0, end).toString('utf8');
}

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });
const dayAhead = 24 * 3600;

/** Validates a message's sender authorization (RFC 8292); returns the error, or undefined if it is valid. */
export function wrongWithSender(
  authorization: string | undefined,
  { origin, seconds }: { origin: string; seconds: number },
): string | undefined {
  const [, head = '', body = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (key === '') return 'no sender';
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'not signed by its key';
  const { data } = Claims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  if (!data || data.aud !== origin) return 'meant for another service';
  return data.exp <= seconds || data.exp > seconds + dayAhead ? 'too old, or good for too long' : undefined;
}
