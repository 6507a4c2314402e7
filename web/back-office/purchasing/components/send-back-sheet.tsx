import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type SendBackBoxes, SendBackDraft } from '#shared/purchasing/purchase-draft.ts';
import { type PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { sendBackGoods } from '#shared/purchasing/purchases.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { FormRow, RowsProblem } from '#web/ui/form/rows-field.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { purchaseQuery } from '../api/purchasing-queries.ts';
import { keptQuantity, keptLots } from '../rules/purchase-boxes.ts';
import { StaleRecordNotice } from './stale-record-notice.tsx';
import { SendBackLine } from './send-back-line.tsx';

type Props = { purchase: PurchaseWithReceipts };

/** Counts a return to the supplier while it is packed; booked on the version the sheet was opened with. */
export function SendBackSheet({ purchase }: Props) {
  const { t } = useTranslation('purchasing');
  return (
    <StaleRecordNotice newest={purchase} hint={t('sendBack.movedHint')}>
      {(opened) => <Sheet key={opened.version} purchase={opened} />}
    </StaleRecordNotice>
  );
}

function Sheet({ purchase }: Props) {
  const { t } = useTranslation('purchasing');
  const navigate = useNavigate();
  const { id, code, version } = purchase;
  const sending = useAct(sendBackGoods, { keeps: purchaseQuery(id), done: t('sendBack.done', { code }) });
  const kept = { ...purchase, lines: purchase.lines.filter((line) => keptQuantity(line) > 0) };
  const form = useContractForm(SendBackDraft, {
    values: {
      lines: kept.lines.map((line) => ({ lineId: line.id, quantity: 0, lots: [], serials: [] })),
      reason: '',
    } as SendBackBoxes,
    send: (said, clientRequestId) =>
      sending.send({ params: { id }, body: { ...said, version, clientRequestId } }),
    onDone: () => void navigate({ to: '/admin/e-commerce/purchases/$id', params: { id } }),
  });
  return (
    <FormPage
      form={form}
      texts={{ ns: 'purchasing', at: 'sendBack' }}
      className="mx-auto w-full max-w-220 pb-6"
      submit={t('sendBack.submit')}
      sending={t('sendBack.sending')}
      failed={t('sendBack.failed')}
    >
      <Lines purchase={kept} />
      <TextAreaField name="reason" required most={200} rows={2} />
    </FormPage>
  );
}

function Lines({ purchase }: { purchase: PurchaseWithReceipts }) {
  const { t } = useTranslation('purchasing');
  const { control } = useFormAround().form;
  const counted = useWatch({ control, name: 'lines' }) as SendBackBoxes['lines'];
  const { lines, byLot, bySerial } = purchase;
  return (
    <Card className="space-y-4">
      <h2 className="font-semibold">{t('sendBack.lines')}</h2>
      <ol className="divide-y divide-line">
        {lines.map((line, place) => (
          <li key={line.id} className="py-3">
            <FormRow of="lines" index={place}>
              <SendBackLine
                line={line}
                quantity={counted[place]?.quantity ?? 0}
                lots={byLot.includes(line.id) ? keptLots(purchase, line.id) : undefined}
                bySerial={bySerial.includes(line.id)}
              />
            </FormRow>
          </li>
        ))}
      </ol>
      <RowsProblem of="lines" />
    </Card>
  );
}
