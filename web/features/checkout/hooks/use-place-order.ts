import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlacedOrder } from '#shared/orders/place-order.contract.ts';
import { isSameValue } from '#web/platform/forms/conflict.ts';
import { placeOrder } from '../api/place-order.ts';
import {
  forgetAttempt,
  forgetPendingOrder,
  type OrderIntent,
  rememberPendingOrder,
  type PendingOrder,
  unanswered,
} from '../rules/attempt.ts';
import type { CheckoutFailure } from '../rules/checkout-failure.ts';
import type { OrderPlacement } from '../rules/order-body.ts';

/** Tells whether the server refused, so that nothing was ordered. Without a response the result is unknown. */
const isRefusal = ({ status }: CheckoutFailure): boolean => status >= 400 && status < 500;

type PlaceOrderInput = {
  kind: OrderPlacement['kind'];
  /** The current choices on the page. */
  wish: OrderIntent;
  /** True if the cart is empty, so that a repeated request cannot order anything new. */
  isCartEmpty: boolean;
  onPlaced: (order: PlacedOrder) => void;
  onRefused: (failure: CheckoutFailure, placing: OrderPlacement) => void;
};

/**
 * Sends an order once, however often the button is pressed. If the response is lost, the request is repeated
 * after a reload and once the cart is empty. If the placed order differs from the page's current choices,
 * `placedBefore` is set.
 */
export function usePlaceOrder({ kind, wish, isCartEmpty, onPlaced, onRefused }: PlaceOrderInput) {
  const isSending = useRef(false);
  const [before, setBefore] = useState(() => unanswered(kind));
  const [isResumed] = useState(() => before !== undefined && isSameValue(before.wish, wish));
  const [placedBefore, setPlacedBefore] = useState<string>();
  const mutation = useMutation<PlacedOrder, CheckoutFailure, PendingOrder>({
    mutationFn: placeOrder,
    onMutate: rememberPendingOrder,
    onSuccess: (order, sent) => {
      forgetAttempt();
      if (isSameValue(sent.wish, wish)) onPlaced(order);
      else setPlacedBefore(order.id);
    },
    onError: (failure, sent) => {
      isSending.current = false;
      if (!isRefusal(failure)) return;
      if (failure.placedBefore === undefined) forgetPendingOrder();
      else {
        forgetAttempt();
        setPlacedBefore(failure.placedBefore);
      }
      onRefused(failure, sent);
    },
  });
  const send = (order: PendingOrder) => {
    if (isSending.current) return;
    isSending.current = true;
    mutation.mutate(order);
  };
  /** The last request whose result may be unknown. */
  const last = mutation.isIdle ? before : mutation.variables;
  const isOpen = mutation.isIdle ? before !== undefined : !mutation.isError || !isRefusal(mutation.error);
  const askAgain = () => isOpen && last && send(last);
  const resume = useEffectEvent(() => isResumed && askAgain());
  useEffect(() => void resume(), []);
  const resolve = useEffectEvent(askAgain);
  useEffect(() => {
    if (isCartEmpty) resolve();
  }, [isCartEmpty]);
  return {
    send: (placing: OrderPlacement) => send({ ...placing, wish }),
    failure: mutation.error,
    /** The choices at the time the order was sent. */
    sentWish: last?.wish,
    /** Stays true after success, because the page is about to be left. */
    isPlacing: mutation.isPending || mutation.isSuccess,
    /** The result is unknown: the cart may be gone, and another click gives the same order. */
    isSent: isOpen,
    isResuming: isResumed && !mutation.isError,
    askAgain: () => void askAgain(),
    /** Id of an order that was placed with other choices than the current ones. */
    placedBefore,
    /** Continues after the buyer has seen that order; the next click places another one. */
    stay: () => {
      isSending.current = false;
      setPlacedBefore(undefined);
      setBefore(undefined);
      mutation.reset();
    },
  };
}
