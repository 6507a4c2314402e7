import { Mail, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Problem } from '#web/ui/form/form-problem.tsx';
import { useSendGuestLinks } from '../api/order-mutations.ts';

/** Explains that an order found by its code is masked and read-only until the mailed link is opened. */
export function MaskedNote({ proof: { email, phone } }: { proof: GuestProof }) {
  const { t } = useTranslation('orders');
  const send = useSendGuestLinks();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line bg-surface-2 px-4 py-3.5 text-sm sm:px-5">
      <ShieldCheck aria-hidden className="size-5 shrink-0 text-jade" />
      <p className="min-w-0 flex-1 basis-60 text-pretty">{t('guest.masked')}</p>
      {(email ?? phone) && !send.isSuccess && (
        <Button
          icon={<Mail />}
          className="max-sm:h-11 max-sm:w-full"
          loading={send.isPending}
          loadingText={t('guest.sending')}
          onClick={() => send.mutate(email ? { email } : { phone })}
        >
          {t('guest.send')}
        </Button>
      )}
      <p role="status" className="w-full font-medium text-jade empty:hidden">
        {send.data?.message}
      </p>
      {send.error && <Problem error={send.error} className="mt-4" />}
    </div>
  );
}
