import type { Delivery, TimelineEvent } from '#shared/orders/order.ts';
import { maskText } from '#shared/values/mask.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { lapsed } from '../moving/cancel-order.ts';
import { proofNotes } from '../moving/confirm-order.ts';
import { deliveryOf } from '../reading/delivery-of.ts';
import { openGuestOrder, type ProvenOrder } from './guest-access.ts';
import { listEvents } from '../reading/order-events.ts';

/** Notes written by the shop itself: fixed names, sums and timestamps. Any other note was typed by a person. */
const ours: readonly string[] = [...Object.values(proofNotes), ...Object.values(lapsed)];
const isOurs = (note: string): boolean =>
  ours.includes(note) || /^(\d+|\d{4}-\d\d-\d\dT[\d:.]+Z)$/.test(note);

const masked = (event: TimelineEvent): TimelineEvent =>
  isOurs(event.note) ? event : { ...event, note: maskText(event.note) };

/** Reads delivery and timeline of a guest's order; without full proof, typed notes are masked. */
export async function readGuestTracking(
  context: Context,
  asked: ProvenOrder,
): Promise<{ delivery: Delivery; timeline: TimelineEvent[] }> {
  const { order, access } = await openGuestOrder(context, asked);
  const events = await listEvents(context, order.id);
  return { delivery: deliveryOf(order), timeline: access === 'full' ? events : events.map(masked) };
}
