import { describe, expect, it } from 'vitest';
import type { PaymentStatus } from '#shared/payments/payment-status.ts';
import { beginPayment } from '#functions/domain/payments/attempts/begin-payment.ts';
import { toPayment } from '#functions/domain/payments/attempts/shown-payment.ts';
import { paymentKeys } from '#functions/domain/payments/records/payment-keys.ts';
import { config } from '#tests/domain/orders/doing-surroundings.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';

const at = new Date('2026-11-20T03:00:00.000Z');
const bankSimulator = 'http://127.0.0.1/dev/bank';
type Start = Parameters<typeof beginPayment>[1];
const begin = (start: Start, given: Parameters<typeof aWaitingOrder>[0] = {}) =>
  beginPayment(aWaitingOrder({ userId: 'lan', ...given }), start, { config, at });
const shown = (start: Start, given: object = {}, order: Parameters<typeof aWaitingOrder>[0] = {}) =>
  toPayment({ ...begin(start, order).payment, ...given }, { bankSimulator });

describe('a payment as its payer sees it', () => {
  it.each<[PaymentStatus, boolean, number]>([
    ['created', false, 130_000],
    ['pending', true, 130_000],
    ['succeeded', false, 0],
    ['refunded', false, 0],
    ['failed', false, 130_000],
    ['cancelled', false, 130_000],
  ])(
    'has a code to scan, an address to pay at and a banking app while it waits: %s',
    (status, isOpen, missing) => {
      const transfer = shown({ method: 'transfer' }, { status, received: 50_000 });
      const parts = [
        transfer.qrContent,
        transfer.qrImageDataUrl,
        transfer.transferContent,
        transfer.simulatorUrl,
      ];
      expect(parts.map((part) => part !== null)).toEqual(parts.map(() => isOpen));
      expect(transfer.missing).toBe(missing);
      const wallet = shown({ method: 'wallet', sourceIp: '10.0.0.1' }, { status });
      expect([wallet.redirectUrl !== null, wallet.qrContent, wallet.simulatorUrl]).toEqual([
        isOpen,
        null,
        null,
      ]);
    },
  );

  it('misses nothing where more came than was asked for', () => {
    expect(shown({ method: 'transfer' }, { received: 999_999 }).missing).toBe(0);
  });

  it('asks for what is missing by a code of its own, and is looked at where its payer may', () => {
    const member = shown({ method: 'transfer' });
    expect([member.transferContent, member.pollingUrl, member.currency]).toEqual([
      member.code,
      `/api/payments/${member.paymentId}/status`,
      'VND',
    ]);
    const guest = shown({ method: 'transfer' }, {}, { userId: null, sessionId: 'g1' });
    expect(guest.pollingUrl).toBe(`/api/public/payments/${guest.paymentId}/status`);
  });
});

describe('an attempt to pay that begins', () => {
  it('is written once, under a code nobody else has', async () => {
    const { table, put } = memoryTable();
    const { payment, writes } = begin({ method: 'transfer' });
    put([{ ...paymentKeys.code(payment.code), entity: 'payment-code', paymentId: 'other' }]);
    expect(await table.write(writes)).toBe('code-taken');
    const fresh = begin({ method: 'transfer' });
    expect(await table.write(fresh.writes)).toBeUndefined();
    const again = beginPayment(
      aWaitingOrder({ id: fresh.payment.orderId, userId: 'lan' }),
      { method: 'transfer' },
      { config, at },
    );
    await expect(table.write(again.writes)).rejects.toThrow('No refusal is named');
  });
});
