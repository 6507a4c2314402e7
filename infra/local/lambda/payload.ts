/** Lambda's own limit, to an event and to an answer, as the JSON each travels in. */
export const maxPayloadBytes = 6_291_556;

type What = 'event' | 'answer';

export class PayloadTooLarge extends Error {
  readonly what: What;

  constructor(what: What, bytes: number) {
    super(`An ${what} of ${bytes} bytes is more than Lambda takes`);
    this.what = what;
  }
}

/** A letter takes six bytes at most: written as an escape. */
const mostBytesOfLetter = 6;

/**
 * Refuses a payload that Lambda would not take. Texts far below the limit are measured by their length alone, because to
 * write every payload out once more costs time; the gateway bounds what surrounds a body to ten kilobytes.
 */
export function checkPayload(payload: unknown, what: What): void {
  const { body, rawPath } = (payload ?? {}) as { body?: unknown; rawPath?: unknown };
  const text = rawPath === undefined ? body : (body ?? '');
  const isSmall = typeof text === 'string' && text.length * mostBytesOfLetter < maxPayloadBytes;
  if (isSmall || payload === undefined) return;
  const bytes = Buffer.byteLength(JSON.stringify(payload));
  if (bytes > maxPayloadBytes) throw new PayloadTooLarge(what, bytes);
}
