import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Proof from '#web/platform/guest-proof-storage.ts';

let tab: Map<string, string>;
let proof: typeof Proof;

beforeEach(async () => {
  vi.resetModules();
  tab = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  });
  proof = await import('#web/platform/guest-proof-storage.ts');
});
afterEach(() => vi.unstubAllGlobals());

describe('what proves a guest’s order', () => {
  it('comes behind the # of a mailed link and is kept for that order', () => {
    expect(proof.keepMailedProof('#id=01ABC&token=01ABC.x.y')).toBe('01ABC');
    expect(proof.guestProofOf('01ABC')).toEqual({ token: '01ABC.x.y' });
    expect(proof.guestProofOf('01XYZ')).toEqual({});
  });

  it.each(['', '#', '#id=01ABC', '#token=t', '#noi-dung'])('is not in %o', (hash) => {
    expect(proof.keepMailedProof(hash)).toBeUndefined();
    expect(tab.size).toBe(0);
  });

  it('adds up: what was known before stays', () => {
    proof.rememberGuestProof('01ABC', { sessionId: 'g1' });
    proof.rememberGuestProof('01ABC', { code: 'CL1', email: 'lan@example.com' });
    expect(proof.guestProofOf('01ABC')).toEqual({ sessionId: 'g1', code: 'CL1', email: 'lan@example.com' });
  });

  it('lasts as long as the page where storage is closed', () => {
    vi.stubGlobal('sessionStorage', undefined);
    proof.rememberGuestProof('01ABC', { sessionId: 'g1' });
    expect(proof.guestProofOf('01ABC')).toEqual({ sessionId: 'g1' });
  });

  it('of nonsense is none', () => {
    tab.set('cholang-own-order-01ABC', '{');
    expect(proof.guestProofOf('01ABC')).toEqual({});
    expect([proof.hasProof({}), proof.hasProof({ code: 'CL1' }), proof.hasProof({ token: 't' })]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([
    ['?id=1&email=a%40b.vn', true],
    ['?phone=0912345678', true],
    ['?sessionId=g1', true],
    ['?id=1&code=CL1&placed=true', false],
    ['', false],
  ])('an address %o that names somebody is cleaned: %s', (search, named) => {
    expect(proof.namesSomebody(search)).toBe(named);
  });
});
