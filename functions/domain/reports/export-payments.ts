import * as z from 'zod';
import { drillPayments as contract } from '#shared/reports/payment-reports.contract.ts';
import type { PaymentRow } from '#shared/payments/staff-payments.contract.ts';
import { byNobody } from '#shared/payments/payment-choices.ts';
import { readWarehouses } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import type { paymentsView } from '#functions/domain/payments/staff/payments-view.ts';
import { exportRows } from '#functions/domain/jobs/export-rows.ts';
import { pageOfPayments } from './drill-payments.ts';

const Place = z.object({ value: z.union([z.string(), z.number(), z.null()]), id: z.string() }).nullable();

/** Payment as a line of the file. */
const toLine = (payment: PaymentRow, warehouses: ReadonlyMap<string, string>) => ({
  ...payment,
  provider: payment.provider ?? byNobody,
  warehouse: warehouses.get(payment.warehouseId ?? '') ?? payment.warehouseId ?? '',
  references: payment.references.join(', '),
});

/** Exports the payments behind a figure with its filters. */
export const paymentsExport = (rows?: ReturnType<typeof paymentsView.rows>) =>
  exportRows<ReturnType<typeof toLine>>({
    fileName: { vi: 'thanh-toan', en: 'payments' },
    idOf: ({ id }) => id,
    async page({ input, createdAt }, given, take, { table }) {
      const after = Place.parse(given);
      // Default days are relative to the start of the job, however long it takes.
      const asked = { at: new Date(createdAt), after, take };
      const [found, warehouses] = await Promise.all([
        pageOfPayments(contract.query.parse(input['query']), asked, rows),
        readWarehouses(table),
      ]);
      const names = new Map(warehouses.map(({ id, name }) => [id, name]));
      return {
        rows: found.rows.map((row) => toLine(row, names)),
        after: found.places.at(-1) ?? after,
        more: found.rows.length === take,
        ...(after === null && { total: found.total }),
      };
    },
  });

export const exportPayments = paymentsExport();
