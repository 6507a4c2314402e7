import { describe, expect, it } from 'vitest';
import { guestSessionHours } from '#shared/cart/limits.ts';
import { requireSession, startGuestSession } from '#functions/domain/cart/guest-session.ts';
import { countGuestCart } from '#functions/domain/cart/read-cart.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const begin = Date.parse('2026-11-22T05:00:00Z');
const at = (hours: number) => ({
  table: memoryTable().table,
  now: () => new Date(begin + hours * 3_600_000),
});

describe('a guest’s session', () => {
  it('begins and lives a day without a word to the table', async () => {
    const { table, ...counted } = at(0);
    const never = { ...table, write: () => Promise.reject(new Error('Nothing is to be written')) };
    const { sessionId, sessionExpiresAt } = await startGuestSession({ table: never, ...counted });
    expect(sessionExpiresAt).toBe(new Date(begin + guestSessionHours * 3_600_000).toISOString());
    expect(await countGuestCart(at(guestSessionHours - 0.01), sessionId)).toBe(0);
    await expect(requireSession(at(guestSessionHours), sessionId)).rejects.toThrow('SESSION_NOT_FOUND');
  });

  const inSeconds = (hours: number) => Math.floor(begin / 1000 + hours * 3600).toString(16);
  const letters = 'a'.repeat(32);
  it.each([
    ['that claims more than a day', `g${letters}${inSeconds(guestSessionHours + 1)}`],
    ['that claims no end', `g${letters}ffffffff`],
    ['that is over', `g${letters}${inSeconds(-1)}`],
    ['without an end', `g${letters}`],
    ['with something behind its end', `g${letters}${inSeconds(1)}0`],
    ['of a client’s own that never began', `own-${letters}`],
  ])('%s is none', async (_, sessionId) => {
    await expect(requireSession(at(0), sessionId)).rejects.toThrow('SESSION_NOT_FOUND');
  });
});
