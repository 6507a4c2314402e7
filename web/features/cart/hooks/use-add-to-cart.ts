import { useNavigate } from '@tanstack/react-router';
import { newId } from '#shared/values/ids.ts';
import { i18n } from '#web/platform/i18n/i18n.ts';
import { noteStep } from '#web/platform/steps/note-step.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { addLine, type AddLine } from '../api/cart-calls.ts';
import { withAdded } from '../rules/cart-optimism.ts';
import { useCartChange } from './use-cart-change.ts';

export type CartLine = { productId: string; variantId?: string | undefined; quantity: number };

export type Adder = { add: (line: CartLine) => Promise<void>; pending: boolean };

/** Creates a request with an idempotency key, so that one click is one request, however often it is sent. */
export const requestOf = ({ productId, variantId, quantity }: CartLine): AddLine => ({
  productId,
  quantity,
  ...(variantId && { variantId }),
  clientRequestId: newId(),
});

export function useAdding() {
  return useCartChange({
    act: 'add',
    expect: (cart, line: AddLine) =>
      withAdded(cart, { ...line, quantity: line.quantity ?? 1 }, i18n.t('loading', { ns: 'common' })),
    call: async (...asked: Parameters<typeof addLine>) => {
      const added = await addLine(...asked);
      void noteStep('cart');
      return added;
    },
    cartIn: ({ cart }) => cart,
  });
}

/** Adds to the member's or the guest's cart. Reports the result itself: the promise never rejects. */
export function useAddToCart(): Adder {
  const { mutateAsync, isPending } = useAdding();
  const navigate = useNavigate();
  const add = async (line: CartLine) => {
    const added = await mutateAsync(requestOf(line)).catch(() => undefined);
    if (!added) return;
    toast.success(i18n.t('added', { ns: 'cart' }), {
      ...(added.capped && {
        description: i18n.t(`capped.${added.limit}`, { ns: 'cart', count: added.quantity }),
      }),
      ...(added.lifted && { description: i18n.t('lifted', { ns: 'cart', count: added.quantity }) }),
      action: {
        label: i18n.t('view', { ns: 'cart' }),
        onClick: () => void navigate({ to: '/e-commerce/cart' }),
      },
    });
  };
  return { add, pending: isPending };
}
