import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { signBody } from '#functions/domain/payments/providers/signed-webhook.ts';
import { Faults } from '../common/faults.ts';
import { type Call, createOutbox } from '../common/outbox.ts';
import { type Answer, type Ask, control, orTrouble } from '../common/provider-door.ts';
import { type Provider, providerBases, type ProviderContext } from '../common/provider.ts';
import { closedPage, stripeIndexPage, stripePayPage } from './stripe-page.ts';
import { answerList, keepCharge } from './stripe-lists.ts';
import { answerRefunds } from './stripe-refunds.ts';
import { SessionRequest, createSessions, type Session, toStripe } from './stripe-session.ts';

const base = providerBases.stripe;
/** Retry delays in minutes, shorter than Stripe's three days for the sake of testers. */
const retryMinutes = [1, 5, 30, 120, 720];

const Choice = z.object({
  outcome: z.enum(['pay', 'cancel', 'expire']),
  card: z
    .string()
    .default('4242424242424242')
    .transform((number) => number.replace(/\D/g, '')),
});

/** Stripe's own test number for a card that is always declined. */
const refusedCard = '4000000000000002';

const refusal = (status: number, message: string): Answer => ({ status, json: { error: { message } } });

/** Simulates the part of Stripe that the shop uses: sessions with a card page, and signed events. */
export function createStripe({ clock, state, secret, shop }: ProviderContext): Provider {
  const faults = Faults.parse({});
  const sessions = createSessions(state);
  const outbox = createOutbox({
    now: clock.now,
    faults,
    isGood: (status) => status >= 200 && status < 300,
    retryMinutes,
  });
  const seconds = () => Math.floor(clock.now() / 1000);
  const pageOf = ({ id }: Session) =>
    `${new URL(sessions.find(id)?.successUrl ?? shop()).origin}${base}/pay/${id}`;
  const shown = (session: Session) => toStripe(session, pageOf(session));

  function tell(type: string, object: Record<string, unknown>): void {
    const id = `evt_${randomUUID().replaceAll('-', '')}`;
    const event = { id, object: 'event', type, created: seconds(), livemode: false, data: { object } };
    const body = JSON.stringify(event);
    const build = (): Call => {
      const timestamp = String(seconds());
      const signature = signBody(timestamp, Buffer.from(body), secret('stripe-notices'));
      return {
        method: 'POST',
        url: `${shop()}/api/payments/webhooks/stripe`,
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${timestamp},v1=${signature}` },
        body,
      };
    };
    outbox.post(`${type} · ${String(object['client_reference_id'] ?? object['id'])}`, build);
  }

  const intentOf = ({ intent, amount, code }: Session, isPaid: boolean) => ({
    id: intent,
    object: 'payment_intent',
    status: isPaid ? 'succeeded' : 'requires_payment_method',
    amount,
    amount_received: isPaid ? amount : 0,
    currency: 'vnd',
    metadata: { paymentCode: code },
  });

  function create({ fields, headers }: Ask): Answer {
    const key = String(headers['idempotency-key'] ?? randomUUID());
    const known = sessions.find(sessions.findByKey(key) ?? '');
    if (known) return { json: shown(known) };
    const { data: asked } = SessionRequest.safeParse(fields);
    if (!asked) return refusal(400, 'Missing or wrong parameters');
    if (asked.expires_at < seconds() + 30 * 60 - 5) return refusal(400, 'expires_at must be 30 minutes away');
    const session: Session = {
      id: `cs_test_${randomUUID().replaceAll('-', '')}`,
      status: 'open',
      paymentStatus: 'unpaid',
      intent: `pi_${randomUUID().replaceAll('-', '')}`,
      amount: asked['line_items[0][price_data][unit_amount]'],
      code: asked['payment_intent_data[metadata][paymentCode]'],
      description: asked['line_items[0][price_data][product_data][name]'],
      successUrl: asked.success_url,
      cancelUrl: asked.cancel_url,
      expiresAt: asked.expires_at,
      refunds: [],
    };
    sessions.save(session);
    sessions.saveIntent(session.intent, session.id);
    sessions.saveKey(key, session.id);
    return { json: shown(session) };
  }

  /** Finds a session, and expires it if its time is over. */
  function findNow(id: string): Session | undefined {
    const session = sessions.find(id);
    if (!session || session.status !== 'open' || session.expiresAt > seconds()) return session;
    return expire(session);
  }

  function expire(session: Session): Session {
    const expired: Session = { ...session, status: 'expired' };
    sessions.save(expired);
    tell('checkout.session.expired', shown(expired));
    return expired;
  }

  function pay(session: Session): void {
    const paid: Session = { ...session, status: 'complete', paymentStatus: 'paid' };
    sessions.save(paid);
    keepCharge(state, paid, seconds());
    tell('payment_intent.succeeded', intentOf(paid, true));
    tell('checkout.session.completed', shown(paid));
  }

  function choose(id: string, { fields, isForm }: Ask): Answer {
    const session = findNow(id);
    const { data: choice } = Choice.safeParse(fields);
    if (!session || !choice) return refusal(404, 'No such session');
    const done = (goTo: string): Answer =>
      isForm ? { goTo } : { json: { ...shown(sessions.find(id) ?? session), returnTo: goTo } };
    if (session.status !== 'open' || choice.outcome === 'cancel') return done(session.cancelUrl);
    if (choice.outcome === 'expire') {
      expire(session);
      return done(session.cancelUrl);
    }
    if (choice.card === refusedCard) {
      tell('payment_intent.payment_failed', intentOf(session, false));
      return done(`${base}/pay/${id}?declined=1`);
    }
    pay(session);
    return done(session.successUrl);
  }

  /** Handles API calls of the shop's server, which carry its key. */
  function api(ask: Ask): Answer | undefined {
    if (ask.headers.authorization !== `Bearer ${secret('stripe')}`) return refusal(401, 'Invalid API Key');
    if (ask.method === 'POST' && ask.path === '/v1/checkout/sessions') return create(ask);
    if (ask.method === 'GET' && /^\/v1\/(charges|refunds)$/.test(ask.path)) return answerList(ask, state);
    if (ask.path.startsWith('/v1/refunds')) return answerRefunds(ask, { sessions, state, at: seconds() });
    const id = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(ask.path)?.[1];
    const session = ask.method === 'GET' && id ? findNow(id) : undefined;
    return session ? { json: shown(session) } : refusal(404, 'No such checkout.session');
  }

  async function answer(ask: Ask): Promise<Answer | undefined> {
    const told = () => ({ notices: outbox.list(), faults });
    if (ask.path.startsWith('/v1/'))
      return orTrouble(faults, () => api(ask) ?? refusal(404, 'Unrecognized request'));
    const id = /^\/pay\/(\w+)$/.exec(ask.path)?.[1];
    if (id && ask.method === 'POST') return choose(id, ask);
    if (id) {
      const session = findNow(id);
      if (session?.status !== 'open') return { status: session ? 410 : 404, page: closedPage() };
      return { page: stripePayPage(session, ask.url.searchParams.has('declined'), told()) };
    }
    if (ask.method === 'GET' && ask.path === '') return { page: stripeIndexPage(told()) };
    return control(base, ask, outbox, faults);
  }

  return { answer, pump: outbox.pump, isIdle: outbox.isIdle };
}
