import { noPhone } from '#shared/orders/nameless-guest.ts';
import { type Operation, upsert } from '#functions/platform/table/table-operations.ts';
import { orderKeys } from '../order-keys.ts';
import { placeName } from '../place-name.ts';
import type { StoredOrder } from '../order-record.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

/**
 * Maximum numbers of a guest's cash orders under way at once, since goods are held or sent out unpaid. A house
 * or an office has more buyers than a mailbox or a phone.
 */
const most = { EMAIL: 3, PHONE: 3, ADDRESS: 6 } as const;
type Kind = keyof typeof most;

/** Refusal of a write that would open one cash order too many. */
export const tooManyOpen = 'too-many-open';

const underWay: readonly OrderStatus[] = [
  'draft',
  'confirmed',
  'packing',
  'packing_completed',
  'delivering',
  'shipped',
];

type CashOrder = Pick<
  StoredOrder,
  | 'userId'
  | 'placedBy'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'status'
  | 'customer'
  | 'shippingAddress'
  | 'deposit'
>;

/** Cash orders that count towards the limit: none by staff, who spoke with the buyer, or with a deposit. */
const isOpen = ({ userId, placedBy, paymentMethod, paymentStatus, status, deposit }: CashOrder): boolean =>
  userId === null &&
  placedBy === null &&
  deposit === undefined &&
  paymentMethod === 'cash' &&
  paymentStatus === 'processing' &&
  underWay.includes(status);

/** Names a guest's cash order is counted by: email, phone and address. */
function namesOf(order: CashOrder): string[] {
  const { email, phone } = order.customer;
  const named: [Kind, string | null][] = [
    ['EMAIL', email],
    ['PHONE', phone === noPhone ? null : phone],
    ['ADDRESS', order.shippingAddress && placeName(order.shippingAddress)],
  ];
  return named.flatMap(([kind, name]) => (name ? [`${kind}#${name}`] : []));
}

const kindOf = (slot: string): Kind =>
  slot.startsWith('EMAIL') ? 'EMAIL' : slot.startsWith('PHONE') ? 'PHONE' : 'ADDRESS';

/** Counts an order belongs to after a change. It keeps the same ones from when it opens until it closes. */
export function slotsAfter(before: StoredOrder | undefined, order: CashOrder): string[] {
  if (!isOpen(order)) return [];
  return before && isOpen(before) ? before.openSlots : namesOf(order);
}

const count = (slot: string, by: 1 | -1): Operation<typeof tooManyOpen> =>
  upsert(
    orderKeys.openCash(slot),
    { add: { open: by }, set: { entity: 'open-cash' } },
    by > 0 ? { when: { open: { missingOrAtMost: most[kindOf(slot)] - 1 } }, refusal: tooManyOpen } : {},
  );

/**
 * Writes the difference between two lists of counts. The order stores its list, so that each count is raised
 * once and lowered once, in the order's own transaction.
 */
export const countSlots = (
  before: readonly string[],
  after: readonly string[],
): Operation<typeof tooManyOpen>[] => [
  ...after.filter((slot) => !before.includes(slot)).map((slot) => count(slot, 1)),
  ...before.filter((slot) => !after.includes(slot)).map((slot) => count(slot, -1)),
];
