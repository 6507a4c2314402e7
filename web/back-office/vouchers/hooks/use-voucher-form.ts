import { useRef, useState } from 'react';
import type { Failure } from '#shared/contract/failure.ts';
import { createVoucher, type StaffVoucher, updateVoucher } from '#shared/vouchers/staff-vouchers.contract.ts';
import { NewVoucher, type NewVoucherBoxes } from '#shared/vouchers/voucher-draft.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { blankBoxes, boxesOf, untouched } from '../rules/voucher-boxes.ts';

export type VoucherFormProps = {
  /** Voucher that is edited; without it, the form creates a new one. */
  voucher?: StaffVoucher;
  latest?: () => Promise<StaffVoucher>;
  onSaved: (voucher: StaffVoucher) => void;
};

/** Field that a refusal names, where its message is shown. */
function namedField({ body }: ApiError): keyof NewVoucherBoxes | undefined {
  // The error body keeps the shape that the transport parsed.
  const field = ((body ?? {}) as Partial<Failure>).params?.['field'];
  return typeof field === 'string' && field in NewVoucher.shape
    ? (field as keyof NewVoucherBoxes)
    : undefined;
}

/** Form state of a new or edited voucher; loading, validation, sending and refusals follow the contract. */
export function useVoucherForm({ voucher, latest, onSaved }: VoucherFormProps) {
  const creating = useAct(createVoucher);
  const updating = useAct(updateVoucher);
  // Version that the form started from. A newer one that arrives meanwhile was not read by the user.
  const read = useRef(voucher);
  const [values] = useState(() => (voucher ? boxesOf(voucher) : blankBoxes(new Date())));
  return useContractForm(NewVoucher, {
    values,
    send: async ({ code, ...draft }, clientRequestId) => {
      const saved = read.current
        ? await updating.send({
            params: { id: read.current.id },
            body: { ...untouched(draft, read.current), version: read.current.version },
          })
        : await creating.send({ body: { ...draft, code, clientRequestId } });
      if (read.current) read.current = saved;
      return saved;
    },
    onDone: onSaved,
    ...(latest && {
      latest: async () => {
        read.current = await latest();
        return boxesOf(read.current);
      },
    }),
    ...(!voucher && { madeAt: (id: string) => `/admin/e-commerce/vouchers/${id}` }),
    onRefused: (error, { say }) => {
      if (error.code === 'CODE_EXISTS') say('code', error.message);
      const field = namedField(error);
      if (field && ['VOUCHER_LIMIT_USED', 'VOUCHER_PROMISED'].includes(error.code)) say(field, error.message);
    },
  });
}
