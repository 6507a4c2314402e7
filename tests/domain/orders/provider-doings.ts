import { cancelDue, type Due } from '#functions/domain/due/due-items.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { createPayment } from '#functions/domain/payments/attempts/create-payment.ts';
import { listPayments } from '#functions/domain/payments/attempts/read-payments.ts';
import { noticeRecord } from '#functions/domain/payments/records/payment-notice.ts';
import type { StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { applyNotice } from '#functions/domain/payments/settling/apply-notice.ts';
import { askProvider } from '#functions/domain/payments/settling/ask-provider.ts';
import { askAboutPayment } from '#functions/domain/payments/settling/expire-payment.ts';
import { followRefund } from '#functions/domain/refunds/follow-refund.ts';
import { atTheEnd, contextOf } from '#tests/support/context.ts';
import { listDues } from '#tests/support/dues.ts';
import { config, type Surroundings } from './doing-surroundings.ts';
import { type PaidBy, type ProviderTwins, secret } from './provider-twins.ts';

const atPage = { ...config, vnpay: { ...config.vnpay, secret } };

/** What shoppers do on the pages of VNPay and Stripe, what these tell of, and what they are asked. */
export function providerDoings({ table, idAt, idsOf }: Surroundings, twins: ProviderTwins) {
  const context = contextOf(table);

  /** Whoever has such a page open pays there, or not; paid is paid, whatever became of the order meanwhile. */
  async function atTheirPage({ provider, redirectUrl }: StoredPayment, outcome: 'pay' | 'leave') {
    const { pathname, search } = new URL(redirectUrl ?? '');
    if (provider === 'vnpay')
      await twins.control('vnpay', '/pay', {
        query: search.slice(1),
        outcome: outcome === 'pay' ? 'success' : 'cancel',
      });
    else
      await twins.control('stripe', pathname.replace('/dev/stripe', ''), {
        outcome: outcome === 'pay' ? 'pay' : 'expire',
      });
  }

  async function open(place: number, provider: PaidBy): Promise<StoredPayment | undefined> {
    const id = idAt(place);
    const method = provider === 'vnpay' ? ('wallet' as const) : ('card' as const);
    const asked = { order: { id: id ?? '', asker: shopRequester }, start: { method }, config: atPage };
    return id ? createPayment(context, asked) : undefined;
  }

  /** Each notice nobody has worked off yet, as a queue gives it: twice at once. */
  async function workNotices(): Promise<void> {
    for (const id of idsOf('payment-notice')) {
      const notice = await noticeRecord.find(table, { id });
      if (notice && !notice.verdict) await Promise.all([applyNotice(context, id), applyNotice(context, id)]);
    }
  }

  const pick = <T>(all: readonly T[], nth: number): T | undefined => all[nth % Math.max(1, all.length)];
  const dues = (kind: Due['kind']) => listDues(contextOf(table, atTheEnd), kind);

  async function release(provider: PaidBy, order: 'given' | 'reversed'): Promise<void> {
    await twins.control(provider, '/release', { order });
  }

  async function follow(due: Due): Promise<void> {
    await followRefund(context, due.of);
    await table.write([cancelDue(due)]);
  }

  /** All answers come, and what was lost is asked about: as many times paid and sent back as at the providers. */
  async function providersComeToRest(): Promise<void> {
    Object.assign(twins.mood, { silent: 0, deaf: 0, refuses: 0 });
    for (const provider of ['vnpay', 'stripe'] as const) await release(provider, 'reversed');
    await workNotices();
    for (let round = 0; round < 3; round += 1)
      for (const due of await dues('refund-query')) await follow(due);
    const paid = twins.paid();
    for (const orderId of idsOf('order'))
      for (const payment of await listPayments(context, orderId))
        if (paid.has(payment.code)) await askProvider(context, payment);
  }

  return {
    providersComeToRest,
    workNotices,
    openPage: open,
    payAt: async (place: number, provider: PaidBy, outcome: 'pay' | 'leave') => {
      const payment = await open(place, provider);
      if (payment?.redirectUrl) await atTheirPage(payment, outcome);
    },
    /** At whichever page of the order's is still open somewhere. */
    payAgain: async (place: number, nth: number) => {
      const id = idAt(place);
      const payments = id ? await listPayments(context, id) : [];
      const payment = pick(
        payments.filter(({ provider, redirectUrl }) => provider !== 'vietqr' && redirectUrl !== null),
        nth,
      );
      if (payment) await atTheirPage(payment, 'pay');
    },
    releaseNotices: release,
    loseNotice: async (provider: PaidBy) =>
      void (await twins.control(provider, '/faults', { hold: 'yes', lose: 1 })),
    repeatNotices: async (provider: PaidBy, copies: number) =>
      void (await twins.control(provider, '/faults', { hold: 'yes', copies })),
    askAboutPayments: async (nth: number) => {
      const due = pick(await dues('payment-query'), nth);
      if (!due) return;
      await askAboutPayment(context, due.of);
      await table.write([cancelDue(due)]);
    },
    followRefunds: async (nth: number) => {
      const due = pick(await dues('refund-query'), nth);
      if (due) await follow(due);
    },
    providerMood: async (mood: keyof ProviderTwins['mood']) => {
      twins.mood[mood] += 1;
    },
  };
}
