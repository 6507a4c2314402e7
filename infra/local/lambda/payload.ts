/** Lambda's limit for the JSON of an event or a reply, in bytes. */
export const maxPayloadBytes = 6_291_556;

type PayloadKind = 'event' | 'answer';

export class PayloadTooLarge extends Error {
  readonly what: PayloadKind;

  constructor(what: PayloadKind, bytes: number) {
    super(`An ${what} of ${bytes} bytes is more than Lambda takes`);
    this.what = what;
  }
}

/** A character takes at most six bytes in JSON, when it is escaped. */
const maxBytesOfLetter = 6;

/**
 * Rejects a payload that Lambda would not accept. Texts far below the limit are judged by their length alone,
 * because serializing every payload again costs time; the gateway limits everything around the body to ten
 * kilobytes.
 */
export function checkPayload(payload: unknown, what: PayloadKind): void {
  const { body, rawPath } = (payload ?? {}) as { body?: unknown; rawPath?: unknown };
  const text = rawPath === undefined ? body : (body ?? '');
  const isSmall = typeof text === 'string' && text.length * maxBytesOfLetter < maxPayloadBytes;
  if (isSmall || payload === undefined) return;
  const bytes = Buffer.byteLength(JSON.stringify(payload));
  if (bytes > maxPayloadBytes) throw new PayloadTooLarge(what, bytes);
}
