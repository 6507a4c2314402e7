import { vi } from 'vitest';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { receiveStripe } from '#functions/domain/payments/notices/receive-stripe.ts';
import { receiveVnpay } from '#functions/domain/payments/notices/receive-vnpay.ts';
import { signVnpayRefundAnswer } from '#functions/domain/payments/providers/vnpay-signature.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Provider, ProviderContext } from '#infra/local/providers/common/provider.ts';
import { Session } from '#infra/local/providers/stripe/stripe-session.ts';
import { playSecrets } from '../support/secret.ts';
import { createStripe } from '#infra/local/providers/stripe/stripe.ts';
import { Transaction } from '#infra/local/providers/vnpay/vnpay-transaction.ts';
import { createVnpay } from '#infra/local/providers/vnpay/vnpay.ts';

export const secret = 'a-secret-only-the-model-knows';
const shop = 'https://shop.model.test';
const places = {
  vnpay: 'https://vnpay.model.test',
  stripe: 'https://stripe.model.test',
};
export const providerMoods = ['silent', 'deaf', 'refuses'] as const;
export type PaidBy = 'vnpay' | 'stripe';

const settings: Record<string, string> = {
  VNPAY_TMN_CODE: 'T',
  VNPAY_QUERY_URL: `${places.vnpay}/merchant_webapi/api/transaction`,
  VNPAY_SECRET_ID: 'model/secret',
  STRIPE_API_URL: places.stripe,
  STRIPE_SECRET_ID: 'model/secret',
  STRIPE_NOTICES_SECRET_ID: 'model/secret',
  STRIPE_LIVE: 'no',
};

/** What providers remember, in memory. */
function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    state: {
      read: (key: string) => kept.get(key),
      readAll: (from: string, to: string) =>
        [...kept].filter(([key]) => from <= key && key <= to).map(([, value]) => value),
      write: (key: string, value: string) => void kept.set(key, value),
      removeAll: (from: string, to: string) => {
        for (const key of kept.keys()) if (from <= key && key <= to) kept.delete(key);
      },
      close: () => undefined,
    },
  };
}

const Sent = z.record(z.string(), z.coerce.string());

/**
 * VNPay and Stripe as the local cloud has them, reached over a network that can be told to be deaf, to lose their
 * answers, and to have them refuse. What they tell of waits until it is released; what was refused once stays refused.
 */
export function providerTwins(context: Context, turn: () => Promise<void>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { kept, state } = memory();
  const clock = {
    now: Date.now,
    offset: () => 0,
    advance: async () => undefined,
    onAdvance: () => undefined,
  };
  const surroundings: ProviderContext = {
    clock,
    state,
    secret: () => secret,
    setting: (name) => settings[name] ?? '',
    shop: () => shop,
  };
  const providers: Record<PaidBy, Provider> = {
    vnpay: createVnpay(surroundings),
    stripe: createStripe(surroundings),
  };
  const mood = { silent: 0, deaf: 0, refuses: 0 };
  const refused = new Set<string>();

  function take(name: keyof typeof mood): boolean {
    if (mood[name] === 0) return false;
    mood[name] -= 1;
    return true;
  }

  async function ask(provider: PaidBy, path: string, given: { body?: string; headers?: Headers } = {}) {
    const { body, headers = new Headers() } = given;
    const url = new URL(path, places[provider]);
    const isJson = body?.startsWith('{') === true;
    const fields = Sent.parse(isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body)));
    const answer = await providers[provider].answer({
      method: body === undefined ? 'GET' : 'POST',
      path: url.pathname,
      url,
      headers: Object.fromEntries(headers),
      fields,
      body: body ?? '',
      bytes: Buffer.from(body ?? ''),
      isForm: false,
    });
    if (!answer || !('json' in answer)) throw new Error(`${provider} has no answer to ${path}`);
    return { status: answer.status ?? 200, json: answer.json };
  }

  /** A plain no to money that is to go back, under a name it has not taken. */
  function refuse(provider: PaidBy, name: string, body: string) {
    const isKnown =
      [...kept.values()].some((value) => value.includes(name)) || kept.has(`stripe:key:refund:${name}`);
    if (isKnown || (!refused.has(name) && !take('refuses'))) return undefined;
    refused.add(name);
    if (provider === 'stripe')
      return { status: 400, json: { error: { code: 'refund_refused', message: 'No' } } };
    const asked = Sent.parse(JSON.parse(body));
    const answer = {
      vnp_ResponseCode: '93',
      vnp_Command: 'refund',
      vnp_TmnCode: 'T',
      vnp_TxnRef: asked['vnp_TxnRef'] ?? '',
    };
    return { status: 200, json: { ...answer, vnp_SecureHash: signVnpayRefundAnswer(answer, secret) } };
  }

  async function call(provider: PaidBy, request: Request, url: URL): Promise<Response> {
    if (take('deaf')) throw new Error('socket hang up');
    const body = request.method === 'GET' ? undefined : await request.text();
    const name =
      provider === 'stripe'
        ? url.pathname === '/v1/refunds' && request.headers.get('idempotency-key')
        : body?.includes('"refund"') && Sent.parse(JSON.parse(body))['vnp_RequestId'];
    const no = name && body ? refuse(provider, name, body) : undefined;
    const given = { headers: request.headers, ...(body !== undefined && { body }) };
    const { status, json } = no ?? (await ask(provider, url.pathname, given));
    // What it did is done, whenever its answer comes.
    await turn();
    if (take('silent')) throw new Error('socket hang up');
    return Response.json(json, { status });
  }

  /** The shop's own doors, at which providers tell of money. */
  async function hear(request: Request, url: URL): Promise<Response> {
    if (url.pathname.endsWith('/vnpay'))
      return Response.json(await receiveVnpay(context, url.search.slice(1)));
    const body = new Uint8Array(await request.arrayBuffer());
    return Response.json(
      await receiveStripe(context, { body, headers: Object.fromEntries(request.headers) }),
    );
  }

  playSecrets(secret);
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const url = new URL(request.url);
    if (url.origin === places.vnpay) return call('vnpay', request, url);
    if (url.origin === places.stripe) return call('stripe', request, url);
    return hear(request, url).catch((error: unknown) => {
      if (error instanceof AppError) return Response.json({}, { status: error.status });
      throw error;
    });
  });

  const control = (provider: PaidBy, path: string, fields: object) =>
    ask(provider, path, { body: JSON.stringify(fields) });
  const all = <T extends z.ZodType>(pattern: RegExp, schema: T) =>
    [...kept].flatMap(([key, value]) =>
      pattern.test(key) ? [schema.parse(JSON.parse(value)) as z.output<T>] : [],
    );
  const transactions = () => all(/^vnpay:(?!last-number)/, Transaction);
  const sessions = () => all(/^stripe:cs_/, Session);

  return {
    mood,
    control,
    /** Nothing they tell of arrives before it is let go. */
    begin: () =>
      Promise.all([
        control('vnpay', '/faults', { hold: 'yes' }),
        control('stripe', '/faults', { hold: 'yes' }),
      ]),
    /** What shoppers paid there, by the code of the payment. */
    paid: () =>
      new Map([
        ...transactions().flatMap(({ txnRef, status, amount }) =>
          status === '00' ? [[txnRef, Number(amount) / 100] as const] : [],
        ),
        ...sessions().flatMap(({ code, paymentStatus, amount }) =>
          paymentStatus === 'paid' ? [[code, amount] as const] : [],
        ),
      ]),
    /** What they sent back, each under the name it was asked under. */
    sent: () => [
      ...transactions().flatMap(({ refunds }) =>
        refunds.map(({ requestId, amount }) => ({ name: requestId, amount: Number(amount) / 100 })),
      ),
      ...[...kept].flatMap(([key, id]) => {
        const name = /^stripe:key:refund:(.+)$/.exec(key)?.[1];
        const found = sessions().flatMap(({ refunds }) => refunds.filter((refund) => refund.id === id));
        return name ? found.map(({ amount }) => ({ name, amount })) : [];
      }),
    ],
  };
}

export type ProviderTwins = ReturnType<typeof providerTwins>;
