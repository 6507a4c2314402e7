import { CheckCheck, ScanLine } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { takeInParcels } from '#shared/shipping/packing.contract.ts';
import type { PackingLine, PackingOrder } from '#shared/shipping/packing-order.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ScanBar } from '#web/ui/scan/scan-bar.tsx';
import { useScanner } from '#web/ui/scan/use-scanner.ts';
import { type CountedBack, countedAtFirst, missingOf, countedLossesOf } from '../rules/count-back.ts';
import { lineOfCode } from '../rules/pick-list.ts';
import { BackLine } from './back-line.tsx';

const Draft = z.strictObject({
  lines: z.array(z.strictObject({ id: z.string(), good: z.int().min(0), damaged: z.int().min(0) })),
});

type Props = { order: PackingOrder; onClose: () => void };

/** Form for returned goods, piece by piece: all good at one press, or as counted and scanned. */
export function TakeInForm({ order, onClose }: Props) {
  const { t } = useTranslation('packing');
  const taking = useAct(takeInParcels);
  const { id, code, items, parcels } = order;
  const form = useContractForm(Draft, {
    values: { lines: countedAtFirst(items, parcels) },
    send: ({ lines }) => taking.send({ params: { id }, body: { lines: countedLossesOf(items, lines) } }),
    onDone: (_, { lines }) => {
      toast.success(t('takeIn.done', { good: lines.reduce((sum, { good }) => sum + good, 0) }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'packing', at: 'takeIn' }}
      title={t('takeIn.title', { code })}
      description={t('takeIn.lead')}
      size="lg"
      submit={t('takeIn.submit')}
      sending={t('takeIn.sending')}
      onClose={onClose}
    >
      <PieceCounts items={items} />
    </FormDialog>
  );
}

function PieceCounts({ items }: { items: readonly PackingLine[] }) {
  const { t } = useTranslation('packing');
  const { form } = useFormAround();
  const lines = useWatch({ control: form.control, name: 'lines' }) as CountedBack[];
  const countedOf = (id: string) => lines.find((line) => line.id === id) ?? { id, good: 0, damaged: 0 };
  const write = (next: readonly CountedBack[]) =>
    form.setValue('lines', [...next], { shouldDirty: true, shouldValidate: true });
  const set = (changed: CountedBack) =>
    write(
      (form.getValues('lines') as CountedBack[]).map((line) => (line.id === changed.id ? changed : line)),
    );
  const scanner = useScanner({
    accepts: (scanned) => lineOfCode(items, scanned) !== undefined,
    onCode: ({ code }) => {
      // Scans can arrive before the next render, so the form's current values are read.
      const now = form.getValues('lines') as CountedBack[];
      const filled = items.map((item) => {
        const line = now.find(({ id }) => id === item.id);
        return { ...item, packed: (line?.good ?? 0) + (line?.damaged ?? 0) };
      });
      const found = lineOfCode(filled, code);
      const line = now.find(({ id }) => id === found?.id);
      if (!found || !line)
        return { tone: 'wrong', text: t('scan.notOrdered', { code }), hint: t('scan.notOrderedHint') };
      if (found.packed >= found.quantity)
        return { tone: 'wrong', text: t('takeIn.full', { name: found.name }) };
      set({ ...line, good: line.good + 1 });
      return { tone: 'good', text: `${found.name} · ${line.good + 1}/${found.quantity}` };
    },
  });
  return (
    <>
      <ScanBar scanner={scanner} label={t('scan.label')} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<ScanLine />}
          onClick={() => write(items.map(({ id }) => ({ id, good: 0, damaged: 0 })))}
        >
          {t('takeIn.scanEach')}
        </Button>
        <Button
          size="sm"
          icon={<CheckCheck />}
          onClick={() => write(items.map(({ id, quantity }) => ({ id, good: quantity, damaged: 0 })))}
        >
          {t('takeIn.allGood')}
        </Button>
      </div>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">{t('takeIn.lines')}</legend>
        <ol className="divide-y divide-line">
          {items.map((line) => (
            <li key={line.id} className="py-3.5">
              <CountLine line={line} counted={countedOf(line.id)} onCount={set} />
            </li>
          ))}
        </ol>
      </fieldset>
    </>
  );
}

type CountLineProps = { line: PackingLine; counted: CountedBack; onCount: (counted: CountedBack) => void };

function CountLine({ line, counted, onCount }: CountLineProps) {
  const { t } = useTranslation('packing');
  const { name, quantity } = line;
  const { good, damaged } = counted;
  const missing = missingOf(line, counted);
  return (
    <BackLine
      goods={line}
      pieces={t('takeIn.came', { count: quantity })}
      counts={[
        {
          label: t('takeIn.good'),
          name: t('takeIn.goodOf', { name }),
          value: good,
          limit: quantity - damaged,
          onChange: (count) => onCount({ ...counted, good: count }),
        },
        {
          label: t('takeIn.damaged'),
          name: t('takeIn.damagedOf', { name }),
          value: damaged,
          limit: quantity,
          // A piece cannot be both damaged and good, so raising one lowers the other.
          onChange: (count) =>
            onCount({ ...counted, damaged: count, good: Math.min(good, quantity - count) }),
        },
      ]}
      remark={missing > 0 && t('takeIn.missing', { count: missing })}
    />
  );
}
