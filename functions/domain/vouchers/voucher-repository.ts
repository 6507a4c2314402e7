import { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import type { Table } from '#functions/platform/table.ts';
import { campaignsPartition } from './voucher-keys.ts';

/** Campaigns prepared ahead lie among those that run, so more are read than are shown. */
const mostRead = 100;

export const createVoucherRepository = (table: Table) => ({
  /** Campaigns that end after a moment, in one read; some of them may not have begun. */
  async listEndingAfter(at: string): Promise<VoucherTemplate[]> {
    const asked = { pk: campaignsPartition, after: at, limit: mostRead };
    const { items } = await table.query(asked, VoucherTemplate);
    return items;
  },
});

export type VoucherRepository = ReturnType<typeof createVoucherRepository>;
