import * as z from 'zod';
import type { State } from '../../home/state.ts';
import type { Answer, Ask } from '../common/provider-door.ts';
import type { Session } from './stripe-session.ts';

const ListLine = z.looseObject({ id: z.string(), created: z.int() });

/** Builds the key of a list entry. Lists are ordered by creation time, so the key holds the time and the id. */
const keyOf = (kind: string, at: number, id = ''): string =>
  `stripe:list:${kind}:${String(at).padStart(12, '0')}:${id}`;

const keep = (state: State, kind: string, one: z.infer<typeof ListLine>): void =>
  state.write(keyOf(kind, one.created, one.id), JSON.stringify(one));

/** Records the charge of a session's card. */
export const keepCharge = (state: State, { intent, amount, code }: Session, at: number): void =>
  keep(state, 'charges', {
    id: intent.replace('pi_', 'ch_'),
    object: 'charge',
    amount,
    currency: 'vnd',
    status: 'succeeded',
    paid: true,
    created: at,
    livemode: false,
    payment_intent: intent,
    metadata: { paymentCode: code },
  });

type SentRefund = { id: string; amount: number; status: string; code: string | undefined; at: number };

export const keepRefund = (state: State, { id, amount, status, code, at }: SentRefund): void =>
  keep(state, 'refunds', {
    id,
    object: 'refund',
    amount,
    currency: 'vnd',
    status,
    created: at,
    metadata: { ...(code && { refundCode: code }) },
  });

/** Returns a page of a list, newest first. */
export function answerList({ path, url }: Ask, state: State): Answer {
  const kind = path.replace('/v1/', '');
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  const all = state
    .readAll(keyOf(kind, Number(asked('created[gte]'))), `${keyOf(kind, Number(asked('created[lte]')))}~`)
    .map((text) => ListLine.parse(JSON.parse(text)))
    .toReversed();
  const after = all.findIndex(({ id }) => id === asked('starting_after')) + 1;
  const data = all.slice(after, after + Number(asked('limit') || 10));
  return { json: { object: 'list', url: path, has_more: after + data.length < all.length, data } };
}
