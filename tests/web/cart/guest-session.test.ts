import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const key = 'cholang-guest-session';
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();
const kept = new Map<string, string>();

/** A browser with an address and storage, and the module as a fresh page has it. */
async function open(address: string) {
  vi.resetModules();
  vi.stubGlobal('location', { search: new URL(address, 'https://cho.test').search });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  return import('#web/features/cart/rules/guest-session.ts');
}

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  kept.clear();
});

describe('the guest’s session', () => {
  it('is said by the address first, then by storage', async () => {
    kept.set(key, JSON.stringify({ sessionId: 'stored-one', sessionExpiresAt: inAnHour() }));
    expect((await open('/e-commerce/cart?sessionId=asked-for-one')).readGuestSession()).toBe('asked-for-one');
    expect((await open('/e-commerce/cart')).readGuestSession()).toBe('stored-one');
  });

  it('from the address holds on the next page too', async () => {
    const session = await open('/e-commerce/cart?sessionId=asked-for-one');
    session.readGuestSession();
    vi.stubGlobal('location', { search: '' });
    expect(session.readGuestSession()).toBe('asked-for-one');
  });

  it('is none once its day is over, or when it is junk', async () => {
    kept.set(key, JSON.stringify({ sessionId: 'stored-one', sessionExpiresAt: anHourAgo() }));
    const session = await open('/');
    expect([session.readGuestSession(), session.hasExpiredSession()]).toEqual([undefined, true]);
    for (const junk of ['', '{', 'null', '{"sessionId":3}']) {
      kept.set(key, junk);
      const other = await open('/?sessionId=<script>');
      expect([other.readGuestSession(), other.hasExpiredSession()]).toEqual([undefined, false]);
    }
  });

  it('is forgotten without touching another', async () => {
    kept.set(key, JSON.stringify({ sessionId: 'stored-one', sessionExpiresAt: inAnHour() }));
    const session = await open('/?sessionId=asked-for-one');
    session.readGuestSession();
    vi.stubGlobal('location', { search: '' });
    session.forgetGuestSession('asked-for-one');
    expect(session.readGuestSession()).toBe('stored-one');
    session.forgetGuestSession('stored-one');
    expect([session.readGuestSession(), kept.size]).toEqual([undefined, 0]);
  });
});
