import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared/values/ids.ts';
import { linkToken, otpCode, otpMatches, readLinkToken } from '#functions/platform/tokens/signed-tokens.ts';
import { useSecret } from '../support/secret.ts';

beforeAll(useSecret);

describe('a link token', () => {
  it('says which link it is for, and only for its purpose', async () => {
    const id = newId();
    const token = await linkToken('verify-email', id);
    expect(token).toMatch(/^[0-9A-Z]{26}\.[\w-]{32}$/);
    expect(await readLinkToken('verify-email', token)).toBe(id);
    expect(await readLinkToken('reset-password', token)).toBeUndefined();
  });

  it('is the same each time it is worked out', async () => {
    expect(await linkToken('reset-password', 'A')).toBe(await linkToken('reset-password', 'A'));
  });

  it('does not survive a change of any letter', async () => {
    const token = await linkToken('verify-email', newId());
    for (let place = 0; place < token.length; place += 1) {
      const changed = `${token.slice(0, place)}${token[place] === 'x' ? 'y' : 'x'}${token.slice(place + 1)}`;
      expect(await readLinkToken('verify-email', changed)).toBeUndefined();
    }
  });

  it.each(['', '.', 'abc', 'abc.', '.abc', 'a.b.c', `A.${'x'.repeat(32)}`])('%j is none', async (token) => {
    expect(await readLinkToken('verify-email', token)).toBeUndefined();
  });

  it('is none, and no accident, when it holds letters beyond ASCII', async () => {
    expect(await readLinkToken('verify-email', `A.${'é'.repeat(32)}`)).toBeUndefined();
  });

  it('can be any junk without harm', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 80 }), async (junk) => {
        expect(await readLinkToken('verify-email', junk)).toBeUndefined();
      }),
    );
  });
});

describe('a mailed code', () => {
  it('has six digits and fits its own id alone', async () => {
    const codes = await Promise.all(Array.from({ length: 50 }, (_, n) => otpCode(`otp-${n}`)));
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(new Set(codes).size).toBeGreaterThan(45);
    expect(await otpMatches('otp-1', codes[1] ?? '')).toBe(true);
    expect(await otpMatches('otp-1', codes[2] ?? '')).toBe(false);
    expect(await otpMatches('otp-1', '')).toBe(false);
  });
});
