import { beforeEach, vi } from 'vitest';
import { StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { startCold } from '#functions/platform/cold-start.ts';
import { log } from '#functions/platform/log.ts';
import { playSecrets } from '../support/secret.ts';
import { anItemOf } from '#tests/support/item-of-schema.ts';

export const secret = 'the secret of the shop';
type ProviderCall = { url: string; method: string; headers: Headers; body: string };

/** Providers of payments that answer as a test says, and what they were asked. */
export function providerCalls() {
  const calls: ProviderCall[] = [];
  const provider: { answer: (call: ProviderCall) => Response | Promise<Response> } = {
    answer: () => new Response(null, { status: 500 }),
  };
  beforeEach(() => {
    calls.length = 0;
    vi.stubEnv('VNPAY_QUERY_URL', 'https://vnpay.test/query');
    vi.stubEnv('VNPAY_TMN_CODE', 'CHOLANG1');
    vi.stubEnv('VNPAY_SECRET_ID', 'cholang/vnpay');
    vi.stubEnv('STRIPE_API_URL', 'https://stripe.test');
    vi.stubEnv('STRIPE_SECRET_ID', 'cholang/stripe');
    vi.spyOn(log, 'warn').mockReturnValue();
    playSecrets(secret);
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, given) => {
      const url = to instanceof Request ? to.url : String(to);
      const call = {
        url,
        method: given?.method ?? 'GET',
        headers: new Headers(given?.headers),
        body: typeof given?.body === 'string' ? given.body : '',
      };
      if (!given?.signal) throw new Error('Nobody waits for a provider without end');
      calls.push(call);
      return provider.answer(call);
    });
    return () => {
      vi.unstubAllEnvs();
      startCold();
    };
  });
  return { calls, provider };
}

/** A payment of 180,000 ₫ that began at eleven in Vietnam. */
export const aProviderPayment = (given: Partial<StoredPayment> = {}): StoredPayment => ({
  ...StoredPayment.parse(anItemOf(StoredPayment)),
  id: 'o1~1',
  code: 'CLPAY1',
  orderCode: 'CL261120AB',
  amount: 180_000,
  received: 180_000,
  createdAt: '2026-11-20T04:00:00.000Z',
  expiresAt: '2026-11-20T04:31:00.900Z',
  locale: 'vi',
  returnPath: null,
  providerReference: null,
  references: [],
  ...given,
});
