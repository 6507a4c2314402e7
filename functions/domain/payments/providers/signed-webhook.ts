import { createHmac } from 'node:crypto';
import { sameSecret } from '#functions/platform/content/same-secret.ts';

/** A notice repeated by a stranger later than this is refused, however well it is signed. */
const toleranceSeconds = 300;

const isRecent = (timestamp: string, now: Date): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= toleranceSeconds;

/** Hex of HMAC-SHA256 over `time.body`, the body byte by byte as it came. */
export const signBody = (timestamp: string, body: Uint8Array, secret: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

type SignedBody = { timestamp: string; signatures: readonly string[]; body: Uint8Array };

/** While a secret is being changed, a notice may carry several signatures: one good one will do. */
export function isSigned({ timestamp, signatures, body }: SignedBody, secret: string, now: Date): boolean {
  if (!isRecent(timestamp, now)) return false;
  const expected = signBody(timestamp, body, secret);
  return signatures.some((signature) => sameSecret(signature, expected));
}

type Headers = Record<string, string | undefined>;

/** `X-SePay-Signature: sha256=<hex>`, with its time in a header of its own. */
export const bankSignature = (headers: Headers) => ({
  timestamp: headers['x-sepay-timestamp'] ?? '',
  signatures: [(headers['x-sepay-signature'] ?? '').replace(/^sha256=/, '')],
});

/** `Stripe-Signature: t=<seconds>,v1=<hex>`, with further v1 while the secret changes. */
export function stripeSignature(headers: Headers) {
  const parts = (headers['stripe-signature'] ?? '').split(',').map((part) => part.trim().split('='));
  const valuesOf = (wanted: string) =>
    parts.filter(([name]) => name === wanted).map(([, value = '']) => value);
  return { timestamp: valuesOf('t')[0] ?? '', signatures: valuesOf('v1').slice(0, 5) };
}
