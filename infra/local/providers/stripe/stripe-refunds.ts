import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Answer, Ask } from '../common/provider-door.ts';
import type { State } from '../../home/state.ts';
import { keepRefund } from './stripe-lists.ts';
import type { createSessions, Session } from './stripe-session.ts';

type Sessions = ReturnType<typeof createSessions>;

const Request = z.object({
  payment_intent: z.string(),
  amount: z.coerce.number().int().min(1),
  'metadata[refundCode]': z.string().optional(),
});

const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  json: { error: { code, message } },
});

const toStripe = ({ id, amount, status }: Session['refunds'][number], intent: string): Answer => ({
  json: { id, object: 'refund', amount, currency: 'vnd', status, payment_intent: intent },
});

type Desk = { sessions: Sessions; state: State; at: number };

function create({ fields, headers }: Ask, { sessions, state, at }: Desk): Answer {
  const { data: asked } = Request.safeParse(fields);
  const session = asked && sessions.findByIntent(asked.payment_intent);
  if (!asked || !session || session.paymentStatus !== 'paid')
    return refusal(400, 'resource_missing', 'No such payment_intent');
  const key = `refund:${String(headers['idempotency-key'] ?? randomUUID())}`;
  const known = session.refunds.find(({ id }) => id === sessions.findByKey(key));
  if (known) return toStripe(known, session.intent);
  const sent = session.refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (sent + asked.amount > session.amount)
    return refusal(400, 'charge_already_refunded', 'Refund amount is greater than unrefunded amount');
  const refund = { id: `re_${randomUUID().replaceAll('-', '')}`, amount: asked.amount, status: 'succeeded' };
  sessions.save({ ...session, refunds: [...session.refunds, refund] });
  sessions.saveKey(key, refund.id);
  sessions.saveIntent(refund.id, session.id);
  keepRefund(state, { ...refund, code: asked['metadata[refundCode]'], at });
  return toStripe(refund, session.intent);
}

/** Handles refunds: an idempotency key makes one, and no more than was paid is refunded. */
export function answerRefunds(ask: Ask, desk: Desk): Answer {
  const { sessions } = desk;
  if (ask.method === 'POST' && ask.path === '/v1/refunds') return create(ask, desk);
  const id = /^\/v1\/refunds\/(\w+)$/.exec(ask.path)?.[1] ?? '';
  const session = sessions.findByIntent(id);
  const found = session?.refunds.find((refund) => refund.id === id);
  return session && found
    ? toStripe(found, session.intent)
    : refusal(404, 'resource_missing', 'No such refund');
}
