import { createHmac } from 'node:crypto';
import { sameSecret } from '#functions/platform/content/same-secret.ts';

/** Maximum age of a notice in seconds. An older one is refused as a replay, even with a valid signature. */
const toleranceSeconds = 300;

const isRecent = (timestamp: string, now: Date): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= toleranceSeconds;

/** Returns the hex HMAC-SHA256 of `time.body`, over the exact bytes of the body. */
export const signBody = (timestamp: string, body: Uint8Array, secret: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

type SignedBody = { timestamp: string; signatures: readonly string[]; body: Uint8Array };

/** Checks a signature. A notice may carry several while a secret is rotated; one valid signature is enough. */
export function isSigned({ timestamp, signatures, body }: SignedBody, secret: string, now: Date): boolean {
  if (!isRecent(timestamp, now)) return false;
  const expected = signBody(timestamp, body, secret);
  return signatures.some((signature) => sameSecret(signature, expected));
}

type Headers = Record<string, string | undefined>;

/** Reads `X-SePay-Signature: sha256=<hex>`. The timestamp has a header of its own. */
export const bankSignature = (headers: Headers) => ({
  timestamp: headers['x-sepay-timestamp'] ?? '',
  signatures: [(headers['x-sepay-signature'] ?? '').replace(/^sha256=/, '')],
});

/** Reads `Stripe-Signature: t=<seconds>,v1=<hex>`, with more v1 values while the secret is rotated. */
export function stripeSignature(headers: Headers) {
  const parts = (headers['stripe-signature'] ?? '').split(',').map((part) => part.trim().split('='));
  const valuesOf = (wanted: string) =>
    parts.filter(([name]) => name === wanted).map(([, value = '']) => value);
  return { timestamp: valuesOf('t')[0] ?? '', signatures: valuesOf('v1').slice(0, 5) };
}
