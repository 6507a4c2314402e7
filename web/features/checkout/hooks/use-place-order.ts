import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlacedOrder } from '#shared/orders/place-order.contract.ts';
import { placeOrder } from '../api/place-order.ts';
import { forgetAttempt, forgetSent, rememberSent, unanswered } from '../rules/attempt.ts';
import type { CheckoutFailure } from '../rules/checkout-failure.ts';
import type { OrderPlacement } from '../rules/order-body.ts';

/** Whether the server has said no: then nothing was ordered. Without its answer that is not known. */
const isRefusal = ({ status }: CheckoutFailure): boolean => status >= 400 && status < 500;

type PlaceOrderInput = {
  kind: OrderPlacement['kind'];
  onPlaced: (order: PlacedOrder) => void;
  onRefused: (failure: CheckoutFailure, placing: OrderPlacement) => void;
};

/** Sends an order off once, however fast the button is pressed, and asks again after a reload that came between. */
export function usePlaceOrder({ kind, onPlaced, onRefused }: PlaceOrderInput) {
  const isSending = useRef(false);
  const [unansweredBefore] = useState(() => unanswered(kind));
  const mutation = useMutation<PlacedOrder, CheckoutFailure, OrderPlacement>({
    mutationFn: placeOrder,
    onMutate: rememberSent,
    onSuccess: (order) => {
      forgetAttempt();
      onPlaced(order);
    },
    onError: (failure, placing) => {
      isSending.current = false;
      if (!isRefusal(failure)) return;
      forgetSent();
      onRefused(failure, placing);
    },
  });
  const send = (placing: OrderPlacement) => {
    if (isSending.current) return;
    isSending.current = true;
    mutation.mutate(placing);
  };
  const sendAgain = useEffectEvent(() => {
    if (unansweredBefore) send(unansweredBefore);
  });
  useEffect(() => sendAgain(), []);
  return {
    send,
    failure: mutation.error,
    /** Stays true once it is placed: the page is about to be left. */
    isPlacing: mutation.isPending || mutation.isSuccess,
    /** On its way, or perhaps there already: its cart may be gone, and pressing again gives the same order. */
    isSent: mutation.isPending || mutation.isSuccess || (mutation.isError && !isRefusal(mutation.error)),
    isResuming: unansweredBefore !== undefined && !mutation.isError,
    reset: mutation.reset,
  };
}
