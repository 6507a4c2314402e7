import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { GuestOrder, GuestProof } from '#shared/orders/guest-orders.contract.ts';
import { ForgottenCode } from './forgotten-code.tsx';
import { GuestLookup } from './guest-lookup.tsx';
import { GuestOrders } from './guest-orders.tsx';

type Props = {
  /** Session of this browser's cart, if it ever had one. */
  sessionId: string | undefined;
  code?: string | undefined;
  onFound: (order: GuestOrder, proof: GuestProof) => void;
};

/** Shows a page for buyers without an account: search by code and contact, or the orders of this browser. */
export function GuestPage({ sessionId, code, onFound }: Props) {
  const { t } = useTranslation('orders');
  return (
    <div className="mx-auto max-w-140 pt-6 sm:pt-10">
      <h1 className="text-xl font-bold sm:text-2xl">{t('guest.title')}</h1>
      <p className="mt-1.5 mb-5 text-pretty text-ink-2">{t('guest.lead')}</p>
      <GuestLookup code={code} onFound={onFound} />
      <div className="mt-3 -ml-3 space-y-1">
        <ForgottenCode />
      </div>
      <p className="mt-4 mb-8 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
        {t('guest.member')}
        <Link
          to="/login"
          search={{ callbackUrl: '/e-commerce/order' }}
          className="inline-flex min-h-8 items-center font-semibold text-brand hover:underline max-sm:min-h-11"
        >
          {t('guest.login')}
        </Link>
      </p>
      {sessionId && <GuestOrders sessionId={sessionId} />}
    </div>
  );
}
