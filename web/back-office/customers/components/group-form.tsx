import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { groupKinds } from '#shared/customers/customer-choices.ts';
import {
  type CustomerGroup,
  createCustomerGroup,
  GroupDraft,
  updateCustomerGroup,
} from '#shared/customers/customer-groups.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useRecordForm } from '#web/platform/forms/use-record-form.ts';
import { FilterChip } from '#web/ui/actions/chip.tsx';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { RadioField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { MoneyField, NumberField } from '#web/ui/form/number-fields.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
import { useFormField } from '#web/ui/form/use-form-field.ts';
import { labelsQuery, provincesQuery } from '../api/customer-queries.ts';

const blank: GroupDraft = {
  name: '',
  kind: 'static',
  spentAtLeast: null,
  ordersAtLeast: null,
  boughtWithinDays: null,
  provinces: [],
};

const draftOf = (group: CustomerGroup) => {
  const { name, kind, spentAtLeast, ordersAtLeast, boughtWithinDays, provinces } = group;
  return { name, kind, spentAtLeast, ordersAtLeast, boughtWithinDays, provinces };
};

/** Form that creates a group or edits the passed one. Manual or rule-based is chosen once, at creation. */
export function GroupForm({ group, onClose }: { group?: CustomerGroup; onClose: () => void }) {
  const { t } = useTranslation('customers');
  const client = useQueryClient();
  const done = ({ name }: CustomerGroup) => t('groupForm.saved', { name });
  const creating = useAct(createCustomerGroup, { done });
  const updating = useAct(updateCustomerGroup, { done });
  const form = useRecordForm(GroupDraft, {
    record: group,
    blank,
    draftOf,
    create: (draft, clientRequestId) => creating.send({ body: { ...draft, clientRequestId } }),
    update: (draft, { id, version }) => updating.send({ params: { id }, body: { ...draft, version } }),
    read: async (id) => {
      const { groups } = await client.fetchQuery({ ...labelsQuery, staleTime: 0 });
      return groups.find((one) => one.id === id);
    },
    onDone: onClose,
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'customers', at: 'groupForm' }}
      title={t(group ? 'groupForm.edit' : 'groupForm.add')}
      submit={t('groupForm.save')}
      sending={t('groupForm.saving')}
      onClose={onClose}
    >
      <TextField name="name" required />
      {!group && (
        <RadioField
          name="kind"
          options={groupKinds.map((value) => ({
            value,
            label: t(`groupKind.${value}`),
            help: t(`groupForm.${value}Help`),
          }))}
        />
      )}
      {kind === 'rule' && (
        <>
          <MoneyField name="spentAtLeast" />
          <NumberField name="ordersAtLeast" />
          <NumberField name="boughtWithinDays" />
          <Provinces />
        </>
      )}
    </FormDialog>
  );
}

/** Matches customers of any selected province; with none selected, of all provinces. */
function Provinces() {
  const { t } = useTranslation('customers');
  const { data = [] } = useQuery(provincesQuery);
  const { field, label, help, error } = useFormField('provinces');
  const chosen = field.value as readonly string[];
  const rest = data.filter(({ name }) => !chosen.includes(name));
  return (
    <Field label={label ?? ''} help={help} error={error}>
      <Combobox
        key={chosen.length}
        placeholder={t('list.all.province')}
        options={rest.map(({ name }) => ({ value: name, label: name }))}
        value={undefined}
        onChange={(name) => name && field.onChange([...chosen, name])}
      />
      <div className="mt-2 flex flex-wrap gap-1.5">
        {chosen.map((name) => (
          <FilterChip
            key={name}
            label={name}
            onRemove={() => field.onChange(chosen.filter((one) => one !== name))}
          />
        ))}
      </div>
    </Field>
  );
}

export function GroupFormButton() {
  const { t } = useTranslation('customers');
  return (
    <DialogButton variant="primary" icon={<Plus />} dialog={(onClose) => <GroupForm onClose={onClose} />}>
      {t('groupForm.add')}
    </DialogButton>
  );
}
