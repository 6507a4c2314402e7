import type { Order, TimelineEvent } from '#shared/orders/order.ts';
import { showArrival } from '#web/platform/format/local-time.ts';

const onItsWay = ['confirmed', 'packing', 'packing_completed', 'delivering', 'shipped'] as const;
const dayMilliseconds = 86_400_000;

type ArrivalFacts = Pick<Order, 'status' | 'arrival' | 'createdAt'>;

/** Returns the expected arrival once shipping is certain; undefined if the promised days are over. */
export function expectedArrival(
  { status, arrival, createdAt }: ArrivalFacts,
  events: readonly TimelineEvent[] | undefined,
  { language, now = Date.now() }: { language: string; now?: number },
): string | undefined {
  if (!arrival || !onItsWay.some((one) => one === status)) return undefined;
  const confirmed = events?.find(({ kind, to }) => kind === 'status' && to === 'confirmed');
  const since = Date.parse(confirmed?.at ?? createdAt);
  return since + (arrival.daysTo + 1) * dayMilliseconds < now
    ? undefined
    : showArrival(since, arrival, language);
}
