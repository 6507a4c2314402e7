import type { PurchaseRow } from '#shared/purchasing/purchase.ts';
import { listPage } from '#functions/domain/jobs/export-list.ts';
import { exportRows } from '#functions/domain/jobs/export-rows.ts';
import type { JobRunner } from '#functions/domain/jobs/job-runner.ts';
import { purchasesAt } from './search-purchases.ts';

/** Exports the purchases that staff filtered. Late ones are determined at the time of the export. */
export const exportPurchases: JobRunner = {
  step(context, job) {
    const runner = exportRows<PurchaseRow>({
      fileName: { vi: 'don-nhap-hang', en: 'purchases' },
      idOf: ({ id }) => id,
      page: (_job, after, take) => listPage(purchasesAt(context.now()), job, { after, take }),
    });
    return runner.step(context, job);
  },
};
