import { AppError } from '#shared/contract/errors.ts';
import { isSigned } from './signed-webhook.ts';

/** A provider's webhook request, with its raw body. */
export type RawNotice = { body: Uint8Array; headers: Record<string, string | undefined> };

type Signature = { timestamp: string; signatures: readonly string[] };

/** Returns the text and JSON of a notice after it has verified the provider's signature. */
export function readSigned(
  { body }: RawNotice,
  signature: Signature,
  secret: string,
  now: Date,
): { text: string; json: unknown } {
  if (!isSigned({ ...signature, body }, secret, now)) throw new AppError('WEBHOOK_REFUSED');
  const text = Buffer.from(body).toString('utf8');
  try {
    return { text, json: JSON.parse(text) as unknown };
  } catch (cause) {
    throw new AppError('WEBHOOK_REFUSED', {}, { cause });
  }
}
