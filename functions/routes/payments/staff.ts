import * as payments from '#shared/payments/index.ts';
import * as replaying from '#functions/domain/payments/settling/replay-notice.ts';
import * as deciding from '#functions/domain/payments/staff/decide-notice.ts';
import { previewNamed } from '#functions/domain/payments/staff/preview-count.ts';
import { readStaffNotice } from '#functions/domain/payments/staff/read-staff-notice.ts';
import { readStaffPayment } from '#functions/domain/payments/staff/read-staff-payment.ts';
import { requireNotice } from '#functions/domain/payments/staff/require-notice.ts';
import * as searchingNotices from '#functions/domain/payments/staff/search-notices.ts';
import * as searchingPayments from '#functions/domain/payments/staff/search-payments.ts';
import * as takingBack from '#functions/domain/payments/staff/take-back-decision.ts';
import {
  cancelAsStaff,
  renewAsStaff,
  verifyAsStaff,
} from '#functions/domain/payments/staff/work-on-payment.ts';
import * as importing from '#functions/domain/payments/statements/import-statement.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const cancelStaffPayment = httpRoute(
  payments.cancelStaffPayment,
  async ({ params: { id }, table, now }) => {
    await cancelAsStaff({ table, now }, id);
    return readStaffPayment({ table, now }, id);
  },
);

export const decideNotice = httpRoute(
  payments.decideNotice,
  async ({ params: { id }, body, actor, table, now }) => {
    await deciding.decideNotice({ table, now }, { ...body, id, userId: actor.userId });
    return readStaffNotice({ table, now }, id);
  },
);

export const getNotice = httpRoute(
  payments.getNotice,
  async ({ params: { id }, query: { order }, table, now }) => {
    const notice = await readStaffNotice({ table, now }, id);
    return order === undefined
      ? notice
      : { ...notice, preview: await previewNamed({ table, now }, { id, order }) };
  },
);

export const getStaffPayment = httpRoute(payments.getStaffPayment, ({ params: { id }, table, now }) =>
  readStaffPayment({ table, now }, id),
);

export const importStatement = httpRoute(payments.importStatement, ({ body, table, now }) =>
  importing.importStatement({ table, now }, body),
);

export const renewStaffPayment = httpRoute(
  payments.renewStaffPayment,
  async ({ params: { id }, body, table, now }) =>
    readStaffPayment({ table, now }, await renewAsStaff({ table, now }, { id, key: body.clientRequestId })),
);

export const replayNotice = httpRoute(payments.replayNotice, async ({ params: { id }, table, now }) => {
  await requireNotice({ table }, id);
  await replaying.replayNotice({ table, now }, id);
  return readStaffNotice({ table, now }, id);
});

export const searchNotices = httpRoute(payments.searchNotices, ({ query, table }) =>
  searchingNotices.searchNotices({ table }, query),
);

export const searchPayments = httpRoute(payments.searchPayments, ({ query }) =>
  searchingPayments.searchPayments(query),
);

export const takeBackDecision = httpRoute(
  payments.takeBackDecision,
  async ({ params: { id }, body, actor, table, now }) => {
    await takingBack.takeBackDecision({ table, now }, { ...body, id, userId: actor.userId });
    return readStaffNotice({ table, now }, id);
  },
);

export const verifyStaffPayment = httpRoute(
  payments.verifyStaffPayment,
  async ({ params: { id }, table, now }) => {
    await verifyAsStaff({ table, now }, id);
    return readStaffPayment({ table, now }, id);
  },
);
