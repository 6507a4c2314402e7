import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createPriceBook, getPriceBook, updatePriceBook } from '#shared/price-books/price-books.contract.ts';
import { type PriceBook, priceBookLimits } from '#shared/price-books/price-book.ts';
import { call } from '#web/platform/api/call.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useRecordForm } from '#web/platform/forms/use-record-form.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import {
  ComboboxField,
  MomentField,
  RadioField,
  SelectField,
  SwitchField,
} from '#web/ui/form/choice-fields.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NumberField } from '#web/ui/form/number-fields.tsx';
import { RowsField } from '#web/ui/form/rows-field.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { blankBook, BookForm, boxesOf } from '../rules/book-form.ts';
import { useBusinesses, useCategories, useGroups } from './book-facts.tsx';
import { SignedField } from './signed-field.tsx';

type Props = {
  /** Price book that is edited; without it, the form creates a new one. */
  book?: PriceBook;
  /** Price book whose lines are copied into the new one. */
  copyOf?: PriceBook;
  onClose: () => void;
};

/** Form for name, validity, scope and priority of a price book, and its rules for whole categories. */
export function BookDialog({ book, copyOf, onClose }: Props) {
  const { t } = useTranslation('priceBooks');
  const navigate = useNavigate();
  const creating = useAct(createPriceBook);
  const updating = useAct(updatePriceBook);
  const copied = copyOf && {
    ...boxesOf(copyOf),
    name: t('form.copyName', { name: copyOf.name }),
    isActive: false,
  };
  const form = useRecordForm(BookForm, {
    record: book,
    blank: copied ?? blankBook,
    draftOf: boxesOf,
    create: (draft, clientRequestId) =>
      creating.send({ body: { ...draft, clientRequestId, ...(copyOf && { copyOf: copyOf.id }) } }),
    update: (draft, { id, version }) => updating.send({ params: { id }, body: { ...draft, version } }),
    read: (id) => call(getPriceBook, { params: { id } }),
    madeAt: (id) => `/admin/e-commerce/price-books/${id}`,
    onDone: ({ id, name }) => {
      toast.success(t('saved', { name }));
      onClose();
      if (!book) void navigate({ to: '/admin/e-commerce/price-books/$id', params: { id } });
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'priceBooks', at: 'form' }}
      size="lg"
      title={t(book ? 'form.edit' : copyOf ? 'form.copy' : 'add')}
      onClose={onClose}
    >
      <TextField name="name" required />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <MomentField name="validFrom" />
        <MomentField name="validTo" />
      </div>
      <SwitchField name="isActive" />
      <ScopeFields />
      <NumberField name="priority" className="max-w-40" />
      <CategoryLines />
    </FormDialog>
  );
}

function ScopeFields() {
  const { t } = useTranslation('priceBooks');
  const { form } = useFormAround();
  const kind: unknown = useWatch({ control: form.control, name: 'scope.kind' });
  const businesses = useBusinesses(kind === 'business');
  const groups = useGroups(kind === 'group');
  return (
    <>
      <RadioField
        name="scope.kind"
        look="pill"
        options={[
          { value: 'all', label: t('scope.all') },
          { value: 'business', label: t('scope.business') },
          { value: 'group', label: t('scope.group') },
          { value: 'channel', label: t('scope.channel') },
        ]}
      />
      {kind === 'business' && (
        <ComboboxField
          name="scope.businessId"
          required
          options={businesses.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {kind === 'group' && (
        <SelectField
          name="scope.groupId"
          required
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {kind === 'channel' && (
        <SelectField
          name="scope.channel"
          required
          options={(['website', 'guest', 'store'] as const).map((value) => ({
            value,
            label: t(`channel.${value}`),
          }))}
        />
      )}
    </>
  );
}

function CategoryLines() {
  const { t } = useTranslation('priceBooks');
  const categories = useCategories();
  return (
    <RowsField
      name="categories"
      empty={{ categoryId: null, way: 'percent', value: null }}
      most={priceBookLimits.categories}
      add={t('form.addCategory')}
    >
      {() => (
        <div className="grid gap-3 sm:grid-cols-[1fr_10rem_9rem]">
          <ComboboxField
            name="categoryId"
            required
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SelectField
            name="way"
            required
            options={(['percent', 'amount', 'fixed'] as const).map((value) => ({
              value,
              label: t(`way.${value}`),
            }))}
          />
          <SignedField name="value" required />
        </div>
      )}
    </RowsField>
  );
}
