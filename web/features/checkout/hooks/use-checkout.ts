import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GoodsSelection } from '#shared/cart/wanted-text.ts';
import type { PlacedOrder } from '#shared/orders/place-order.contract.ts';
import { useLanguage } from '#web/platform/i18n/use-language.ts';
import { isApiError, messageOf } from '#web/platform/api/api-error.ts';
import { pickupQuery } from '../api/pickup-query.ts';
import { attemptKey } from '../rules/attempt.ts';
import type { Buyer } from '../rules/buyer.ts';
import type { CheckoutFailure } from '../rules/checkout-failure.ts';
import type { Draft } from '../rules/draft.ts';
import { isRefusalResolved } from '../rules/refusal-resolved.ts';
import { type OrderChoices, placementOf, quoteRequestOf } from '../rules/order-body.ts';
import { selectedPickup, type BuyerLocation, buyerLocationOf } from '../rules/pickup-options.ts';
import { quoteQuery } from '../api/quote-query.ts';
import { type ChangeDraft, forgetOrderDraft } from './use-draft.ts';
import { useChecks } from './use-checks.ts';
import { usePlaceOrder } from './use-place-order.ts';

type CheckoutInput = {
  buyer: Buyer;
  draft: Draft;
  change: ChangeDraft;
  goods: GoodsSelection;
  /** Id of the member’s chosen or default address. */
  addressId: string | undefined;
  /** Location of that address. */
  home: BuyerLocation | undefined;
  onPlaced: (order: PlacedOrder) => void;
  /** Opens the order of that id, which was placed before. */
  onView: (id: string) => void;
};

/** A price that changed between viewing and ordering; the buyer must accept it first. */
export type PriceChange = { before: number; after: number };

/** Converts a value to the form in which the tab stores it. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Tells whether a dialog handles this failure and asks how to continue. */
const isAskedAbout = (failure: CheckoutFailure | null): boolean =>
  failure?.code === 'ORDER_CHANGED' || failure?.placedBefore !== undefined;

export type Checkout = ReturnType<typeof useCheckout>;

export function useCheckout(input: CheckoutInput) {
  const { buyer, draft, change, goods, addressId, home, onPlaced, onView } = input;
  const { contentLanguage } = useLanguage();
  const deliveryType = draft.deliveryType ?? 'prepaid_ship';
  const near = buyerLocationOf(draft, home);
  const pickup = useQuery({
    ...pickupQuery(buyer, goods, near),
    enabled: deliveryType === 'warehouse_pickup',
  });
  const pickupWarehouseId = selectedPickup(pickup.data, draft.pickupWarehouseId);
  const chosen: OrderChoices = {
    draft,
    deliveryType,
    addressId,
    pickupWarehouseId,
    goods,
    voucherIds: draft.voucherIds,
  };
  const [isPlaced, setPlaced] = useState(false);
  const counting = useOrderQuote(buyer, chosen, isPlaced);
  const { quote } = counting;
  const voucherIds = counting.withoutVouchers === undefined ? draft.voucherIds : [];

  const [changed, setChanged] = useState<PriceChange>();
  const [foundObstacles, setFoundObstacles] = useState(0);
  const checks = useChecks(buyer, chosen, contentLanguage);

  const lookAgain = async ({ code }: CheckoutFailure, before: number | undefined) => {
    const now = await counting.again();
    setFoundObstacles(now?.issues.length ?? 0);
    if (code !== 'ORDER_CHANGED' || !now || now.issues.length > 0 || before === undefined) return;
    setChanged({ before, after: now.total });
  };
  const wish = plain({ draft, goods });
  const placing = usePlaceOrder({
    kind: buyer.kind,
    wish,
    isCartEmpty: counting.isEmpty,
    onPlaced: (order) => {
      setPlaced(true);
      forgetOrderDraft();
      onPlaced(order);
    },
    onRefused: (failure, { body }) => void lookAgain(failure, body.expectedTotal),
  });

  const { placedBefore } = placing;
  const obstacles = { found: foundObstacles, left: quote?.issues.length ?? 0 };
  const isOver = !placing.isSent && isRefusalResolved({ sent: placing.sentWish, wish, obstacles });

  const send = (expectedTotal: number) => {
    setChanged(undefined);
    setFoundObstacles(0);
    const expectedDeposit = (draft.wayToPay === 'cash' && quote?.deposit?.amount) || 0;
    const agreed = { expectedTotal, expectedDeposit, clientRequestId: attemptKey() };
    placing.send(placementOf(buyer, { ...chosen, voucherIds }, agreed));
  };
  const place = async () => {
    const isReady = await checks.pass();
    if (isReady && quote && quote.issues.length === 0 && !counting.isCounting) send(quote.total);
  };

  return {
    buyer,
    draft,
    change,
    deliveryType,
    pickup,
    near,
    pickupWarehouseId,
    addressId,
    voucherIds,
    counting,
    attempts: checks.attempts,
    placeAttempts: checks.placeAttempts,
    problems: checks.problems,
    place: () => void place(),
    isPlacing: placing.isPlacing,
    isSent: placing.isSent,
    isResuming: placing.isResuming,
    failure: isOver || isAskedAbout(placing.failure) ? undefined : placing.failure,
    askAgain: placing.askAgain,
    hasPlacedBefore: placedBefore !== undefined,
    viewPlaced: () => {
      if (placedBefore === undefined) return;
      forgetOrderDraft();
      onView(placedBefore);
    },
    stay: placing.stay,
    changed,
    accept: () => {
      if (changed) send(changed.after);
    },
    decline: () => setChanged(undefined),
  };
}

/** Returns the quote of the current choices. Once it `isPlaced`, no quote is requested. */
function useOrderQuote(buyer: Buyer, chosen: OrderChoices, isPlaced: boolean) {
  const quoting = quoteRequestOf(buyer, chosen);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...quoteQuery(quoting),
    enabled: !isPlaced,
  });
  return {
    quote: data?.quote,
    shippingKnown: quoting.shippingKnown,
    /** True while the shown quote belongs to an earlier choice. */
    isCounting: isPlaceholderData || (isFetching && !data),
    isEmpty: isApiError(error, 'CART_EMPTY', 'SESSION_NOT_FOUND'),
    failed: error !== null && !isFetching,
    problem: messageOf(error),
    /** The reason why the chosen vouchers are left out. */
    withoutVouchers: data?.withoutVouchers,
    again: async () => (await refetch()).data?.quote,
  };
}
