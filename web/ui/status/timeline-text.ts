import type { TFunction } from 'i18next';
import { ghtkCodeOf } from '#shared/shipping/ghtk-words.ts';
import { formatVnd } from '#shared/values/money.ts';
import { showMoment } from '#web/platform/format/local-time.ts';
import type { TimelineEvent } from '#shared/orders/order.ts';
import type { Resolution, ReturnStatus } from '#shared/returns/return-status.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

type T = TFunction<['orders']>;

/** Typed by the contract's type alone: importing the shared list would pull its schemas into the chunk. */
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
  // For money used to pay another order, the note also names that order.
  const [sum = '', code = ''] = note.split(' ');
  const kind = code === 'waived' ? code : (moneyKinds.find((known) => known === to) ?? 'other');
  const amount = /^\d+$/.test(sum) ? formatVnd(Number(sum)) : '';
  const until = showMoment(note) ?? '';
  return t(`timeline.payment.${kind}`, { amount, until, code }).replace(/\s+/g, ' ').trim();
}

/** Notes on a guest's cash order: pending, and how it was confirmed. The server names them so. */
const proofs = { 'to-prove': true, 'proven-by-link': true, 'proven-by-call': true } as const;

export const isProof = (note: string): note is keyof typeof proofs => isKey(proofs, note);

const carriedTo: readonly (string | null)[] = [
  'delivering',
  'shipped',
  'completed',
  'returned',
] satisfies OrderStatus[];

/** Returns an event's author. A carrier's reports also have `provider`; the kind tells them apart. */
export function authorOf({ kind, by, to }: TimelineEvent): TimelineEvent['by'] {
  const isCarried = kind === 'delivery' || (kind === 'status' && carriedTo.includes(to));
  return by === 'provider' && isCarried ? 'carrier' : by;
}

/** Returns the text of an event, and the note that somebody added in their own words. */
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
