import { Search } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuestOrder, GuestProof } from '#shared/orders/guest-orders.contract.ts';
import { isApiError, messageOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useFindGuestOrder } from '../api/order-mutations.ts';
import { proofOf } from '../rules/order-asker.ts';

type Props = { code?: string | undefined; onFound: (order: GuestOrder, proof: GuestProof) => void };

/** Finds an order by code and contact. Whatever part is wrong, the answer is the same: not found. */
export function GuestLookup({ code: known = '', onFound }: Props) {
  const { t } = useTranslation('orders');
  const [code, setCode] = useState(known);
  const [contact, setContact] = useState('');
  const [shown, setShown] = useState(false);
  const find = useFindGuestOrder();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShown(true);
    const wanted = { code: code.trim().toUpperCase(), proof: proofOf(contact) };
    const missing = [!wanted.code && 'code', !contact.trim() && 'contact'].find(Boolean);
    if (missing) {
      const box = event.currentTarget.elements.namedItem(missing);
      if (box instanceof HTMLElement) box.focus();
      return;
    }
    find.mutate(wanted, { onSuccess: (order) => onFound(order, { ...wanted.proof, code: wanted.code }) });
  };
  const failure = find.error && (isRefused(find.error) ? t('guest.notFound') : messageOf(find.error));
  return (
    <Card>
      <form noValidate onSubmit={submit} className="space-y-4">
        <Field
          label={t('guest.code')}
          help={t('guest.codeHint')}
          required
          error={shown && !code.trim() && t('guest.codeNeeded')}
        >
          <Input
            name="code"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={24}
            className="[&_input]:uppercase max-sm:[&_input]:h-11"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <Field
          label={t('guest.contact')}
          required
          error={shown && !contact.trim() && t('guest.contactNeeded')}
        >
          <Input
            name="contact"
            autoComplete="email"
            maxLength={120}
            className="max-sm:[&_input]:h-11"
            value={contact}
            onChange={(event) => setContact(event.target.value)}
          />
        </Field>
        {failure && <Notice title={failure} />}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          icon={<Search />}
          loading={find.isPending}
          loadingText={t('guest.searching')}
        >
          {t('guest.submit')}
        </Button>
      </form>
    </Card>
  );
}

/** Tells whether the code is unknown, belongs to somebody else, or is invalid. */
const isRefused = (error: unknown): boolean => isApiError(error, 'ORDER_NOT_FOUND', 'BAD_REQUEST');
