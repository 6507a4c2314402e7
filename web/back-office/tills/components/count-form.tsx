import { type KeyboardEvent, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { countedSum, denominations, expectedCash } from '#shared/tills/till-choices.ts';
import { type StaffTill, TillCount } from '#shared/tills/till.ts';
import { closeTill } from '#shared/tills/tills.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { MoneyField, NumberField } from '#web/ui/form/number-fields.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { TillDifference } from './till-difference.tsx';

type Props = { till: StaffTill; onClose: () => void; onClosed: (till: StaffTill) => void };

const steps: Partial<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Moves between the fields by Enter and arrow keys, so that Enter never closes a till by mistake. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll('input')];
  const next = boxes[boxes.indexOf(event.target) + step];
  next?.focus();
  next?.select();
}

/** Form that counts the cash of a till by denomination and closes it. */
export function CountForm({ till, onClose, onClosed }: Props) {
  const { t } = useTranslation('till');
  const { vnd } = useFormat();
  const closing = useAct(closeTill, { done: ({ code }) => t('count.done', { code }) });
  const expected = expectedCash(till);
  const form = useContractForm(TillCount, {
    values: {
      expected,
      counted: denominations.map((value) => ({ value, pieces: null as number | null })),
      loose: null as number | null,
      reason: '',
    },
    send: (count, clientRequestId) =>
      closing.send({ params: { id: till.id }, body: { ...count, clientRequestId } }),
    onDone: onClosed,
  });
  // Sales can come in while staff count, so the expected amount of the form follows the displayed one.
  useEffect(() => form.setValue('expected', expected), [form, expected]);
  const [counted, loose] = useWatch({ control: form.control, name: ['counted', 'loose'] });
  const notes = counted.map(({ value, pieces }) => ({ value, pieces: pieces ?? 0 }));
  const sum = countedSum(notes, loose ?? 0);
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'till', at: 'count' }}
      title={t('count.title', { place: till.warehouseName })}
      description={t('count.hint')}
      submit={t('count.act')}
      sending={t('count.sending')}
      onClose={onClose}
    >
      {/* The group only handles key events that bubble up from its inputs. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div role="group" aria-label={t('count.notes')} onKeyDown={walk} className="[&_input]:scroll-mb-36">
        <div aria-hidden className="flex justify-between pb-1 text-xs font-semibold text-ink-2">
          <span>{t('count.value')}</span>
          <span>{t('count.amount')}</span>
        </div>
        <ul className="divide-y divide-line">
          {notes.map(({ value, pieces }, place) => (
            <li
              key={value}
              className="grid grid-cols-[5.75rem_minmax(0,6.5rem)_minmax(0,1fr)] items-center gap-3 py-1"
            >
              <span aria-hidden className="text-right text-sm tabular-nums">
                {vnd(value)}
              </span>
              <NumberField
                name={`counted.${place}.pieces`}
                label={t('count.pieces', { value: vnd(value) })}
                hideLabel
                size="sm"
                placeholder="0"
              />
              <span className="text-right text-sm font-medium tabular-nums">
                {pieces === 0 ? <span className="text-ink-3">–</span> : vnd(value * pieces)}
              </span>
            </li>
          ))}
          <li className="grid grid-cols-[5.75rem_minmax(0,1fr)] items-center gap-3 py-1">
            <span aria-hidden className="text-right text-sm">
              {t('count.loose')}
            </span>
            <MoneyField name="loose" label={t('count.looseLabel')} hideLabel size="sm" placeholder="0" />
          </li>
        </ul>
      </div>
      <dl
        role="status"
        aria-label={t('count.result')}
        className="sticky bottom-0 space-y-1 rounded-md border border-line bg-sunken px-4 py-3 text-sm"
      >
        <Result label={t('list.expected')}>{vnd(expected)}</Result>
        <Result label={t('list.counted')}>
          <span className="text-xl font-bold">{vnd(sum)}</span>
        </Result>
        <Result label={t('list.difference')}>
          <TillDifference of={sum - expected} />
        </Result>
      </dl>
      <TextAreaField
        name="reason"
        label={t(sum === expected ? 'count.note' : 'count.reason')}
        required={sum !== expected}
        most={300}
        rows={2}
      />
    </FormDialog>
  );
}

const Result = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt>{label}</dt>
    <dd className="font-medium tabular-nums">{children}</dd>
  </div>
);
