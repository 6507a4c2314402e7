import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Address } from '#shared/addresses/address.ts';
import { addressesQuery } from '../../features/addresses/api/address-queries.ts';
import { AddressSkeletons } from '../../features/addresses/components/address-skeletons.tsx';
import { AddressPicker } from '../../features/addresses/components/address-picker.tsx';
import { cartKeys } from '../../features/cart/api/cart-keys.ts';
import { tellOtherTabs } from '../../features/cart/rules/cart-tabs.ts';
import { useCartOwner } from '../../features/cart/hooks/use-cart-owner.ts';
import { CheckoutPage } from '../../features/checkout/components/checkout-page.tsx';
import type { Buyer } from '../../features/checkout/rules/buyer.ts';
import type { CheckoutSearch } from '../../features/checkout/rules/checkout-search.ts';
import { useCheckout } from '../../features/checkout/hooks/use-checkout.ts';
import { useDraft } from '../../features/checkout/hooks/use-draft.ts';
import { rememberGuestProof } from '../../platform/guest-proof-storage.ts';
import { lazyPiece } from '../../ui/feedback/lazy-piece.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { orderOf, placeAfter } from './place-after.ts';
import { useCheckoutLines } from './use-checkout-lines.ts';
import { VoucherPart } from './voucher-part.tsx';
import * as roots from '../../platform/api/query-roots.ts';

export type ScreenProps = { search: CheckoutSearch; onSearch: (search: CheckoutSearch) => void };

/** Fetched only for guests and only if the order is delivered. */
const PlaceInput = lazyPiece(
  async () => (await import('../../features/addresses/components/place-input.tsx')).PlaceInput,
  { waiting: <AddressSkeletons count={1} /> },
);

/** Fetched only for buyers who pick up their goods. */
const ProvincePick = lazyPiece(
  async () => (await import('../../features/addresses/components/province-pick.tsx')).ProvincePick,
  { waiting: <Skeleton className="h-17 w-full sm:max-w-80" /> },
);

/** Fetched only for buyers who want an invoice. */
const ProfileChoice = lazyPiece(
  async () => (await import('../../features/invoice-profiles/components/profile-choice.tsx')).ProfileChoice,
);

type Props = ScreenProps & { buyer: Buyer; onLogin: () => void };

/** Connects the checkout with the other features it needs. */
export function ReadyCheckout({ buyer, search, onSearch, onLogin }: Props) {
  const client = useQueryClient();
  const router = useRouter();
  const owner = useCartOwner();
  const { draft, change } = useDraft();
  const { goods, cart, acts } = useCheckoutLines({
    owner,
    search,
    onSearch,
    onNothingLeft: () => void router.navigate({ to: '/e-commerce/cart' }),
  });
  const home = useAddress(buyer, draft.addressId);
  const addressId = home?.id;
  const leaveFor = (id: string, href: string) => {
    // The session of the cart proves the order, even after this browser has started another one.
    if (owner.kind === 'guest' && owner.id) rememberGuestProof(id, { sessionId: owner.id });
    router.history.replace(href);
    tellOtherTabs();
    void client.invalidateQueries({ queryKey: cartKeys.owner(owner) });
    void client.invalidateQueries({ queryKey: roots.vouchers });
    void client.invalidateQueries({ queryKey: roots.orders });
  };
  const checkout = useCheckout({
    buyer,
    draft,
    change,
    goods,
    addressId,
    home,
    onPlaced: (order) => leaveFor(order.id, placeAfter(order, buyer)),
    onView: (id) => leaveFor(id, orderOf(id, buyer)),
  });
  return (
    <CheckoutPage
      checkout={checkout}
      cart={cart}
      acts={acts}
      onLogin={onLogin}
      parts={{
        addressBook: buyer.kind === 'member' && (
          <AddressPicker
            value={addressId}
            onChange={({ id }) => change({ addressId: id })}
            person={{ recipientName: buyer.fullName, phone: buyer.phone }}
          />
        ),
        placeFields: (
          <PlaceInput
            initial={draft.place}
            onChange={(place) => change({ place })}
            checks={checkout.placeAttempts}
          />
        ),
        provincePick: (
          <ProvincePick
            value={checkout.near?.system === 'v2' ? checkout.near.provinceCode : undefined}
            onChange={(nearProvince) => change({ nearProvince })}
          />
        ),
        invoiceProfiles: buyer.kind === 'member' && draft.wantsInvoice && (
          <ProfileChoice value={draft.invoice} onChoose={(invoice) => change({ invoice })} />
        ),
        vouchers: <VoucherPart checkout={checkout} goods={goods} onLogin={onLogin} />,
      }}
    />
  );
}

/** Returns the chosen address as long as it is in the address book, otherwise the default one. */
function useAddress(buyer: Buyer, chosen: string | undefined): Address | undefined {
  const { data } = useQuery({ ...addressesQuery, enabled: buyer.kind === 'member' });
  if (!data) return undefined;
  return data.find(({ id }) => id === chosen) ?? data.find(({ isDefault }) => isDefault);
}
