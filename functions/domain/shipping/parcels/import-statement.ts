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
import { hasArrived, isPickedUp } from '../packing/parcel-rules.ts';
import { carriageOf, costsOtherwise } from './carriage-of.ts';
import { bookCod } from './book-cod.ts';
import { parcelName, partsOfName, shippingKeys } from '../shipping-keys.ts';
import { addToStatement } from '#functions/domain/payments/records/carrier-statement.ts';

/** The parcel of a statement's row. `former`: an earlier trip of a parcel sent again. */
type StatedParcel = { id: string; job: StoredJob; parcel: StoredParcel; former?: FormerLabel };
type FormerLabel = StoredParcel['voided'][number];

const Pointer = z.object({ orderId: z.string(), parcel: z.int(), attempt: z.int() });

/** Name of one attempt of a parcel; a label made again during the import has another. */
const statedName = ({ orderId, parcel, attempt }: z.infer<typeof Pointer>): string =>
  `${parcelName(orderId, parcel)}@${attempt}`;

async function named(context: Context, id: string): Promise<StatedParcel | undefined> {
  const [name = '', attempt] = id.split('@');
  const { orderId, parcel: number } = partsOfName(name);
  const job = await jobRecord.find(context.table, { id: orderId });
  const parcel = job?.parcels.find((one) => one.number === number);
  if (!job || !parcel) return undefined;
  if (parcel.label !== null && String(parcel.attempt) === attempt) return { id, job, parcel };
  // Labels that were voided for other reasons were never used for a delivery.
  const former = parcel.voided.find((one) => String(one.attempt) === attempt);
  return former?.why === 'sent_again' ? { id, job, parcel, former } : undefined;
}

/** Finds a parcel by its label, or by the label of an earlier trip. */
async function byLabel(context: Context, label: string): Promise<StatedParcel | undefined> {
  const pointer = await context.table.get(shippingKeys.label('ghtk', label), Pointer);
  return pointer && named(context, statedName(pointer));
}

const columns = ['collected', 'feeOut', 'feeBack', 'codFee', 'insurance', 'compensation'] as const;

/** Returns the sums of an earlier statement. */
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

/** Tells whether a row pays only the cash that an earlier statement left out, without any fee. */
const isTheRest = ({ parcel, former }: StatedParcel, said: Sums): boolean => {
  const { collected, ...fees } = said;
  const missing = former ? 0 : codDifferenceOf(parcel);
  return missing > 0 && collected === missing && Object.values(fees).every((fee) => fee === 0);
};

/**
 * Interprets a row. The collected cash becomes money of the order. A wrong amount is booked as it came and
 * marked for a person. The row is refused if nothing was to be collected or the carrier has not fetched the
 * parcel.
 */
function meaningOf(stated: StatedParcel, values: CellValues): RowMeaning {
  const { parcel, former } = stated;
  const said = sumsOf(values);
  const { paidOut } = former ?? parcel;
  if (paidOut && columns.some((name) => (paidOut[name] ?? 0) !== said[name])) {
    if (isTheRest(stated, said)) return { values: { ...sumsOf(paidOut), collected: parcel.cod } };
    return { problems: [{ column: 'collected', code: 'stated_before' }] };
  }
  // A label that can still be cancelled has not delivered anything.
  if (!former && !isPickedUp(parcel)) return { problems: [{ column: 'label', code: 'not_fetched' }] };
  const due = former ? 0 : codDueOf(parcel);
  if (said.collected === due) return { values: said };
  const sums = { told: formatVnd(said.collected), due: formatVnd(due) };
  const remarks = [{ column: 'collected', code: 'cod_differs', values: sums }];
  const isCollected = due > 0 && (said.collected > 0 || hasArrived(parcel));
  return isCollected ? { values: said, remarks } : { problems: remarks };
}

/** Ends a complaint once the carrier's statement has paid for it. */
const settled = (
  complaint: StoredParcel['complaint'],
  compensation: number,
  at: Date,
): StoredParcel['complaint'] =>
  complaint && complaint.kind !== 'cod' && complaint.endedAt === null && compensation > 0
    ? { ...complaint, paid: compensation, endedAt: at.toISOString() }
    : complaint;

/** Import target for the rows of one statement. */
export const statementTarget = (statementId: string): ImportTarget<StatedParcel> => ({
  key: 'label',
  findByKeys: (context, keys) => Promise.all(keys.map((key) => byLabel(context, key.trim()))),
  findMany: (context, ids) => Promise.all(ids.map((id) => named(context, id))),
  valuesOf,
  meaningOf,
  // Parcels of one order share an item, so rows are written one at a time.
  together: 1,
  abreast: 1,
  writesOf: async (context, changes) => {
    const at = context.now();
    const write = async ({ thing, values }: (typeof changes)[number]) => {
      const { job, parcel, former } = thing;
      // A row contains only the values that differ from an earlier statement.
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
      // The delivery costs are stored on the order, because reports read orders.
      const priced =
        order && costsOtherwise(order, parcels)
          ? changeOrder(order, { carriage: carriageOf(parcels) }, [], at).writes
          : [];
      // A parcel with an earlier statement adds only the difference.
      const added = net - ((former ?? parcel).paidOut?.net ?? 0);
      const total = addToStatement(statementId, { net: added, at: paidOut.at });
      return [...jobRecord.replace(job, { parcels }).writes, ...priced, total];
    };
    return (await Promise.all(changes.map(write))).flat();
  },
  // The scheduled check does the same if the process stops before this.
  afterwards: async (context, changes) => {
    for (const { thing } of changes) await bookCod(context, { orderId: thing.job.id });
  },
  fileName: { vi: 'bang-ke-can-xu-ly', en: 'statement-to-look-at' },
});

/** Imports a carrier's statement by parcel. Cash is booked once, every difference is reported. */
export const importStatement: JobRunner = {
  step: (context, work: StoredWork) => importRows(statementTarget(work.id)).step(context, work),
};
