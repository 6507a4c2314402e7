import { previewVoucher as contract } from '#shared/vouchers/preview-voucher.contract.ts';
import { previewVoucher } from '#functions/domain/checkout/preview-voucher.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body, language, table, now }) =>
  previewVoucher({ table, now }, { ...body, language }),
);
