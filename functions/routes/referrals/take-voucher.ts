import { takeVoucher as contract } from '#shared/referrals/rewards.contract.ts';
import { takeVoucher } from '#functions/domain/referrals/rewards/take-voucher.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body, actor, table, now }) =>
  takeVoucher({ table, now }, { ...body, userId: actor.userId }),
);
