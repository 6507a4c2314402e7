import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlacedOrder } from '#shared/orders/place-order.contract.ts';
import { sameValue } from '#web/platform/forms/conflict.ts';
import { placeOrder } from '../api/place-order.ts';
import {
  forgetAttempt,
  forgetSent,
  rememberSent,
  type SentOrder,
  unanswered,
  type Wish,
} from '../rules/attempt.ts';
import type { CheckoutFailure } from '../rules/checkout-failure.ts';
import type { OrderPlacement } from '../rules/order-body.ts';

/** Whether the server has said no: then nothing was ordered. Without its answer that is not known. */
const isRefusal = ({ status }: CheckoutFailure): boolean => status >= 400 && status < 500;

type PlaceOrderInput = {
  kind: OrderPlacement['kind'];
  /** What the page says now. */
  wish: Wish;
  /** Nothing is left in the cart: whatever is sent again orders nothing new. */
  isCartEmpty: boolean;
  onPlaced: (order: PlacedOrder) => void;
  onRefused: (failure: CheckoutFailure, placing: OrderPlacement) => void;
};

/**
 * Sends an order off once, however fast the button is pressed. One whose answer was lost is asked for again: after a
 * reload, and once its cart is gone. Where it became an order of what the page no longer says, that is told.
 */
export function usePlaceOrder({ kind, wish, isCartEmpty, onPlaced, onRefused }: PlaceOrderInput) {
  const isSending = useRef(false);
  const [before, setBefore] = useState(() => unanswered(kind));
  const [isResumed] = useState(() => before !== undefined && sameValue(before.wish, wish));
  const [placedBefore, setPlacedBefore] = useState<string>();
  const mutation = useMutation<PlacedOrder, CheckoutFailure, SentOrder>({
    mutationFn: placeOrder,
    onMutate: rememberSent,
    onSuccess: (order, sent) => {
      forgetAttempt();
      if (sameValue(sent.wish, wish)) onPlaced(order);
      else setPlacedBefore(order.id);
    },
    onError: (failure, sent) => {
      isSending.current = false;
      if (!isRefusal(failure)) return;
      if (failure.placedBefore === undefined) forgetSent();
      else {
        forgetAttempt();
        setPlacedBefore(failure.placedBefore);
      }
      onRefused(failure, sent);
    },
  });
  const send = (order: SentOrder) => {
    if (isSending.current) return;
    isSending.current = true;
    mutation.mutate(order);
  };
  /** On its way, or perhaps there already: nobody has said. */
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
    /** What was wished for when it was sent. */
    sentWish: last?.wish,
    /** Stays true once it is placed: the page is about to be left. */
    isPlacing: mutation.isPending || mutation.isSuccess,
    /** Its cart may be gone, and pressing again gives the same order. */
    isSent: isOpen,
    isResuming: isResumed && !mutation.isError,
    askAgain: () => void askAgain(),
    /** The order that was placed of what the page no longer says. */
    placedBefore,
    /** It is known about; what is pressed from now on is another. */
    stay: () => {
      isSending.current = false;
      setPlacedBefore(undefined);
      setBefore(undefined);
      mutation.reset();
    },
  };
}
