import type { BodyOf } from '#shared/contract/route.ts';
import { decideNotice, getNotice, type StaffNotice } from '#shared/payments/notices.contract.ts';
import { getStaffPayment } from '#shared/payments/staff-payments.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useRequestKey } from '#web/platform/forms/use-request-key.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const paymentQuery = (id: string) => apiQuery(getStaffPayment, { params: { id } });
export const noticeQuery = (id: string) => apiQuery(getNotice, { params: { id } });

type Decision =
  BodyOf<typeof decideNotice> extends infer D
    ? D extends { kind: string }
      ? Omit<D, 'version' | 'clientRequestId'>
      : never
    : never;

/** Sends a decision on a received amount with the version that was read. Pressed twice, it is one decision. */
export function useDecision({ id, version }: Pick<StaffNotice, 'id' | 'version'>, done = '') {
  const deciding = useAct(decideNotice, { keeps: noticeQuery(id), done });
  const request = useRequestKey(false);
  return (decision: Decision): Promise<StaffNotice> => {
    const clientRequestId = request.keyFor({ decision, version });
    return deciding.send({ params: { id }, body: { ...decision, version, clientRequestId } });
  };
}
