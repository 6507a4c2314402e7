import * as z from 'zod';
import type { CustomerRow } from '#shared/customers/customer.ts';
import type { CustomerGroup } from '#shared/customers/customer-groups.contract.ts';
import { listPage } from '#functions/domain/jobs/export-list.ts';
import { exportRows } from '#functions/domain/jobs/export-rows.ts';
import type { JobRunner } from '#functions/domain/jobs/job-runner.ts';
import { listGroups } from '../groups/customer-groups.ts';
import { matchingGroups } from '../groups/groups-of.ts';
import { customerList } from './list-customers.ts';

const Input = z.object({ query: z.object({ group: z.string().optional() }) });

const lineOf = (row: CustomerRow, groups: readonly CustomerGroup[], now: Date) => ({
  ...row,
  tags: row.tags.join(', '),
  groups: matchingGroups(groups, row, now)
    .map(({ name }) => name)
    .join(', '),
});

/** Exports customers with the filters of staff. Groups by rule are evaluated in the export. */
export const exportCustomers: JobRunner = {
  async step(context, job) {
    const [list, groups] = await Promise.all([
      customerList(context, Input.parse(job.input).query),
      listGroups(context.table),
    ]);
    const runner = exportRows<ReturnType<typeof lineOf>>({
      fileName: { vi: 'khach-hang', en: 'customers' },
      idOf: ({ id }) => id,
      async page(_job, after, take) {
        const page = await listPage(list, job, { after, take });
        return { ...page, rows: page.rows.map((row) => lineOf(row, groups, context.now())) };
      },
    });
    return runner.step(context, job);
  },
};
