import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { CorrectionDraft, correctPurchase } from '#shared/purchasing/corrections.contract.ts';
import type { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { MoneyField } from '#web/ui/form/number-fields.tsx';
import { FormRow } from '#web/ui/form/rows-field.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { purchaseQuery } from '../api/purchasing-queries.ts';
import { GoodName } from './good-name.tsx';

type Props = { purchase: PurchaseWithReceipts; onClose: () => void };

/** Form that corrects costs after a later bill; remaining stock is revalued. */
export function CorrectionForm({ purchase, onClose }: Props) {
  const { t } = useTranslation('purchasing');
  const { id, code, version, lines, discount = 0, freight = 0 } = purchase;
  const correcting = useAct(correctPurchase, { keeps: purchaseQuery(id), done: t('correct.done', { code }) });
  const form = useContractForm(CorrectionDraft, {
    values: {
      lines: lines.map((line) => ({ lineId: line.id, cost: line.cost ?? 0 })),
      discount,
      freight,
      reason: '',
    } as z.input<typeof CorrectionDraft>,
    send: (bill, clientRequestId) =>
      correcting.send({ params: { id }, body: { ...bill, version, clientRequestId } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'purchasing', at: 'correct' }}
      title={t('correct.title', { code })}
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">{t('correct.hint')}</p>
      <ol className="divide-y divide-line">
        {lines.map((line, place) => (
          <li
            key={line.id}
            className="grid items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_11rem]"
          >
            <GoodName good={line} />
            <FormRow of="lines" index={place}>
              <MoneyField name="cost" zero />
            </FormRow>
          </li>
        ))}
      </ol>
      <div className="grid items-start gap-4.5 sm:grid-cols-2">
        <MoneyField name="discount" zero />
        <MoneyField name="freight" zero />
      </div>
      <TextAreaField name="reason" required most={200} rows={2} />
    </FormDialog>
  );
}
