import type { PurchaseRow } from '#shared/purchasing/purchase.ts';
import { listPage } from '#functions/domain/jobs/export-list.ts';
import { exportRows } from '#functions/domain/jobs/export-rows.ts';
import type { JobRunner } from '#functions/domain/jobs/job-runner.ts';
import { purchasesAt } from './search-purchases.ts';

/** Purchases as staff narrowed them; which of them are late is of the moment they are written down. */
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
