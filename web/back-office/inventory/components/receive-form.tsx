import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GoodsOnShelf } from '#shared/inventory/goods.contract.ts';
import { openOf, shortageCauses } from '#shared/inventory/transfer-choices.ts';
import { receiveTransfer, type Transfer, TransferReceipt } from '#shared/inventory/transfers.contract.ts';
import { transferQuery } from '../api/inventory-queries.ts';
import { goodsKey, piecesOf } from '../rules/goods-key.ts';
import { GoodsName } from './goods-name.tsx';
import { GoodsScan } from './goods-scan.tsx';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField } from '#web/ui/form/choice-fields.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { FormContext, useFormAround } from '#web/ui/form/form-context.ts';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { NumberField } from '#web/ui/form/number-fields.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';

/** Counts arrived goods by scanner or by hand. Goods that did not arrive come later or get a reason. */
export function ReceiveForm({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('transfers');
  const receiving = useAct(receiveTransfer, {
    keeps: transferQuery(transfer.id),
    done: ({ status, code }) => t(status === 'received' ? 'receive.closed' : 'receive.saved', { code }),
  });
  const open = transfer.lines.filter((line) => openOf(line) > 0);
  const form = useContractForm(TransferReceipt, {
    values: {
      lines: open.map(({ productId, variantId }) => ({
        productId,
        variantId,
        received: 0,
        rest: 'later' as const,
      })),
    },
    send: (receipt, clientRequestId) => {
      const { id, version } = transfer;
      return receiving.send({ params: { id }, body: { ...receipt, version, clientRequestId } });
    },
  });
  const lines = useWatch({ control: form.control, name: 'lines' });
  const counted = lines.reduce((sum, { received }) => sum + (Number(received) || 0), 0);

  const setReceived = (place: number, received: number) =>
    form.setValue(`lines.${place}.received`, received, { shouldDirty: true });
  const scan = (goods: GoodsOnShelf) => {
    const place = open.findIndex((line) => goodsKey(line) === goodsKey(goods));
    const line = open[place];
    if (!line) return { tone: 'wrong' as const, text: t('receive.notInIt', { name: goods.productName }) };
    const received = (Number(form.getValues(`lines.${place}.received`)) || 0) + piecesOf(goods);
    if (received > openOf(line))
      return { tone: 'wrong' as const, text: t('receive.tooMany', { name: line.productName }) };
    setReceived(place, received);
    return { tone: 'good' as const, text: `${line.productName} · ${received}/${openOf(line)}` };
  };

  return (
    <Card>
      <ContractForm form={form} texts={{ ns: 'transfers', at: 'receive' }} className="space-y-4">
        <CardHeader
          title={t('receive.title')}
          hint={t('receive.hint')}
          action={
            <Button size="sm" onClick={() => open.forEach((line, place) => setReceived(place, openOf(line)))}>
              {t('receive.all')}
            </Button>
          }
        />
        <FormProblem form={form} />
        <GoodsScan warehouseId={transfer.to.id} onGoods={scan} />
        <ol className="divide-y divide-line">
          {open.map((line, place) => (
            <li key={goodsKey(line)} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
              <div className="min-w-0 grow basis-64">
                <GoodsName goods={line} />
              </div>
              <ReceivedLine place={place} open={openOf(line)} />
            </li>
          ))}
        </ol>
        <Button variant="primary" type="submit" loading={form.sending} loadingText={t('receive.saving')}>
          {t('receive.act', { count: counted })}
        </Button>
      </ContractForm>
    </Card>
  );
}

function ReceivedLine({ place, open }: { place: number; open: number }) {
  const { t } = useTranslation('transfers');
  const around = useFormAround();
  const received = useWatch({ control: around.form.control, name: `lines.${place}.received` });
  const missing = open - (Number(received) || 0);
  return (
    <FormContext value={{ ...around, row: { path: `lines.${place}`, texts: 'linesRow' } }}>
      <NumberField
        name="received"
        hideLabel
        zero
        fieldClassName="w-32"
        className="text-right"
        after={`/ ${open}`}
      />
      {missing > 0 && (
        <SelectField
          name="rest"
          hideLabel
          fieldClassName="w-60 max-sm:w-full"
          options={(['later', ...shortageCauses] as const).map((value) => ({
            value,
            label: t(`rest.${value}`, { count: missing }),
          }))}
        />
      )}
    </FormContext>
  );
}
