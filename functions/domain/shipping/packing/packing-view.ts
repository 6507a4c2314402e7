import { fold } from '#shared/values/text.ts';
import { packingQueueStatuses } from '#shared/shipping/parcel-choices.ts';
import { PackingOrder } from '#shared/shipping/packing-order.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { packingFeed } from '../shipping-keys.ts';
import { troublesOf } from './parcel-rules.ts';
import { toPackingOrder } from './describe-job.ts';
import { StoredJob } from './packing-job.ts';

/** Builds a search word for a value that an order can have several of, with its kind as a prefix. */
export const marked = (kind: string, value: string): string => fold(`${kind}=${value};`);

const indexTermsOf = ({ parcels, ...job }: StoredJob): string[] => [
  ...parcels.map(({ warehouse }) => marked('kho', warehouse.id)),
  ...parcels.map(({ stage }) => marked('chang', stage)),
  ...parcels.flatMap((parcel) => troublesOf(parcel, job)).map((trouble) => marked('loi', trouble)),
];

const isTroubled = ({ parcels, ...job }: StoredJob): boolean =>
  parcels.some((parcel) => troublesOf(parcel, job).length > 0);

const openStatuses = new Set<string>(Object.values(packingQueueStatuses).flat());

export const packingView = defineView(StoredJob, {
  ...packingFeed,
  version: 9,
  columns: {
    status: column.text(({ status }) => status),
    paymentStatus: column.text(({ paymentStatus }) => paymentStatus),
    deliveryType: column.text(({ deliveryType }) => deliveryType),
    createdAt: column.text(({ createdAt }) => createdAt),
    confirmedAt: column.text(({ confirmedAt }) => confirmedAt),
    // A buyer may fetch a pickup order at any moment, so it is due since its confirmation.
    dueAt: column.text(({ dueAt, confirmedAt }) => dueAt ?? confirmedAt),
    total: column.number(({ total }) => total),
    packerId: column.optional(({ claim, packedBy }) => (claim ?? packedBy)?.userId ?? null),
    /** Whether the order is still being packed or delivered, or a parcel of it needs a person. */
    open: column.flag((job) => openStatuses.has(job.status) || isTroubled(job)),
    troubled: column.flag(isTroubled),
  },
  searched: (job) => [
    job.code,
    job.customer.fullName,
    job.customer.phone,
    ...job.parcels.flatMap(({ label, trackingNumber }) => [label ?? '', trackingNumber ?? '']),
    ...job.lines.flatMap(({ name, sku, codes }) => [name, sku, ...codes]),
    ...indexTermsOf(job),
  ],
  indexes: [
    ['dueAt'],
    ['createdAt'],
    ['confirmedAt'],
    ['total'],
    ['status', 'dueAt'],
    ['troubled', 'dueAt'],
    ['paymentStatus', 'dueAt'],
    ['deliveryType', 'dueAt'],
    ['packerId', 'dueAt'],
  ],
  keeps: { days: 400, since: 'createdAt', open: 'open' },
  row: StoredJob.transform(toPackingOrder).pipe(PackingOrder),
});
