import type { TFunction } from 'i18next';
import { ghtkCodeOf } from '#shared/shipping/ghtk-words.ts';
import { formatVnd } from '#shared/values/money.ts';
import { showMoment } from '#web/platform/format/days.ts';
import type { TimelineEvent } from '#shared/orders/order.ts';
import type { Resolution, ReturnStatus } from '#shared/returns/return-status.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

type T = TFunction<['orders']>;

/** Named here by type alone: the shared lists would bring their schemas along. */
const statuses: Record<OrderStatus, true> = {
  draft: true,
  confirmed: true,
  packing: true,
  packing_completed: true,
  delivering: true,
  shipped: true,
  completed: true,
  cancelled: true,
  refunded: true,
  returned: true,
};
const returnSteps: Record<ReturnStatus | Resolution, true> = {
  requested: true,
  approved: true,
  rejected: true,
  returning: true,
  received: true,
  inspected: true,
  refunded: true,
  exchanged: true,
  closed: true,
  cancelled: true,
  refund: true,
  exchange: true,
};
const moneyKinds = [
  'paid',
  'underpaid',
  'surplus',
  'late_payment',
  'taken_off',
  'refunded',
  'on_credit',
  'held',
  'carried',
  'credited',
] as const;

const isKey = <Names extends object>(names: Names, name: string): name is keyof Names & string =>
  name in names;

function paymentTitle(t: T, { to, note }: TimelineEvent): string {
  // Of money that pays for other goods the other order is named after it.
  const [sum = '', code = ''] = note.split(' ');
  const kind = code === 'waived' ? code : (moneyKinds.find((known) => known === to) ?? 'other');
  const amount = /^\d+$/.test(sum) ? formatVnd(Number(sum)) : '';
  const until = showMoment(note) ?? '';
  return t(`timeline.payment.${kind}`, { amount, until, code }).replace(/\s+/g, ' ').trim();
}

/** Of a guest's cash order: that it waits to be meant, and how that was said. The names are the server's. */
const proofs = { 'to-prove': true, 'proven-by-link': true, 'proven-by-call': true } as const;

export const isProof = (note: string): note is keyof typeof proofs => isKey(proofs, note);

const carriedTo: readonly (string | null)[] = [
  'delivering',
  'shipped',
  'completed',
  'returned',
] satisfies OrderStatus[];

/** Whose word an event is. What a carrier says of a parcel is kept as a `provider`'s word; the kind of the event tells it. */
export function authorOf({ kind, by, to }: TimelineEvent): TimelineEvent['by'] {
  const isCarried = kind === 'delivery' || (kind === 'status' && carriedTo.includes(to));
  return by === 'provider' && isCarried ? 'carrier' : by;
}

/** What an event says, and what was added to it in somebody's own words. */
export function timelineText(t: T, event: TimelineEvent): { title: string; note: string } {
  const { kind, note } = event;
  const to = event.to ?? '';
  if (kind === 'payment') return { title: paymentTitle(t, event), note: '' };
  if (kind === 'status' && isProof(note)) return { title: t(`timeline.proof.${note}`), note: '' };
  if (kind === 'status' && isKey(statuses, to)) return { title: t(`timeline.status.${to}`), note };
  const step = to.replace(/^return_/, '');
  if (to.startsWith('return_') && isKey(returnSteps, step))
    return { title: t(`timeline.return.${step}`, { code: note }), note: '' };
  if (to === 'pieces_lost') {
    const [damaged = 0, missing = 0] = note.split(' ').map(Number);
    const lost = [
      damaged > 0 && t('timeline.damaged', { count: damaged }),
      missing > 0 && t('timeline.missing', { count: missing }),
    ];
    return { title: lost.filter(Boolean).join(' · '), note: '' };
  }
  const ghtkCode = kind === 'delivery' ? ghtkCodeOf(note) : undefined;
  if (ghtkCode) return { title: t(`timeline.ghtk.${ghtkCode}`), note: '' };
  if (to === 'half_taken') return { title: t('timeline.halfTaken', { code: note }), note: '' };
  if (to === 'email_corrected') return { title: t('timeline.emailCorrected'), note: '' };
  if (to === 'edited') return { title: t('timeline.edited'), note };
  if (to.includes('invoice')) return { title: t('timeline.invoice'), note };
  return { title: note || t(kind === 'delivery' ? 'timeline.delivery' : 'timeline.note'), note: '' };
}
