import { useTranslation } from 'react-i18next';
import { type StaffTill, TillDraft } from '#shared/tills/till.ts';
import { openTill } from '#shared/tills/tills.contract.ts';
import { useWarehouseChoices } from '#web/back-office/warehouse-choices.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { SelectField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { MoneyField } from '#web/ui/form/number-fields.tsx';

type Props = {
  /** Till that was opened automatically and still needs its opening amount. */
  till?: StaffTill;
  /** Warehouses where the user has an open till already. */
  taken: readonly string[];
  onClose: () => void;
};

export function OpenForm({ till, taken, onClose }: Props) {
  const { t } = useTranslation('till');
  const { vnd } = useFormat();
  const opening = useAct(openTill, {
    done: ({ warehouseName, float }) => t('open.done', { place: warehouseName, amount: vnd(float) }),
  });
  const free = useWarehouseChoices().filter(
    ({ value }) => till?.warehouseId === value || !taken.includes(value),
  );
  const form = useContractForm(TillDraft, {
    values: {
      warehouseId: till?.warehouseId ?? (free.length === 1 ? (free[0]?.value ?? '') : ''),
      // An empty field holds null, which the schema refuses with a message.
      float: null as unknown as number,
    },
    send: (draft, clientRequestId) => opening.send({ body: { ...draft, clientRequestId } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'till', at: 'open' }}
      title={till ? t('declare.title', { place: till.warehouseName }) : t('open.title')}
      description={till ? t('declare.hint') : t('open.hint')}
      submit={t(till ? 'declare.act' : 'open.act')}
      sending={t('open.sending')}
      onClose={onClose}
    >
      {!till && <SelectField name="warehouseId" required options={free} />}
      <MoneyField name="float" required />
    </FormDialog>
  );
}
