import type { Delivery, TimelineEvent } from '#shared/orders/order.ts';
import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';
import { maskText } from '#shared/values/mask.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { lapsed } from '../moving/cancel-order.ts';
import { proofNotes } from '../moving/confirm-order.ts';
import { deliveryOf } from '../reading/delivery-of.ts';
import { openGuestOrder } from './guest-access.ts';
import { listEvents } from '../reading/order-story.ts';

/** Names, sums and moments of the shop's own; whatever else stands in a note, somebody wrote it. */
const ours: readonly string[] = [...Object.values(proofNotes), ...Object.values(lapsed)];
const isOurs = (note: string): boolean =>
  ours.includes(note) || /^(\d+|\d{4}-\d\d-\d\dT[\d:.]+Z)$/.test(note);

const masked = (event: TimelineEvent): TimelineEvent =>
  isOurs(event.note) ? event : { ...event, note: maskText(event.note) };

/** How a guest's order travels and what happened to it; in nobody's own words for whoever knows its code alone. */
export async function readGuestWay(
  table: Table,
  id: string,
  proof: GuestProof,
): Promise<{ delivery: Delivery; timeline: TimelineEvent[] }> {
  const { order, access } = await openGuestOrder(table, id, proof);
  const events = await listEvents(table, order.id);
  return { delivery: deliveryOf(order), timeline: access === 'full' ? events : events.map(masked) };
}
