import * as z from 'zod';
import { codDifferenceOf, codDueOf } from '#shared/shipping/cod-difference.ts';
import { formatVnd } from '#shared/values/money.ts';
import { importRows } from '#functions/domain/jobs/import-rows.ts';
import type { CellValues } from '#functions/domain/jobs/import-plan.ts';
import type { StoredJob as StoredWork } from '#functions/domain/jobs/job-record.ts';
import type { ImportTarget, RowMeaning } from '#functions/domain/jobs/job-target.ts';
import type { JobRunner } from '#functions/domain/jobs/job-runner.ts';
import { changeOrder } from '#functions/domain/orders/moving/change-order.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { jobRecord, type StoredJob, type StoredParcel } from '../packing/packing-job.ts';
import { hasArrived, hasLeft } from '../packing/parcel-rules.ts';
import { carriageOf, costsOtherwise } from '../parcels/carriage-of.ts';
import { bookCod } from '../parcels/book-cod.ts';
import { parcelName, partsOfName, shippingKeys } from '../shipping-keys.ts';
import { addToStatement } from './statement-record.ts';

/** A parcel a row of a statement speaks of; of one that came back and was sent again, the way it made before. */
type StatedParcel = { id: string; job: StoredJob; parcel: StoredParcel; former?: FormerLabel };
type FormerLabel = StoredParcel['voided'][number];

const Pointer = z.object({ orderId: z.string(), parcel: z.int(), attempt: z.int() });

/** One asking of one parcel: a label that is made anew while a file is carried out is another one. */
const statedName = ({ orderId, parcel, attempt }: z.infer<typeof Pointer>): string =>
  `${parcelName(orderId, parcel)}@${attempt}`;

async function named(context: Context, id: string): Promise<StatedParcel | undefined> {
  const [name = '', attempt] = id.split('@');
  const { orderId, parcel: number } = partsOfName(name);
  const job = await jobRecord.find(context.table, { id: orderId });
  const parcel = job?.parcels.find((one) => one.number === number);
  if (!job || !parcel) return undefined;
  if (parcel.label !== null && String(parcel.attempt) === attempt) return { id, job, parcel };
  // One that was voided otherwise was brought to nobody.
  const former = parcel.voided.find((one) => String(one.attempt) === attempt);
  return former?.why === 'sent_again' ? { id, job, parcel, former } : undefined;
}

/** By the label it has, or had when it went out and came back. */
async function byLabel(context: Context, label: string): Promise<StatedParcel | undefined> {
  const pointer = await context.table.get(shippingKeys.label('ghtk', label), Pointer);
  return pointer && named(context, statedName(pointer));
}

const columns = ['collected', 'feeOut', 'feeBack', 'codFee', 'insurance', 'compensation'] as const;

/** What an earlier statement said of it. */
const valuesOf = ({ parcel, former }: StatedParcel): CellValues => {
  const { paidOut } = former ?? parcel;
  return Object.fromEntries(columns.map((name) => [name, paidOut?.[name] ?? null]));
};

type Sums = Record<(typeof columns)[number], number>;

const sumsOf = (values: Partial<Record<(typeof columns)[number], unknown>>): Sums => ({
  collected: Number(values.collected ?? 0),
  feeOut: Number(values.feeOut ?? 0),
  feeBack: Number(values.feeBack ?? 0),
  codFee: Number(values.codFee ?? 0),
  insurance: Number(values.insurance ?? 0),
  compensation: Number(values.compensation ?? 0),
});

/** A later statement may pay what an earlier one left out: its row tells the missing cash and no fee. */
const isTheRest = ({ parcel, former }: StatedParcel, said: Sums): boolean => {
  const { collected, ...fees } = said;
  const missing = former ? 0 : codDifferenceOf(parcel);
  return missing > 0 && collected === missing && Object.values(fees).every((fee) => fee === 0);
};

/**
 * What a parcel collected is money of its order. Another sum than it had to collect is booked as it came, and a person
 * has to look; where nothing was to be collected, or nobody has the parcel yet, the row is refused.
 */
function meaningOf(stated: StatedParcel, values: CellValues): RowMeaning {
  const { parcel, former } = stated;
  const said = sumsOf(values);
  const { paidOut } = former ?? parcel;
  if (paidOut && columns.some((name) => (paidOut[name] ?? 0) !== said[name])) {
    if (isTheRest(stated, said)) return { values: { ...sumsOf(paidOut), collected: parcel.cod } };
    return { problems: [{ column: 'collected', code: 'stated_before' }] };
  }
  // A label that may still be called off has brought nobody anything.
  if (!former && !hasLeft(parcel)) return { problems: [{ column: 'label', code: 'not_fetched' }] };
  const due = former ? 0 : codDueOf(parcel);
  if (said.collected === due) return { values: said };
  const sums = { told: formatVnd(said.collected), due: formatVnd(due) };
  const remarks = [{ column: 'collected', code: 'cod_differs', values: sums }];
  const isCollected = due > 0 && (said.collected > 0 || hasArrived(parcel));
  return isCollected ? { values: said, remarks } : { problems: remarks };
}

/** What the carrier was held to account for is over once its statement has paid for it. */
const settled = (
  complaint: StoredParcel['complaint'],
  compensation: number,
  at: Date,
): StoredParcel['complaint'] =>
  complaint && complaint.kind !== 'cod' && complaint.endedAt === null && compensation > 0
    ? { ...complaint, paid: compensation, endedAt: at.toISOString() }
    : complaint;

/** What rows of one statement say of parcels. */
export const statementTarget = (statementId: string): ImportTarget<StatedParcel> => ({
  key: 'label',
  findByKeys: (context, keys) => Promise.all(keys.map((key) => byLabel(context, key.trim()))),
  findMany: (context, ids) => Promise.all(ids.map((id) => named(context, id))),
  valuesOf,
  meaningOf,
  // Parcels of one order are one item.
  together: 1,
  abreast: 1,
  writesOf: async (context, changes) => {
    const at = context.now();
    const write = async ({ thing, values }: (typeof changes)[number]) => {
      const { job, parcel, former } = thing;
      // A row tells only what differs from what was stated before.
      const sums = sumsOf({ ...valuesOf(thing), ...values });
      const { collected, feeOut, feeBack, codFee, insurance, compensation } = sums;
      const net = collected - feeOut - feeBack - codFee - insurance + compensation;
      const paidOut = { statementId, at: at.toISOString(), ...sums, net };
      const stated = (one: StoredParcel): StoredParcel =>
        former
          ? {
              ...one,
              voided: one.voided.map((old) => (old.label === former.label ? { ...old, paidOut } : old)),
            }
          : { ...one, paidOut, complaint: settled(one.complaint, compensation, at) };
      const parcels = job.parcels.map((one) => (one.number === parcel.number ? stated(one) : one));
      const order = await findOrder(context, job.id);
      // What bringing it cost is the order's to say: reports follow orders.
      const priced =
        order && costsOtherwise(order, parcels)
          ? changeOrder(order, { carriage: carriageOf(parcels) }, [], at).writes
          : [];
      // A parcel that was stated before counts with what this statement adds to it.
      const added = net - ((former ?? parcel).paidOut?.net ?? 0);
      const total = addToStatement(statementId, { net: added, at: paidOut.at });
      return [...jobRecord.replace(job, { parcels }).writes, ...priced, total];
    };
    return (await Promise.all(changes.map(write))).flat();
  },
  // Its clock does the same, should nobody come as far as this.
  afterwards: async (context, changes) => {
    for (const { thing } of changes) await bookCod(context, { orderId: thing.job.id });
  },
  fileName: { vi: 'bang-ke-can-xu-ly', en: 'statement-to-look-at' },
});

/** A carrier's statement, parcel by parcel: what it collected is money of the orders, once; every difference is named. */
export const importStatement: JobRunner = {
  step: (context, work: StoredWork) => importRows(statementTarget(work.id)).step(context, work),
};
