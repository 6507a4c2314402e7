import { createHash } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import { warehouseRecord } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { ParcelOrder, ParcelPlace } from '../carriers/carrier.ts';
import type { StoredJob, StoredParcel } from '../packing/packing-job.ts';
import { carrierKey } from '../shipping-keys.ts';

/** Weight that carriers assume for a parcel of unknown weight. */
const usualGrams = 500;

export const gramsOf = ({ weighed, grams }: Pick<StoredParcel, 'weighed' | 'grams'>): number =>
  weighed ?? (grams > 0 ? grams : usualGrams);

/** Hashes everything that a label shows. Another hash means that the label is outdated. */
export function labelPrint({ shippingAddress }: StoredOrder, job: StoredJob, parcel: StoredParcel): string {
  const goods = job.lines
    .filter((line) => line.parcel === parcel.number)
    .map(({ id, quantity }) => [id, quantity]);
  const said = [shippingAddress, parcel.cod, gramsOf(parcel), goods];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22);
}

async function fromPlace({ table }: Context, parcel: StoredParcel): Promise<ParcelPlace> {
  const warehouse = await warehouseRecord.find(table, { id: parcel.warehouse.id });
  if (!warehouse) throw new AppError('UNKNOWN_WAREHOUSE');
  const { name, phone, address, province, currentDivision, formerDivision } = warehouse;
  return {
    name,
    phone,
    street: address,
    province: formerDivision?.province ?? currentDivision?.province ?? province,
    district: formerDivision?.district ?? null,
    ward: (formerDivision ?? currentDivision)?.ward ?? null,
  };
}

function toPlace({ shippingAddress: to, customer }: StoredOrder): ParcelPlace {
  if (!to) throw new AppError('ADDRESS_REQUIRED');
  return {
    name: to.recipientName || customer.fullName,
    phone: to.phone || customer.phone,
    street: to.street,
    province: to.province,
    district: to.district,
    ward: to.ward,
  };
}

const fullName = (name: string, variantName: string | null) =>
  variantName ? `${name} (${variantName})` : name;

/** Builds the request to a carrier. */
export async function parcelOrderOf(
  context: Context,
  order: StoredOrder,
  job: StoredJob,
  parcel: StoredParcel,
): Promise<ParcelOrder> {
  return {
    key: carrierKey(order.code, parcel.number, parcel.attempt),
    from: await fromPlace(context, parcel),
    to: toPlace(order),
    goods: job.lines
      .filter((line) => line.parcel === parcel.number)
      .map(({ name, variantName, sku, quantity, grams, price }) => ({
        name: fullName(name, variantName),
        code: sku,
        quantity,
        grams,
        price,
      })),
    grams: gramsOf(parcel),
    cod: parcel.cod,
    value: parcel.value,
    note: parcel.note,
  };
}
