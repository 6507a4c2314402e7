import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refundShare } from '#shared/returns/refund-share.ts';

const line = fc.record({
  unitTotal: fc.oneof(fc.integer({ min: 0, max: 3_000_000 }), fc.integer({ min: 0, max: 900_000_000 })),
  quantity: fc.integer({ min: 1, max: 99 }),
});

/** An order with a voucher that takes some of it off, up to all of it. */
const anOrder = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ lines, off }) => {
    const subtotal = lines.reduce((sum, { unitTotal, quantity }) => sum + unitTotal * quantity, 0);
    const discountAmount = Math.floor(subtotal * off);
    const kept = { voucherId: null, campaignId: null };
    const voucher = { id: 'v', code: 'V10', name: 'V', category: 'system_voucher' as const, ...kept };
    const vouchers = [{ ...voucher, type: 'discount_amount' as const, discountAmount }];
    return { lines, order: { subtotal, vouchers }, paid: subtotal - discountAmount };
  });

it('a share is exact to the đồng, however large the order', () => {
  fc.assert(
    fc.property(anOrder, ({ lines, order, paid }) => {
      for (const { unitTotal, quantity } of order.subtotal > 0 ? lines : []) {
        const exact = (BigInt(unitTotal) * BigInt(quantity) * BigInt(paid)) / BigInt(order.subtotal);
        expect(BigInt(refundShare(order, unitTotal, quantity))).toBe(exact);
      }
    }),
    { numRuns: 2000, seed: 20_261_121 },
  );
});

it('piece by piece or all at once, never more goes back than the goods were paid with', () => {
  fc.assert(
    fc.property(anOrder, ({ lines, order, paid }) => {
      const whole = lines.reduce(
        (sum, { unitTotal, quantity }) => sum + refundShare(order, unitTotal, quantity),
        0,
      );
      const pieces = lines.reduce(
        (sum, { unitTotal, quantity }) => sum + quantity * refundShare(order, unitTotal, 1),
        0,
      );
      expect(whole).toBeLessThanOrEqual(paid);
      expect(pieces).toBeLessThanOrEqual(whole);
    }),
    { numRuns: 2000, seed: 20_261_121 },
  );
});
