import { noPhone } from '#shared/orders/nameless-guest.ts';
import { type Operation, upsert } from '#functions/platform/table/table-operations.ts';
import { orderKeys } from '../order-keys.ts';
import { placeName } from '../place-name.ts';
import type { StoredOrder } from '../order-record.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

/**
 * So many cash orders of guests are under way at once: goods are held or sent out for them, and nobody has paid.
 * A house or an office has more buyers than a mailbox or a phone.
 */
const most = { EMAIL: 3, PHONE: 3, ADDRESS: 6 } as const;
type Kind = keyof typeof most;

/** The refusal of a write that would open one more. */
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

/** What staff wrote down is meant: they spoke with whoever ordered. So is what a deposit came for. */
const isOpen = ({ userId, placedBy, paymentMethod, paymentStatus, status, deposit }: CashOrder): boolean =>
  userId === null &&
  placedBy === null &&
  deposit === undefined &&
  paymentMethod === 'cash' &&
  paymentStatus === 'processing' &&
  underWay.includes(status);

/** By what a guest's cash order counts; nothing for any other. */
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

/** The counts an order stands in once it has changed: from when it is open until it is not, and always the same ones. */
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

/** The order knows the counts it stands in, so that each is taken once and given back once: with its own write. */
export const countSlots = (
  before: readonly string[],
  after: readonly string[],
): Operation<typeof tooManyOpen>[] => [
  ...after.filter((slot) => !before.includes(slot)).map((slot) => count(slot, 1)),
  ...before.filter((slot) => !after.includes(slot)).map((slot) => count(slot, -1)),
];
