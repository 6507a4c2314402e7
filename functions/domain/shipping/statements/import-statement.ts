import * as z from 'zod';
import { importRows } from '#functions/domain/jobs/import-rows.ts';
import type { CellValues } from '#functions/domain/jobs/import-plan.ts';
import type { StoredJob as StoredWork } from '#functions/domain/jobs/job-record.ts';
import type { ImportTarget, RowMeaning } from '#functions/domain/jobs/job-target.ts';
import type { JobRunner } from '#functions/domain/jobs/job-runner.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { jobRecord, type StoredJob, type StoredParcel } from '../packing/packing-job.ts';
import { bookCod } from '../parcels/book-cod.ts';
import { parcelName, partsOfName, shippingKeys } from '../shipping-keys.ts';

/** A parcel a row of a statement speaks of. */
type StatedParcel = { id: string; job: StoredJob; parcel: StoredParcel };

const Pointer = z.object({ orderId: z.string(), parcel: z.int() });

async function named(context: Context, id: string): Promise<StatedParcel | undefined> {
  const { orderId, parcel: number } = partsOfName(id);
  const job = await jobRecord.find(context.table, { id: orderId });
  const parcel = job?.parcels.find((one) => one.number === number);
  return job && parcel && { id, job, parcel };
}

/** By the label it has now: one that was voided was brought to nobody. */
async function byLabel(context: Context, label: string): Promise<StatedParcel | undefined> {
  const pointer = await context.table.get(shippingKeys.label('ghtk', label), Pointer);
  const found = pointer && (await named(context, parcelName(pointer.orderId, pointer.parcel)));
  return found?.parcel.label === label ? found : undefined;
}

const columns = ['collected', 'feeOut', 'feeBack', 'insurance', 'compensation'] as const;

/** What an earlier statement said of it. */
const valuesOf = ({ parcel: { paidOut } }: StatedParcel): CellValues =>
  Object.fromEntries(columns.map((name) => [name, paidOut?.[name] ?? null]));

const sumOf = (values: CellValues, name: (typeof columns)[number]): number => Number(values[name] ?? 0);

const cameBack: readonly StoredParcel['stage'][] = ['returning', 'returned', 'return_settled', 'compensated'];

/** What a parcel was to collect, and nothing else, is money of its order; another sum is a matter for people. */
function meaningOf({ parcel }: StatedParcel, values: CellValues): RowMeaning {
  const said = Object.fromEntries(columns.map((name) => [name, sumOf(values, name)]));
  const { paidOut, cod, stage } = parcel;
  if (paidOut && columns.some((name) => paidOut[name] !== said[name]))
    return { problems: [{ column: 'collected', code: 'stated_before' }] };
  const due = cameBack.includes(stage) ? 0 : cod;
  if (said['collected'] !== due) return { problems: [{ column: 'collected', code: 'cod_differs' }] };
  return { values: said };
}

const targetOf = (statementId: string): ImportTarget<StatedParcel> => ({
  key: 'label',
  findByKeys: (context, keys) => Promise.all(keys.map((key) => byLabel(context, key.trim()))),
  findMany: (context, ids) => Promise.all(ids.map((id) => named(context, id))),
  valuesOf,
  meaningOf,
  // Parcels of one order are one item.
  together: 1,
  abreast: 1,
  writesOf: async ({ now }, changes) =>
    changes.flatMap(({ thing: { job, parcel }, values }) => {
      const sums = {
        collected: sumOf(values, 'collected'),
        feeOut: sumOf(values, 'feeOut'),
        feeBack: sumOf(values, 'feeBack'),
        insurance: sumOf(values, 'insurance'),
        compensation: sumOf(values, 'compensation'),
      };
      const { collected, feeOut, feeBack, insurance, compensation } = sums;
      const net = collected - feeOut - feeBack - insurance + compensation;
      const paidOut = { statementId, at: now().toISOString(), ...sums, net };
      const parcels = job.parcels.map((one) => (one.number === parcel.number ? { ...one, paidOut } : one));
      return jobRecord.replace(job, { parcels }).writes;
    }),
  // Its clock does the same, should nobody come as far as this.
  afterwards: async (context, changes) => {
    for (const { thing } of changes) await bookCod(context, { orderId: thing.job.id });
  },
  fileName: { vi: 'bang-ke-can-xu-ly', en: 'statement-to-look-at' },
});

/** A carrier's statement, parcel by parcel: what it collected is money of the orders, once; every difference is named. */
export const importStatement: JobRunner = {
  step: (context, work: StoredWork) => importRows(targetOf(work.id)).step(context, work),
};
