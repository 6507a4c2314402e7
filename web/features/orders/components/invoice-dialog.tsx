import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/orders/order.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FormFooter } from '#web/ui/fields/form-footer.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Problem } from '#web/ui/form/form-problem.tsx';
import { useUnsaved } from '#web/ui/hooks/use-unsaved.ts';
import { useRequestInvoice } from '../api/order-mutations.ts';
import type { OrderAsker } from '../rules/order-asker.ts';
import {
  bodyOf,
  type InvoiceDraft,
  type InvoiceField,
  invoiceFields,
  problemsOf,
} from '../rules/invoice-draft.ts';

const texts = { companyName: 'company', taxCode: 'taxCode', address: 'address', email: 'email' } as const;
const kinds = {
  companyName: { autoComplete: 'organization', maxLength: 200 },
  taxCode: { inputMode: 'numeric', maxLength: 14 },
  address: { autoComplete: 'street-address', maxLength: 200 },
  email: { type: 'email', autoComplete: 'email', maxLength: 120 },
} as const;

type Props = { order: Order; asker: OrderAsker; onClose: () => void };

/** Asks for the invoice recipient. It can be requested once; afterwards the order shows it. */
export function InvoiceDialog({ order, asker, onClose }: Props) {
  const { t } = useTranslation('orders');
  const formId = useId();
  const [draft, setDraft] = useState<InvoiceDraft>({
    companyName: '',
    taxCode: '',
    address: '',
    email: order.customer.email,
  });
  const { unsaved } = useUnsaved(draft);
  const [shown, setShown] = useState(false);
  const request = useRequestInvoice(order.id, asker);
  const problems = problemsOf(draft);
  const errorOf = (field: InvoiceField) =>
    (shown && problems.includes(field) && t(`invoice.problem.${texts[field]}`)) ||
    request.error?.errors.find(({ path }) => path === field)?.message;

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShown(true);
    const [first] = problems;
    if (first) {
      const box = event.currentTarget.elements.namedItem(first);
      if (box instanceof HTMLElement) box.focus();
      return;
    }
    request.mutate(bodyOf(draft), {
      onSuccess: () => {
        toast.success(t('invoice.done'));
        onClose();
      },
    });
  };

  return (
    <Dialog
      onClose={onClose}
      closable={!request.isPending}
      unsaved={unsaved}
      title={t('act.invoice')}
      description={t('invoice.lead')}
      footer={
        <FormFooter
          formId={formId}
          isSending={request.isPending}
          submit={t('invoice.submit')}
          sending={t('invoice.sending')}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-4">
        {invoiceFields.map((field) => (
          <Field
            key={field}
            label={t(`invoice.${texts[field]}`)}
            required
            error={errorOf(field)}
            {...(field === 'taxCode' && { help: t('invoice.taxCodeHelp') })}
          >
            <Input
              name={field}
              value={draft[field]}
              onChange={({ target: { value } }) => setDraft({ ...draft, [field]: value })}
              {...kinds[field]}
            />
          </Field>
        ))}
      </form>
      {request.error && request.error.errors.length === 0 && (
        <Problem error={request.error} className="mt-4" />
      )}
    </Dialog>
  );
}
