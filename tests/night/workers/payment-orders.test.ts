import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelPayment, type Payment } from '#shared/payments/index.ts';
import { isLive } from '#shared/payments/payment.ts';
import { askAboutPayment, expirePayment } from '#functions/domain/payments/settling/expire-payment.ts';
import { contextOf } from '#tests/support/context.ts';
import { type Payer, paying } from '#tests/support/payments.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
let pay: ReturnType<typeof paying>;
beforeAll(async () => {
  world = await aWorld();
  pay = paying(world);
  await pay.tell('vnpay/faults', { hold: 'yes' });
  await pay.tell('bank/faults', { hold: 'yes' });
});
afterAll(() => world.close());

/** As seen by what looks after the payment's time is up. */
const afterwards = () => new Date(Date.now() + 20 * 60_000);

type Step = 'notice' | 'repeat' | 'late' | 'query' | 'cancel' | 'regenerate';
const steps: Step[] = ['notice', 'repeat', 'late', 'query', 'cancel', 'regenerate'];

async function newestNotice(provider: 'bank' | 'vnpay'): Promise<number> {
  const reply = await fetch(`${world.url}/dev/${provider}/notices.json`);
  return ((await reply.json()) as { id: number }[])[0]?.id ?? 0;
}

/** What may happen once somebody has paid at a provider and its notice is on the way. */
function happenings(
  provider: 'bank' | 'vnpay',
  payer: Payer,
  payment: Payment,
): Record<Step, () => Promise<unknown>> {
  const context = contextOf(world.table, afterwards);
  return {
    notice: () => pay.tell(`${provider}/release`, {}),
    repeat: async () => pay.tell(`${provider}/resend`, { id: await newestNotice(provider) }),
    late: () => expirePayment(context, payment.id),
    query: () => askAboutPayment(context, payment.id),
    cancel: () => world.send(cancelPayment, { token: payer.accessToken, body: { paymentId: payment.id } }),
    regenerate: () => pay.begin(payer, payment.orderId, payment.method as 'transfer' | 'wallet'),
  };
}

async function endOf(orderId: string) {
  await world.cloud.idle();
  const { order, payments } = await pay.stateOf(orderId);
  const { status, paymentStatus, paidAmount, refundDue } = order;
  return {
    status,
    paymentStatus,
    paidAmount,
    refundDue,
    succeeded: payments.filter((payment) => payment.status === 'succeeded').length,
    waiting: payments.filter((payment) => isLive(payment.status)).length,
    // That it came late is the one thing the order of things may tell.
    flags: order.flags.filter((flag) => flag !== 'late_payment'),
  };
}

const paidOnce = {
  status: 'confirmed',
  paymentStatus: 'paid',
  paidAmount: 180_000,
  refundDue: 0,
  succeeded: 1,
  waiting: 0,
  flags: [],
};

const anyOrder = fc.shuffledSubarray(steps, { minLength: steps.length, maxLength: steps.length });
const runs = { numRuns: 15, seed: 20_261_121, endOnFailure: true };

describe('in whatever order things happen, with or without waiting for each other,', () => {
  it('money at VNPay pays its order once', async () => {
    await fc.assert(
      fc.asyncProperty(anyOrder, fc.boolean(), async (order, waits) => {
        const payer = await pay.aPayer();
        const { payment } = await pay.aPayment(payer, 'wallet');
        await pay.payAtVnpay(payment.redirectUrl);
        const happens = happenings('vnpay', payer, payment);
        for (const step of order) {
          await happens[step]();
          if (waits) await world.cloud.idle();
        }
        expect(await endOf(payment.orderId)).toEqual(paidOnce);
      }),
      runs,
    );
  });

  it('a transfer pays its order once', async () => {
    await fc.assert(
      fc.asyncProperty(anyOrder, fc.boolean(), async (order, waits) => {
        const payer = await pay.aPayer();
        const { payment } = await pay.aPayment(payer);
        await pay.transfer({ amount: payment.amount, content: payment.code });
        const happens = happenings('bank', payer, payment);
        for (const step of order) {
          await happens[step]();
          if (waits) await world.cloud.idle();
        }
        expect(await endOf(payment.orderId)).toEqual(paidOnce);
      }),
      runs,
    );
  });

  it('all of them at once pay it once', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const payer = await pay.aPayer();
      const { payment } = await pay.aPayment(payer, 'wallet');
      await pay.payAtVnpay(payment.redirectUrl);
      const happens = happenings('vnpay', payer, payment);
      await Promise.all(steps.map((step) => happens[step]()));
      expect(await endOf(payment.orderId)).toEqual(paidOnce);
    }
  });
});
