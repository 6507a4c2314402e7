import type { Capability } from '#shared/contract/access.ts';
import { paymentDeadlineOf, coverOf } from '#shared/orders/order-cover.ts';
import { afterEvent } from '#shared/orders/order-status.ts';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';

/** Actions that staff may take on a whole order. */
export type StaffAction =
  | 'confirm'
  | 'startPacking'
  | 'completePacking'
  | 'handToCarrier'
  | 'markDelivered'
  | 'takeBack'
  | 'takeMoney'
  | 'credit'
  | 'refund'
  | 'cancel'
  | 'mail';

type Facts = Pick<
  StaffOrder,
  | 'status'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'provenBy'
  | 'flags'
  | 'deliveryType'
  | 'missing'
  | 'refundDue'
  | 'customer'
>;

const rules: Record<StaffAction, (order: Facts) => boolean> = {
  confirm: (order) => paymentDeadlineOf(order) === 'proof',
  startPacking: (order) =>
    afterEvent(order.status, 'start-packing') !== undefined && coverOf(order) !== undefined,
  completePacking: ({ status }) => afterEvent(status, 'complete-packing') !== undefined,
  handToCarrier: ({ status, deliveryType }) =>
    deliveryType === 'prepaid_ship' && afterEvent(status, 'hand-to-carrier') !== undefined,
  markDelivered: ({ status, deliveryType }) =>
    afterEvent(status, 'deliver') !== undefined ||
    (deliveryType === 'warehouse_pickup' && afterEvent(status, 'deliver-at-counter') !== undefined),
  takeBack: ({ status }) => afterEvent(status, 'come-back') !== undefined,
  takeMoney: ({ missing, paymentStatus }) =>
    missing > 0 && paymentStatus !== 'paid' && paymentStatus !== 'refunded',
  credit: (order) => afterEvent(order.status, 'grant-credit') !== undefined && coverOf(order) !== 'paid',
  refund: ({ refundDue }) => refundDue > 0,
  cancel: ({ status }) => afterEvent(status, 'cancel-by-staff') !== undefined,
  mail: ({ customer }) => customer.email !== '',
};

/** Capabilities that an action needs besides working on orders. */
const further: Partial<Record<StaffAction, Capability>> = {
  credit: 'payments.manage',
  refund: 'refunds.work',
};

// The cast is safe, because the object literal has exactly these keys.
const names = Object.keys(rules) as StaffAction[];

/** Actions that an order allows in its current state. The server checks the same rules again. */
export const staffActions = (order: Facts, may: (capability: Capability) => boolean): StaffAction[] =>
  names.filter((act) => {
    const capability = further[act];
    return rules[act](order) && (!capability || may(capability));
  });

/** Lines and address can be changed until packing starts. */
export const mayBeEdited = ({ status }: Pick<StaffOrder, 'status'>): boolean =>
  status === 'draft' || status === 'confirmed';

/** The most likely next actions in order of preference; the first allowed one becomes the button. */
const nextActions: readonly StaffAction[] = [
  'confirm',
  'startPacking',
  'completePacking',
  'handToCarrier',
  'markDelivered',
  'refund',
];

export const nextStaffAction = (actions: readonly StaffAction[]): StaffAction | undefined =>
  nextActions.find((act) => actions.includes(act));
