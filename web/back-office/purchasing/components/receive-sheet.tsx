import { useNavigate } from '@tanstack/react-router';
import { CheckCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ReceiptDraft, type ReceiptBoxes } from '#shared/purchasing/purchase-draft.ts';
import { type PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { receivePurchase } from '#shared/purchasing/purchases.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CheckField } from '#web/ui/form/choice-fields.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { FormRow, RowsProblem } from '#web/ui/form/rows-field.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ScanBar } from '#web/ui/scan/scan-bar.tsx';
import { useScanner } from '#web/ui/scan/use-scanner.ts';
import { purchaseQuery } from '../api/purchasing-queries.ts';
import { outstandingQuantity, lotsOf } from '../rules/purchase-boxes.ts';
import { StaleRecordNotice } from './stale-record-notice.tsx';
import { ReceiveLine } from './receive-line.tsx';

type Props = { purchase: PurchaseWithReceipts };

/**
 * Receipt of a delivery, counted while it is unpacked. It is booked on the version that this sheet was opened
 * with. If someone else books the same delivery first, the sheet says so, and nothing is counted twice.
 */
export function ReceiveSheet({ purchase: newest }: Props) {
  const { t } = useTranslation('purchasing');
  return (
    <StaleRecordNotice newest={newest} hint={t('receive.movedHint')}>
      {(opened) => <Sheet key={opened.version} purchase={opened} />}
    </StaleRecordNotice>
  );
}

function Sheet({ purchase }: Props) {
  const { t } = useTranslation('purchasing');
  const navigate = useNavigate();
  const { id, code, version, lines } = purchase;
  const receiving = useAct(receivePurchase, { keeps: purchaseQuery(id), done: t('receive.done', { code }) });
  const form = useContractForm(ReceiptDraft, {
    values: {
      lines: lines.map((line) => ({ lineId: line.id, quantity: 0, isLast: false, lots: [], serials: [] })),
      note: '',
      acceptsMore: false,
    } as ReceiptBoxes,
    send: (receipt, clientRequestId) =>
      receiving.send({ params: { id }, body: { ...receipt, version, clientRequestId } }),
    onDone: () => void navigate({ to: '/admin/e-commerce/purchases/$id', params: { id } }),
  });
  return (
    <FormPage
      form={form}
      texts={{ ns: 'purchasing', at: 'receive' }}
      className="mx-auto w-full max-w-220 pb-6"
      submit={t('receive.submit')}
      sending={t('receive.sending')}
      failed={t('receive.failed')}
    >
      <Counting purchase={purchase} />
      <TextAreaField name="note" most={200} rows={2} />
    </FormPage>
  );
}

/** True while a lot or serial field has the focus, because a scanned code belongs into that field then. */
function useNaming(): boolean {
  const [naming, setNaming] = useState(false);
  useEffect(() => {
    const look = ({ target }: FocusEvent) =>
      setNaming(target instanceof Element && target.closest('[data-naming]') !== null);
    addEventListener('focusin', look);
    return () => removeEventListener('focusin', look);
  }, []);
  return naming;
}

function Counting({ purchase: { lines, byLot, bySerial } }: { purchase: PurchaseWithReceipts }) {
  const { t } = useTranslation('purchasing');
  const { control, getValues, setValue } = useFormAround().form;
  const counted = useWatch({ control, name: 'lines' }) as ReceiptBoxes['lines'];
  const set = (path: string, value: unknown) =>
    setValue(path, value, { shouldDirty: true, shouldValidate: false });
  /** Adds pieces: goods with lots to the last entered lot. Serial numbers are typed in their own field. */
  const count = (place: number, quantity: number) => {
    const id = lines[place]?.id ?? '';
    if (byLot.includes(id)) set(`lines.${place}.lots`, lotsOf(counted[place]?.lots, quantity));
    if (byLot.includes(id) || !bySerial.includes(id)) set(`lines.${place}.quantity`, quantity);
  };
  const placeOf = (code: string) => {
    const wanted = code.toUpperCase();
    return lines.findIndex((line) => [...line.codes, line.code].some((own) => own.toUpperCase() === wanted));
  };
  const naming = useNaming();
  const scanner = useScanner({
    enabled: !naming,
    accepts: (code) => placeOf(code) >= 0,
    onCode: ({ code }) => {
      const place = placeOf(code);
      const line = lines[place];
      if (!line)
        return { tone: 'wrong', text: t('receive.notOrdered', { code }), hint: t('receive.notOrderedHint') };
      const quantity = Number(getValues(`lines.${place}.quantity`) ?? 0) + 1;
      count(place, quantity);
      const text = `${line.name} · ${quantity}/${outstandingQuantity(line)}`;
      return quantity > outstandingQuantity(line)
        ? { tone: 'again', text, hint: t('receive.moreHint') }
        : { tone: 'good', text };
    },
  });
  const hasMore = lines.some((line, place) => (counted[place]?.quantity ?? 0) > outstandingQuantity(line));
  return (
    <Card className="space-y-4">
      <ScanBar scanner={scanner} label={t('receive.scan')} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">{t('receive.lines')}</h2>
        <Button
          size="sm"
          icon={<CheckCheck />}
          onClick={() => {
            for (const [place, line] of lines.entries()) count(place, outstandingQuantity(line));
          }}
        >
          {t('receive.all')}
        </Button>
      </div>
      <ol className="divide-y divide-line">
        {lines.map((line, place) => (
          <li key={line.id} className="py-3">
            <FormRow of="lines" index={place}>
              <ReceiveLine
                line={line}
                quantity={counted[place]?.quantity ?? 0}
                byLot={byLot.includes(line.id)}
                bySerial={bySerial.includes(line.id)}
              />
            </FormRow>
          </li>
        ))}
      </ol>
      <RowsProblem of="lines" />
      {hasMore && (
        <Notice tone="gold" title={t('receive.more')}>
          <CheckField name="acceptsMore" />
        </Notice>
      )}
    </Card>
  );
}
