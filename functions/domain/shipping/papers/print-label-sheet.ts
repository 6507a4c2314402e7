import { AppError } from '#shared/contract/errors.ts';
import type { FileReply } from '#shared/contract/file-reply.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type { printLabelSheet as contract } from '#shared/shipping/packing.contract.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { warehouseRecord } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { chunk } from '#functions/platform/chunk.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { jobRecord, type StoredJob, type StoredParcel } from '../packing/packing-job.ts';
import { isEarly, isAccepted } from '../packing/parcel-rules.ts';
import { saysOtherwise } from '../parcels/label-fits.ts';
import { gramsOf } from '../parcels/parcel-order.ts';
import { type MissingLabels, type ParcelLabel, parcelPaper } from './parcel-paper.ts';

const ordersAtOnce = 20;

/** Phone number of each warehouse that parcels leave from. */
type Phones = ReadonlyMap<string, string>;

async function phonesOf({ table }: Context, jobs: readonly (StoredJob | undefined)[]): Promise<Phones> {
  const ids = new Set(jobs.flatMap((job) => job?.parcels.map(({ warehouse }) => warehouse.id) ?? []));
  const found = await Promise.all([...ids].map((id) => warehouseRecord.find(table, { id })));
  return new Map(found.flatMap((warehouse) => (warehouse ? [[warehouse.id, warehouse.phone] as const] : [])));
}

function labelOf(job: StoredJob, parcel: StoredParcel, phones: Phones): ParcelLabel {
  return {
    kind: 'parcel',
    carrier: parcel.carrier ?? '',
    label: parcel.label ?? '',
    orderCode: job.code,
    number: parcel.number,
    of: job.parcels.length,
    to: { name: job.customer.fullName, phone: job.customer.phone, address: job.address ?? '' },
    from: { name: parcel.warehouse.name, phone: phones.get(parcel.warehouse.id) ?? '' },
    goods: job.lines
      .filter((line) => line.parcel === parcel.number)
      .map(({ name, variantName, quantity }) => ({
        name: [name, variantName].filter(Boolean).join(' · '),
        quantity,
      })),
    grams: gramsOf(parcel),
    cod: parcel.cod,
    note: parcel.note,
  };
}

type LabelShare = { labels: ParcelLabel[]; missing: string[] };

/** Returns the labels to print. An outdated label is listed as missing and never printed. */
function printedOf(order: StoredOrder, job: StoredJob | undefined, phones: Phones): LabelShare {
  const made = job?.parcels.filter((parcel) => isAccepted(parcel) && parcel.label !== null) ?? [];
  if (!job || made.length === 0) return { labels: [], missing: [`${order.code}: chưa có vận đơn`] };
  const good = made.filter((parcel) => !isEarly(parcel) || !saysOtherwise(order, job, parcel));
  const isWhole = made.length === job.parcels.length;
  return {
    labels: good.map((parcel) => labelOf(job, parcel, phones)),
    missing: [
      ...(good.length < made.length ? [`${order.code}: nhãn cũ, đang tạo lại`] : []),
      ...(isWhole ? [] : [`${order.code}: còn kiện chưa có vận đơn`]),
    ],
  };
}

/** Prints a sheet for many orders: labels for the parcels, and missing ones at the end. */
export async function printLabelSheet(
  context: Context,
  { sheet, orders }: BodyOf<typeof contract>,
): Promise<FileReply> {
  const all: LabelShare[] = [];
  for (const ids of chunk([...new Set(orders)], ordersAtOnce)) {
    const some = await Promise.all(
      ids.map(async (id) => {
        const [order, job] = await Promise.all([
          findOrder(context, id),
          jobRecord.find(context.table, { id }),
        ]);
        if (!order) throw new AppError('ORDER_NOT_FOUND');
        return { order, job };
      }),
    );
    const phones = await phonesOf(
      context,
      some.map(({ job }) => job),
    );
    all.push(...some.map(({ order, job }) => printedOf(order, job, phones)));
  }
  const labels = all.flatMap((one) => one.labels);
  const lines = all.flatMap((one) => one.missing);
  if (labels.length === 0) throw new AppError('SHIPMENT_NOT_FOUND');
  const rest: MissingLabels[] = lines.length > 0 ? [{ kind: 'missing', lines }] : [];
  const bytes = parcelPaper(sheet, [...labels, ...rest], context.now());
  return { name: `nhan-van-don-${labels.length}.pdf`, bytes };
}
