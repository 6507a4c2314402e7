import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { paymentRecord, type StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import * as asking from '#functions/domain/payments/settling/ask-provider.ts';
import { askAboutPayment, expirePayment } from '#functions/domain/payments/settling/expire-payment.ts';
import { log } from '#functions/platform/log.ts';
import { stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { atTheEnd, contextOf } from '#tests/support/context.ts';
import { listDues } from '#tests/support/dues.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { moneyShop } from '../support/money-shop.ts';

beforeEach(() => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
});

const clock = (time: string) => `2026-11-20T${time}.000Z`;

/** A payment at VNPay that ends at a quarter past three, changed by hand into what a case needs. */
async function aPayment(given: Partial<StoredPayment> = {}) {
  const shop = await moneyShop(clock('03:00:00'));
  const { payment } = await shop.anOrder({}, { method: 'wallet' });
  if (!payment) throw new Error('Nothing was begun');
  shop.put([paymentRecord.item({ ...payment, ...given })]);
  const ask = vi.spyOn(asking, 'askProvider').mockResolvedValue();
  const { id } = payment;
  const at = (time: string) => {
    shop.clock.now = new Date(clock(time));
  };
  return {
    ...shop,
    ask,
    isSilent: () => void ask.mockRejectedValue(new AppError('PROVIDER_UNAVAILABLE')),
    askAt: async (time: string) => {
      at(time);
      await askAboutPayment(shop.context, id);
    },
    expireAt: async (time: string) => {
      at(time);
      await expirePayment(shop.context, id);
    },
    stands: async () => (await shop.paymentNow(id)).reason ?? (await shop.paymentNow(id)).status,
    /** When it is asked about, beside the end that was set when it began. */
    nextAsked: async () =>
      (await listDues(contextOf(shop.table, atTheEnd), 'payment-query'))
        .map((due) => due.at.slice(11, 16))
        .filter((time) => time !== '03:15'),
  };
}

describe('a payment whose time is up', () => {
  it.each([
    ['a moment before', '03:14:59', {}, 'pending'],
    ['at that moment', '03:15:00', {}, 'expired'],
    ['while a bank doubts it', '03:20:00', { reason: 'held' }, 'held'],
    ['that ends at no time', '03:20:00', { expiresAt: null }, 'pending'],
    ['that was paid', '03:20:00', { status: 'succeeded' }, 'succeeded'],
  ] as const)('ends, or not: %s', async (_, time, given, expected) => {
    const { expireAt, stands } = await aPayment(given);
    await expireAt(time);
    expect(await stands()).toBe(expected);
  });

  it('is asked about first, and ends where its provider knows of nothing, which is asked again', async () => {
    const { askAt, stands, nextAsked, ask } = await aPayment();
    await askAt('03:15:00');
    expect([await stands(), await nextAsked(), ask.mock.calls.length]).toEqual(['expired', ['03:16'], 1]);
  });

  it('waits for the next asking where its provider does not answer, and ends after the last', async () => {
    const { askAt, stands, nextAsked, isSilent } = await aPayment();
    isSilent();
    await askAt('03:15:00');
    expect([await stands(), await nextAsked()]).toEqual(['pending', ['03:16']]);
    await askAt('03:16:00');
    await askAt('03:20:00');
    expect([await stands(), await nextAsked()]).toEqual(['pending', ['03:16', '03:20', '03:30']]);
    await askAt('03:30:00');
    expect([await stands(), (await nextAsked()).length]).toEqual(['expired', 3]);
  });

  it('is asked about no more once it is paid', async () => {
    const { askAt, ask, nextAsked, put, paymentNow, stands } = await aPayment();
    ask.mockImplementation(async (_context, { id }) =>
      put([paymentRecord.item({ ...(await paymentNow(id)), status: 'succeeded' })]),
    );
    await askAt('03:15:00');
    expect([await stands(), await nextAsked()]).toEqual(['succeeded', []]);
    await askAt('03:16:00');
    expect(ask).toHaveBeenCalledOnce();
  });

  it.each([{ status: 'refunded' }, { status: 'succeeded' }, { expiresAt: null }] as const)(
    'is not asked about: %j',
    async (given) => {
      const { askAt, ask, nextAsked } = await aPayment(given);
      await askAt('03:15:00');
      expect([ask.mock.calls, await nextAsked()]).toEqual([[], []]);
    },
  );

  it('stays due to be asked about where our own table is too busy', async () => {
    const { askAt, ask, stands, nextAsked } = await aPayment();
    ask.mockRejectedValue(new AppError('UNAVAILABLE', { retryAfter: 2 }));
    expect(await refusalOf(askAt('03:30:00'))).toBe('UNAVAILABLE');
    ask.mockRejectedValue(new TypeError('ours'));
    await expect(askAt('03:30:00')).rejects.toThrow(TypeError);
    expect([await stands(), await nextAsked()]).toEqual(['pending', []]);
  });
});
