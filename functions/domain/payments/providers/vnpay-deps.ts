import * as z from 'zod';
import { now } from '#functions/platform/clock.ts';
import { readConfig } from '#functions/platform/config.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';
import { table } from '#functions/platform/table/table.ts';

/** What taking VNPay's notices needs, as this deployment has it. */
export const vnpayDeps = async () => ({
  table: table(),
  secret: await getSecret('VNPAY_SECRET_ID'),
  tmnCode: readConfig({ VNPAY_TMN_CODE: z.string() }).VNPAY_TMN_CODE,
  now,
});
