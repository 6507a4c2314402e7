import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { Refund } from '#shared/refunds/refund.ts';
import { processRefund } from '#shared/refunds/refunds.contract.ts';
import { expectedCash } from '#shared/tills/till-choices.ts';
import { TillId } from '#shared/tills/till.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SelectField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { openTillsQuery } from '../api/refund-queries.ts';

const FromTill = z.strictObject({ tillId: z.string().min(1, { error: 'required' }).pipe(TillId) });

type Props = {
  refund: Pick<Refund, 'id' | 'amount'>;
  submit: string;
  onDone: () => void;
  onClose: () => void;
};

/** Form that asks which open till the refunded cash is taken from. */
export function CashRefundForm({ refund, submit, onDone, onClose }: Props) {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  const processing = useAct(processRefund);
  const { data } = useQuery(openTillsQuery);
  const amount = vnd(refund.amount);
  const form = useContractForm(FromTill, {
    values: { tillId: '' },
    send: (body) => processing.send({ params: { id: refund.id }, body }),
    onDone,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'money', at: 'cashRefund' }}
      title={t('refundActs.processTitle', { amount })}
      description={t('refundActs.processInCash', { amount })}
      submit={submit}
      sending={t('sentForm.sending')}
      onClose={onClose}
    >
      {data?.data.length === 0 && (
        <Notice tone="gold" title={t('cashRefund.none')}>
          <p>{t('cashRefund.noneHint')}</p>
          <ButtonLink to="/admin/payments/till" size="sm" className="mt-2">
            {t('cashRefund.open')}
          </ButtonLink>
        </Notice>
      )}
      <SelectField
        name="tillId"
        required
        options={(data?.data ?? []).map((till) => ({
          value: till.id,
          label: t('cashRefund.till', {
            person: till.personName,
            warehouse: till.warehouseName,
            amount: vnd(expectedCash(till)),
          }),
          disabled: expectedCash(till) < refund.amount,
        }))}
      />
    </FormDialog>
  );
}
