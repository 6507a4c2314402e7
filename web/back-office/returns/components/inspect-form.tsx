import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { goesBackToShelf, InspectedLine } from '#shared/returns/inspection.ts';
import { faultOf } from '#shared/returns/return-effects.ts';
import { Fault } from '#shared/returns/return-status.ts';
import { recordReturnQa } from '#shared/returns/staff-returns.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { RadioField } from '#web/ui/form/choice-fields.tsx';
import { FormContext, useFormAround } from '#web/ui/form/form-context.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { InspectLine, type PicturesState } from './inspect-line.tsx';
import type { ReturnFormProps } from './return-forms.tsx';

const Draft = z.strictObject({
  lines: z.array(InspectedLine),
  fault: Fault,
  note: z.string().max(500),
});
type Draft = z.input<typeof Draft>;

/** Asks per line, with pictures: does the buyer get money or goods for it, and is it restocked. */
export function InspectForm({ entry, onClose }: ReturnFormProps) {
  const { t } = useTranslation('staffReturns');
  const { id, code, items, reason } = entry;
  const inspecting = useAct(recordReturnQa, { done: t('inspect.done', { code }) });
  const [pictures, setPictures] = useState<Partial<Record<string, PicturesState>>>({});
  const form = useContractForm(Draft, {
    values: {
      lines: items.map(({ itemId, quantity }) => ({
        itemId,
        passed: quantity,
        restocked: goesBackToShelf(reason) ? quantity : 0,
        note: '',
      })),
      fault: faultOf[reason],
      note: '',
    } as Draft,
    held: Object.values(pictures).some((state) => state?.isHeld),
    send: ({ lines, ...said }) => {
      const shown = lines.map((line) => ({ ...line, media: pictures[line.itemId]?.ids ?? [] }));
      return inspecting.send({ params: { id }, body: { ...said, lines: shown } });
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'staffReturns', at: 'inspect' }}
      title={t('inspect.title', { code })}
      size="lg"
      submit={t('inspect.submit')}
      sending={t('step.busy')}
      onClose={onClose}
    >
      <Lines
        entry={entry}
        onPictures={(itemId, state) => setPictures((all) => ({ ...all, [itemId]: state }))}
      />
      <RadioField
        name="fault"
        options={Fault.options.map((value) => ({
          value,
          label: t(`fault.${value}`),
          help: t(`faultHelp.${value}`),
        }))}
      />
      <TextAreaField name="note" rows={3} most={500} />
    </FormDialog>
  );
}

type LinesProps = Pick<ReturnFormProps, 'entry'> & {
  onPictures: (itemId: string, pictures: PicturesState) => void;
};

function Lines({ entry: { items, resolution, reason }, onPictures }: LinesProps) {
  const { t } = useTranslation('staffReturns');
  const around = useFormAround();
  const lines = useWatch({ control: around.form.control, name: 'lines' }) as Draft['lines'];
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('inspect.lines')}</legend>
      {!goesBackToShelf(reason) && <p className="text-sm text-ink-2">{t('inspect.damage')}</p>}
      <ol className="divide-y divide-line">
        {items.map((item, place) => (
          <li key={item.itemId} className="py-3.5">
            <FormContext value={{ ...around, row: { path: `lines.${place}`, texts: 'linesRow' } }}>
              <InspectLine
                item={item}
                asked={{ resolution, reason }}
                passed={lines[place]?.passed ?? 0}
                onPictures={(pictures) => onPictures(item.itemId, pictures)}
              />
            </FormContext>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
