import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginGuestSession } from '../../features/cart/api/cart-calls.ts';
import { useCartOwner } from '../../features/cart/hooks/use-cart-owner.ts';
import { CheckoutEmpty } from '../../features/checkout/components/checkout-empty.tsx';
import { CheckoutEnded } from '../../features/checkout/components/checkout-ended.tsx';
import { CheckoutSkeleton } from '../../features/checkout/components/checkout-skeleton.tsx';
import type { Buyer } from '../../features/checkout/rules/buyer.ts';
import { messageOf } from '../../platform/api/api-error.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { endedSession } from '../../platform/api/ended-session.ts';
import { useEndReason } from '../../platform/session/use-ended-session.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { AccountDialogs, type AccountDialog } from '../../layouts/account-dialogs.tsx';
import { ReadyCheckout, type ScreenProps } from './ready-checkout.tsx';

/** Returns the buyer as far as known; `undefined` while the member’s account is loading. */
function useBuyer(): Buyer | 'nobody' | undefined {
  const owner = useCartOwner();
  const { user } = useSession();
  if (owner.kind === 'guest') return owner.id ? { kind: 'guest', sessionId: owner.id } : 'nobody';
  if (!user) return undefined;
  const { fullName, email, phoneNumber } = user;
  return { kind: 'member', id: owner.id, fullName, email, phone: phoneNumber ?? '' };
}

/** Starts a guest session for a guest who buys directly and has no cart yet. */
function BeginSession() {
  const { mutate, error, isPending } = useMutation({ mutationFn: beginGuestSession });
  useEffect(() => mutate(), [mutate]);
  if (!error) return <CheckoutSkeleton />;
  return <ErrorState message={messageOf(error)} retrying={isPending} onRetry={() => mutate()} />;
}

function BuyersCheckout({ onLogin, ...props }: ScreenProps & { onLogin: () => void }) {
  const buyer = useBuyer();
  if (buyer === undefined) return <CheckoutSkeleton />;
  if (buyer === 'nobody') return props.search.buy === undefined ? <CheckoutEmpty /> : <BeginSession />;
  const key = buyer.kind === 'member' ? buyer.id : buyer.sessionId;
  return <ReadyCheckout key={key} {...props} buyer={buyer} onLogin={onLogin} />;
}

/** Shows the checkout, for members and guests alike. Signing in on the way keeps the input. */
export function CheckoutScreen(props: ScreenProps) {
  const { t } = useTranslation('checkout');
  const ended = useEndReason();
  const [dialog, setDialog] = useState<AccountDialog>();
  const onLogin = () => setDialog('login');
  return (
    <>
      <h1 className="pt-6 pb-4 text-xl font-bold sm:pt-8 sm:pb-5 sm:text-2xl">{t('title')}</h1>
      {ended ? (
        <CheckoutEnded reason={ended} onLogin={onLogin} onGuest={() => endedSession.forget()} />
      ) : (
        <BuyersCheckout {...props} onLogin={onLogin} />
      )}
      <AccountDialogs shown={dialog} onShow={setDialog} />
    </>
  );
}
