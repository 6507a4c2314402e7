import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { expectedCash, type HandLine, handLines, leaves } from '#shared/tills/till-choices.ts';
import { type Till, TillMove } from '#shared/tills/till.ts';
import { moveTillCash } from '#shared/tills/tills.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { RadioField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { MoneyField } from '#web/ui/form/number-fields.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';

/** Form for cash that is put in, handed over or spent. */
export function MoveForm({ till, onClose }: { till: Till; onClose: () => void }) {
  const { t } = useTranslation('till');
  const { vnd } = useFormat();
  const moving = useAct(moveTillCash);
  const form = useContractForm(TillMove, {
    values: { line: 'handovers' as HandLine, amount: null as unknown as number, note: '' },
    send: (move, clientRequestId) =>
      moving.send({ params: { id: till.id }, body: { ...move, clientRequestId } }),
    onDone: (_till, { line, amount }) => {
      toast.success(t('move.done', { what: t(`line.${line}`), amount: vnd(amount) }));
      onClose();
    },
    onRefused: (error, { say }) => {
      if (error.code === 'TILL_SHORT') say('amount', error.message);
    },
  });
  const line = useWatch({ control: form.control, name: 'line' });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'till', at: 'move' }}
      title={t('move.title')}
      submit={t('move.act')}
      sending={t('move.sending')}
      onClose={onClose}
    >
      <RadioField<HandLine>
        name="line"
        options={handLines.map((value) => ({ value, label: t(`line.${value}`) }))}
      />
      <MoneyField
        name="amount"
        required
        {...(leaves(line) && { help: t('move.most', { amount: vnd(Math.max(0, expectedCash(till))) }) })}
      />
      <TextField name="note" required maxLength={300} />
    </FormDialog>
  );
}
