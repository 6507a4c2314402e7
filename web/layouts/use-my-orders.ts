import { useRouter } from '@tanstack/react-router';

const pauseMilliseconds = 500;

/** On to the member's orders, after a moment in which the page's code and answers are already on their way. */
export function useMyOrders(): () => void {
  const router = useRouter();
  return () => {
    void router.preloadRoute({ to: '/e-commerce/order' }).catch(() => undefined);
    setTimeout(() => void router.navigate({ to: '/e-commerce/order' }), pauseMilliseconds);
  };
}
