import { describe, expect, it } from 'vitest';
import {
  bankSignature,
  isSigned,
  signBody,
  stripeSignature,
} from '#functions/domain/payments/providers/signed-webhook.ts';

const now = new Date(1_700_000_000_000);
const bytes = (text: string) => new TextEncoder().encode(text);

describe('a signed notice', () => {
  it.each([
    [
      'of the bank',
      'sepaysecret',
      '{"id":1}',
      '137c758c9114d06bbfb2fb0ea264f1b32df44aeaa52e48024c917d32dcfa4f8a',
    ],
    [
      'of Stripe',
      'whsec_test',
      '{"id":"evt_1"}',
      'c89214b5b5da833daed6f0b8c5bb6bd58cea9022bd80ccc78230f3942d632925',
    ],
  ])('%s is signed over its time and its bytes', (_, secret, body, signature) => {
    expect(signBody('1700000000', bytes(body), secret)).toBe(signature);
  });

  it('holds for five minutes, byte for byte', () => {
    const body = bytes('{"amount":"180.000 đồng"}');
    const signed = { timestamp: '1700000000', signatures: [signBody('1700000000', body, 's')], body };
    const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    expect(isSigned(signed, 's', now)).toBe(true);
    expect(isSigned(signed, 's', after(300))).toBe(true);
    expect(isSigned(signed, 's', after(301))).toBe(false);
    expect(isSigned(signed, 's', after(-301))).toBe(false);
    expect(isSigned(signed, 'other', now)).toBe(false);
    expect(isSigned({ ...signed, timestamp: '1700000001' }, 's', now)).toBe(false);
    expect(isSigned({ ...signed, timestamp: '' }, 's', now)).toBe(false);
    for (let place = 0; place < body.length; place += 1) {
      const altered = Uint8Array.from(body, (byte, at) => (at === place ? byte ^ 1 : byte));
      expect(isSigned({ ...signed, body: altered }, 's', now)).toBe(false);
    }
  });

  it.each([
    ['first', (good: string) => [good, 'ab'], true],
    ['last', (good: string) => ['ab', good], true],
    ['nowhere', () => ['ab', 'cd'], false],
    ['nowhere, because none came', () => [], false],
  ])('is believed by one good signature of several: it stands %s', (_, signaturesWith, isBelieved) => {
    const body = bytes('{"id":1}');
    const signatures = signaturesWith(signBody('1700000000', body, 's'));
    expect(isSigned({ timestamp: '1700000000', signatures, body }, 's', now)).toBe(isBelieved);
  });

  it('is found in the headers of either', () => {
    expect(bankSignature({ 'x-sepay-timestamp': '17', 'x-sepay-signature': 'sha256=ab' })).toEqual({
      timestamp: '17',
      signatures: ['ab'],
    });
    expect(bankSignature({})).toEqual({ timestamp: '', signatures: [''] });
    expect(stripeSignature({ 'stripe-signature': 't=17, v1=ab,v1=cd,v0=ef' })).toEqual({
      timestamp: '17',
      signatures: ['ab', 'cd'],
    });
    expect(stripeSignature({})).toEqual({ timestamp: '', signatures: [] });
    const many = ['a', 'b', 'c', 'd', 'e', 'f'];
    const header = ['t=17', 't=18', ...many.map((one) => `v1=${one}`)].join();
    expect(stripeSignature({ 'stripe-signature': header })).toEqual({
      timestamp: '17',
      signatures: ['a', 'b', 'c', 'd', 'e'],
    });
  });
});
