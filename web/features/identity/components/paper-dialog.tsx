import { useTranslation } from 'react-i18next';
import { birthProvinces } from '#shared/identity/birth-provinces.ts';
import { type PaperField, paperGenders, paperKinds } from '#shared/identity/identity-choices.ts';
import type { Identity } from '#shared/identity/identity.ts';
import { createIdentity, updateIdentity } from '#shared/identity/own-identity.contract.ts';
import { paperRules } from '#shared/identity/paper-rules.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { ComboboxField, DayField, RadioField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { paperForm, type PaperOwner, valuesOf } from '../rules/paper-values.ts';

type Props = {
  /** The paper to change; undefined to add one. */
  paper: Identity | undefined;
  owner: PaperOwner;
  onClose: () => void;
};

const provinces = Object.entries(birthProvinces).map(([value, label]) => ({ value, label }));

/** Shows a form for a paper's data. After a request by staff it contains only the fields they asked for. */
export function PaperDialog({ paper, owner, onClose }: Props) {
  const { t } = useTranslation('identity');
  const add = useAct(createIdentity, { stale: [roots.identity] });
  const change = useAct(updateIdentity, { stale: [roots.identity] });
  const form = useContractForm(paperForm(!paper), {
    values: valuesOf(paper, owner, 'cccd'),
    send: ({ kind, number, ...facts }, clientRequestId) =>
      paper
        ? change.send({ params: { id: paper.id }, body: { ...facts, ...(number && { number }) } })
        : add.send({ body: { kind, number, ...facts, clientRequestId } }),
    onDone: () => {
      onClose();
      toast.success(t(paper ? 'paper.saved' : 'paper.made'));
    },
    onRefused: (error) => {
      if (paper && error.errors.length === 0) toast.error(reasonOf(error) ?? t('paper.saveFailed'));
    },
  });
  const kind = form.watch('kind');
  const { namesProvince } = paperRules[kind];
  const asked = paper?.flags.map(({ field }) => field) ?? [];
  const isAsked = (field: PaperField) => asked.length === 0 || asked.includes(field);
  const shows = (field: PaperField) => isAsked(field);
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'identity', at: 'form' }}
      title={t(paper ? 'form.editTitle' : 'form.addTitle')}
      {...(asked.length > 0 && { description: t('form.askedHint') })}
      {...(asked.length === 0 && paper?.state === 'approved' && { description: t('form.inForceHint') })}
      submit={t('form.save')}
      sending={t('form.saving')}
      onClose={onClose}
    >
      {!paper && (
        <RadioField name="kind" options={paperKinds.map((value) => ({ value, label: t(`kind.${value}`) }))} />
      )}
      {shows('number') && (
        <TextField
          name="number"
          autoComplete="off"
          maxLength={20}
          required={!paper}
          {...(paper && { help: t('form.numberKept'), placeholder: paper.identityId })}
        />
      )}
      {shows('fullName') && <TextField name="fullName" autoComplete="name" maxLength={80} required />}
      <div className="grid gap-4.5 sm:grid-cols-2">
        {shows('dob') && <DayField name="dob" required />}
        {shows('gender') && (
          <RadioField
            name="gender"
            options={paperGenders.map((value) => ({ value, label: t(`gender.${value}`) }))}
          />
        )}
        {shows('birthPlace') &&
          (namesProvince ? (
            <ComboboxField name="birthPlace" options={provinces} required />
          ) : (
            <TextField name="birthPlace" maxLength={80} help={null} />
          ))}
        {shows('issueDate') && <DayField name="issueDate" required />}
        {shows('expiryDate') && <DayField name="expiryDate" />}
        {shows('issuePlace') && <TextField name="issuePlace" maxLength={120} />}
      </div>
    </FormDialog>
  );
}
