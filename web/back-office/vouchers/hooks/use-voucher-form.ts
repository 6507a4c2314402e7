import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#shared/contract/failure.ts';
import {
  createVoucher,
  getVoucher,
  type StaffVoucher,
  updateVoucher,
} from '#shared/vouchers/staff-vouchers.contract.ts';
import { NewVoucher, type NewVoucherBoxes } from '#shared/vouchers/voucher-draft.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useRecordForm } from '#web/platform/forms/use-record-form.ts';
import { blankBoxes, boxesOf, untouched } from '../rules/voucher-boxes.ts';

/** Field that a refusal names, where its message is shown. */
function namedField({ body }: ApiError): keyof NewVoucherBoxes | undefined {
  // The error body keeps the shape that the transport parsed.
  const field = ((body ?? {}) as Partial<Failure>).params?.['field'];
  return typeof field === 'string' && field in NewVoucher.shape
    ? (field as keyof NewVoucherBoxes)
    : undefined;
}

/** Form state of a new or edited voucher; loading, validation, sending and refusals follow the contract. */
export function useVoucherForm(voucher: StaffVoucher | undefined) {
  const { t } = useTranslation('promotions');
  const navigate = useNavigate();
  const creating = useAct(createVoucher, { done: ({ code }) => t('form.created', { code }) });
  const updating = useAct(updateVoucher, { done: ({ code }) => t('form.saved', { code }) });
  const [blank] = useState(() => blankBoxes(new Date()));
  return useRecordForm(NewVoucher, {
    record: voucher,
    blank,
    draftOf: boxesOf,
    create: (draft, clientRequestId) => creating.send({ body: { ...draft, clientRequestId } }),
    update: ({ code: _code, ...draft }, known) =>
      updating.send({
        params: { id: known.id },
        body: { ...untouched(draft, known), version: known.version },
      }),
    read: (id) => call(getVoucher, { params: { id } }),
    onDone: ({ id }) => {
      if (!voucher) void navigate({ to: '/admin/e-commerce/vouchers/$id', params: { id } });
    },
    ...(!voucher && { madeAt: (id: string) => `/admin/e-commerce/vouchers/${id}` }),
    onRefused: (error, { say }) => {
      if (error.code === 'CODE_EXISTS') say('code', error.message);
      const field = namedField(error);
      if (field && ['VOUCHER_LIMIT_USED', 'VOUCHER_PROMISED'].includes(error.code)) say(field, error.message);
    },
  });
}
