import { AppError } from '#shared/contract/errors.ts';
import { isSigned } from './signed-webhook.ts';

/** A provider's call as it came over the wire. */
export type RawNotice = { body: Uint8Array; headers: Record<string, string | undefined> };

type Signature = { timestamp: string; signatures: readonly string[] };

/** What a notice says, once its bytes are known to be the provider's. */
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
