import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginGuestSession } from '../../features/cart/api/cart-calls.ts';
import { useCartOwner } from '../../features/cart/hooks/use-cart-owner.ts';
import { CheckoutEmpty } from '../../features/checkout/components/checkout-empty.tsx';
import { CheckoutSkeleton } from '../../features/checkout/components/checkout-skeleton.tsx';
import type { Buyer } from '../../features/checkout/rules/buyer.ts';
import { messageOf } from '../../platform/api/api-error.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { AccountDialogs, type AccountDialog } from '../../layouts/account-dialogs.tsx';
import { ReadyCheckout, type ScreenProps } from './ready-checkout.tsx';

/** Who orders, as far as it is known: `undefined` while the member’s account is on its way. */
function useBuyer(): Buyer | 'nobody' | undefined {
  const owner = useCartOwner();
  const { user } = useSession();
  if (owner.kind === 'guest') return owner.id ? { kind: 'guest', sessionId: owner.id } : 'nobody';
  if (!user) return undefined;
  const { fullName, email, phoneNumber } = user;
  return { kind: 'member', id: owner.id, fullName, email, phone: phoneNumber ?? '' };
}

/** Who buys at once may have no cart yet: a guest orders under the session that begins here. */
function BeginSession() {
  const { mutate, error, isPending } = useMutation({ mutationFn: beginGuestSession });
  useEffect(() => mutate(), [mutate]);
  if (!error) return <CheckoutSkeleton />;
  return <ErrorState message={messageOf(error)} retrying={isPending} onRetry={() => mutate()} />;
}

/** The checkout, for a member and a guest alike. Signing in on the way keeps what was typed. */
export function CheckoutScreen(props: ScreenProps) {
  const { t } = useTranslation('checkout');
  const buyer = useBuyer();
  const [dialog, setDialog] = useState<AccountDialog>();
  return (
    <>
      <h1 className="pt-6 pb-4 text-xl font-bold sm:pt-8 sm:pb-5 sm:text-2xl">{t('title')}</h1>
      {buyer === undefined && <CheckoutSkeleton />}
      {buyer === 'nobody' && (props.search.buy === undefined ? <CheckoutEmpty /> : <BeginSession />)}
      {typeof buyer === 'object' && (
        <ReadyCheckout
          key={buyer.kind === 'member' ? buyer.id : buyer.sessionId}
          {...props}
          buyer={buyer}
          onLogin={() => setDialog('login')}
        />
      )}
      <AccountDialogs shown={dialog} onShow={setDialog} />
    </>
  );
}
