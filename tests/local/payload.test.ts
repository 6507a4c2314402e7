import { describe, expect, it } from 'vitest';
import { checkPayload, maxPayloadBytes, PayloadTooLarge } from '#infra/local/lambda/payload.ts';

/** JSON of just so many bytes: quotes, a name and a colon take nine of them. */
const records = (bytes: number) => ({ rows: 'a'.repeat(bytes - 11) });

describe('what travels to a function and back', () => {
  it.each([
    ['nothing', undefined, true],
    ['as much as Lambda takes', records(maxPayloadBytes), true],
    ['one byte more', records(maxPayloadBytes + 1), false],
    ['a request without a body', { rawPath: '/' }, true],
    ['a request with too long a body', { rawPath: '/', body: 'a'.repeat(maxPayloadBytes) }, false],
    ['a reply with too long a body', { body: 'a'.repeat(maxPayloadBytes) }, false],
    ['a short body whose letters are written as escapes', { body: '\u0001'.repeat(2_000_000) }, false],
  ])('may be %s: %#', (_, payload, fits) => {
    const check = () => checkPayload(payload, 'event');
    if (fits) expect(check).not.toThrow();
    else expect(check).toThrow(PayloadTooLarge);
  });

  it.each([
    ['a request without a body', { rawPath: '/' }],
    ['a reply of a few letters', { body: 'a' }],
  ])('is not written out to be measured: %s', (_, payload) => {
    const toJSON = () => {
      throw new Error('It was written out');
    };
    expect(() => checkPayload({ ...payload, toJSON }, 'answer')).not.toThrow();
  });
});
