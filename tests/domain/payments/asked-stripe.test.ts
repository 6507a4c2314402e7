import { describe, expect, it } from 'vitest';
import { openStripeSession, readStripeSession } from '#functions/domain/payments/providers/stripe-api.ts';
import { followAtStripe, refundAtStripe } from '#functions/domain/payments/providers/stripe-refund.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aProviderPayment, providerCalls, secret } from './provider-calls.ts';

const { calls, provider } = providerCalls();
const says = (body: unknown, status = 200) => {
  provider.answer = () => Response.json(body, { status });
};
const fields = () => calls.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
const session = { id: 'cs_1', url: 'https://stripe.test/pay', payment_intent: 'pi_1' };

describe('a page of Stripe’s on which a card is taken', () => {
  it('is opened once for one payment, in đồng, until the payment ends', async () => {
    says(session);
    expect(await openStripeSession(aProviderPayment({ locale: 'en' }), 'https://cholang.test')).toEqual(
      session,
    );
    const [call] = calls;
    expect([call?.url, call?.method]).toEqual(['https://stripe.test/v1/checkout/sessions', 'POST']);
    expect(
      ['authorization', 'idempotency-key', 'content-type'].map((name) => call?.headers.get(name)),
    ).toEqual([`Bearer ${secret}`, 'o1~1', 'application/x-www-form-urlencoded']);
    expect(fields()).toEqual([
      {
        mode: 'payment',
        client_reference_id: 'CLPAY1',
        locale: 'en',
        success_url: 'https://cholang.test/e-commerce/payment/o1~1',
        cancel_url: 'https://cholang.test/e-commerce/payment/o1~1',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'vnd',
        'line_items[0][price_data][unit_amount]': '180000',
        'line_items[0][price_data][product_data][name]': 'CL261120AB',
        'payment_intent_data[metadata][paymentCode]': 'CLPAY1',
        expires_at: '1795149060',
      },
    ]);
  });

  it('leads back to where the payment says, and has no end where that has none', async () => {
    says(session);
    await openStripeSession(
      aProviderPayment({ returnPath: '/gio-hang', expiresAt: null }),
      'https://cholang.test',
    );
    const [found] = fields();
    expect([found?.['success_url'], found?.['expires_at']]).toEqual([
      'https://cholang.test/gio-hang',
      undefined,
    ]);
  });

  it('is read by its name', async () => {
    says(session);
    expect(await readStripeSession('cs/1')).toEqual(session);
    expect(calls).toMatchObject([{ url: 'https://stripe.test/v1/checkout/sessions/cs%2F1', method: 'GET' }]);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['refused', () => Response.json(session, { status: 400 })],
    ['answered with something else', () => Response.json({ url: 1 })],
    ['not answered', () => Promise.reject(new Error('socket hang up'))],
  ])('is asked for again later where it is %s', async (_, answer) => {
    provider.answer = answer;
    expect(await refusalOf(readStripeSession('cs_1'))).toBe('PROVIDER_UNAVAILABLE');
  });
});

describe('Stripe, asked to send money back', () => {
  const refund = { requestKey: 'h1001', refundCode: 'HT1', amount: 50_000, by: 'an' };
  const paid = aProviderPayment({
    references: ['bank:1', 'stripe:pi_7', 'stripe:pi_8'],
    providerReference: 'cs_1',
  });
  const done = { id: 're_1', status: 'succeeded' };

  it('is asked under the name of the try', async () => {
    says(done);
    expect(await refundAtStripe(paid, refund)).toEqual({ kind: 'done', reference: 're_1' });
    const [call] = calls;
    expect([call?.url, call?.method]).toEqual(['https://stripe.test/v1/refunds', 'POST']);
    expect(
      ['authorization', 'idempotency-key', 'content-type'].map((name) => call?.headers.get(name)),
    ).toEqual([`Bearer ${secret}`, 'h1001', 'application/x-www-form-urlencoded']);
    expect(fields()).toEqual([{ payment_intent: 'pi_7', amount: '50000', 'metadata[refundCode]': 'HT1' }]);
  });

  it('is asked first which charge it was where nobody told of it', async () => {
    provider.answer = ({ url }) => Response.json(url.includes('sessions') ? session : done);
    await refundAtStripe({ ...paid, references: [] }, refund);
    expect(fields().at(-1)).toMatchObject({ payment_intent: 'pi_1' });
    provider.answer = () => Response.json({ id: 'cs_1' });
    const unknown = { kind: 'refused', error: 'Stripe payment_intent' };
    expect(await refundAtStripe({ ...paid, references: [] }, refund)).toEqual(unknown);
    calls.length = 0;
    expect(await refundAtStripe({ ...paid, references: [], providerReference: null }, refund)).toEqual(
      unknown,
    );
    expect(calls).toEqual([]);
  });

  it.each<[string, object, number, object]>([
    ['under way', { id: 're_1', status: 'pending' }, 200, { kind: 'accepted', reference: 're_1' }],
    [
      'failed',
      { id: 're_1', status: 'failed', failure_reason: 'expired_card' },
      200,
      { kind: 'refused', error: 'Stripe expired_card' },
    ],
    ['called off', { id: 're_1', status: 'canceled' }, 200, { kind: 'refused', error: 'Stripe canceled' }],
    [
      'wrong',
      { error: { code: 'charge_already_refunded', message: 'Done' } },
      400,
      { kind: 'refused', error: 'Stripe charge_already_refunded Done' },
    ],
    ['wrong without a word', { error: {} }, 404, { kind: 'refused', error: 'Stripe 404' }],
    ['just below its own trouble', { error: {} }, 499, { kind: 'refused', error: 'Stripe 499' }],
    ['its own trouble', { error: {} }, 500, { kind: 'unknown', error: 'Stripe 500' }],
    ['asked too often', { error: { message: 'Slow' } }, 429, { kind: 'unknown', error: 'Stripe 429 Slow' }],
  ])('is heard: %s', async (_, body, status, expected) => {
    says(body, status);
    expect(await refundAtStripe(paid, refund)).toEqual(expected);
  });

  it('says nothing of the money where it does not answer', async () => {
    provider.answer = () => Promise.reject(new Error('socket hang up'));
    expect(await refundAtStripe(paid, refund)).toEqual({ kind: 'unknown', error: 'socket hang up' });
  });

  it('is asked what became of it by its own number', async () => {
    says({ id: 're/1', status: 'pending' });
    expect(await followAtStripe('re/1')).toEqual({ kind: 'accepted', reference: 're/1' });
    expect(calls).toMatchObject([{ url: 'https://stripe.test/v1/refunds/re%2F1', method: 'GET' }]);
  });
});
