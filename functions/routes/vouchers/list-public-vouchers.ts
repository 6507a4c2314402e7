import { listPublicVouchers as contract } from '#shared/vouchers/list-public-vouchers.contract.ts';
import { listPublicVouchers } from '#functions/domain/vouchers/list-public-vouchers.ts';
import { createVoucherRepository } from '#functions/domain/vouchers/voucher-repository.ts';
import { nowIso } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, () =>
  listPublicVouchers(createVoucherRepository(table()), nowIso()),
);
