import * as z from 'zod';
import {
  type Carrier,
  CarrierSilence,
  type CarrierParcel,
  type ParcelOrder,
  type ParcelPlace,
  type ParcelReport,
} from './carrier.ts';
import { askGhtk, Code, Fee, fetchGhtkFile, type GhtkAnswer } from './ghtk-call.ts';
import { readGhtkHint } from './ghtk-hint.ts';
import { ghtkMeaning } from './ghtk-status.ts';

const CreatedOrder = z.object({
  order: z.looseObject({ label: Code, fee: Fee, insurance_fee: Fee, tracking_id: Code.nullish() }),
});
const QuoteAnswer = z.object({
  fee: z.looseObject({ fee: Fee, insurance_fee: Fee, delivery: z.boolean().default(true) }),
});
const Status = z.object({
  order: z.looseObject({
    label_id: Code,
    status: Code,
    status_text: z.string().nullish(),
    modified: z.string().nullish(),
    created: z.string().nullish(),
    ship_money: Fee,
    insurance: Fee,
    weight: z.union([z.number(), z.string()]).nullish(),
  }),
});

const known = 'ORDER_ID_EXIST';
const maxNote = 120;

/** Fields of a place. GHTK requires name, street and ward; the district only if there is one. */
const named = (prefix: string, { name, phone, street, province, district, ward }: ParcelPlace) => ({
  [`${prefix}name`]: name,
  [`${prefix}tel`]: phone,
  [`${prefix}address`]: street,
  [`${prefix}province`]: province,
  ...(district !== null && { [`${prefix}district`]: district }),
  ...(ward !== null && { [`${prefix}ward`]: ward }),
});

/** Converts a parcel for GHTK: kilograms unless `weight_option` says grams; a weight is one piece's. */
export const ghtkOrder = ({ key, from, to, goods, grams, cod, value, note }: ParcelOrder) => ({
  products: goods.map(({ name, code, quantity, grams: weight, price }) => ({
    name,
    product_code: code,
    quantity,
    weight,
    price,
  })),
  order: {
    id: key,
    ...named('pick_', from),
    ...named('', to),
    hamlet: 'Khác',
    // The shop pays the carrier. The collected cash is the order's alone.
    is_freeship: 1,
    pick_money: cod,
    value,
    note: note.slice(0, maxNote),
    transport: 'road',
    pick_option: 'cod',
    deliver_option: 'none',
    weight_option: 'gram',
    total_weight: grams,
  },
});

/** Validates an answer. An unexpected form means neither yes nor no. */
function read<T extends z.ZodType>(schema: T, answer: GhtkAnswer): z.output<T> {
  const { data, error } = schema.safeParse(answer);
  if (error) throw new CarrierSilence('GHTK answers otherwise than it says', { cause: error });
  return data;
}

async function status(label: string): Promise<ParcelReport> {
  const path = `/services/shipment/v2/${encodeURIComponent(label)}`;
  const { order } = read(Status, await askGhtk({ method: 'GET', path }));
  const grams = Math.round(Number(order.weight ?? Number.NaN));
  const { words, means } = ghtkMeaning(order.status, order.status_text ?? '');
  return {
    label: order.label_id,
    said: order.status,
    words: order.status_text || words,
    means,
    at: order.modified ?? order.created ?? '',
    grams: Number.isFinite(grams) && grams > 0 ? grams : null,
    fee: order.ship_money,
    insurance: order.insurance,
  };
}

/** Returns a parcel that GHTK has already, because its first answer was lost on the way. */
async function asMade(label: string): Promise<CarrierParcel> {
  const { fee, insurance } = await status(label);
  return { label, trackingNumber: null, fee: fee ?? 0, insurance: insurance ?? 0 };
}

async function create(parcel: ParcelOrder): Promise<CarrierParcel> {
  const answer = await askGhtk(
    { method: 'POST', path: '/services/shipment/order/?ver=1.5', body: ghtkOrder(parcel) },
    (_, code) => code === known,
  );
  const label = answer.error?.ghtk_label ?? answer.ghtk_label;
  if (!answer.success && label) return asMade(label);
  const { order } = read(CreatedOrder, answer);
  return {
    label: order.label,
    trackingNumber: order.tracking_id ?? null,
    fee: order.fee,
    insurance: order.insurance_fee,
  };
}

/** Adapter for GHTK (Giao Hàng Tiết Kiệm), in its own words and units. */
export const ghtk: Carrier = {
  name: 'ghtk',
  async quote({ from, to, grams, value }) {
    const { name: _, phone: __, ...place } = to;
    const query = new URLSearchParams({
      pick_province: from.province,
      ...(from.district !== null && { pick_district: from.district }),
      province: place.province,
      ...(place.district !== null && { district: place.district }),
      ...(place.ward !== null && { ward: place.ward }),
      address: place.street,
      weight: String(grams),
      value: String(value),
      deliver_option: 'none',
    });
    const answer = await askGhtk({ method: 'GET', path: `/services/shipment/fee?${query.toString()}` });
    const { fee } = read(QuoteAnswer, answer);
    return { served: fee.delivery, fee: fee.fee, insurance: fee.insurance_fee };
  },
  create,
  print: (label) =>
    fetchGhtkFile(
      `/services/label/${encodeURIComponent(label)}?original=portrait&paper_size=A6`,
      'application/pdf',
    ),
  async cancel(label) {
    await askGhtk({ method: 'POST', path: `/services/shipment/cancel/${encodeURIComponent(label)}` });
  },
  status,
  readHint: readGhtkHint,
};
