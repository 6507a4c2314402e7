import { useRouter } from '@tanstack/react-router';

const pauseMilliseconds = 500;

/** Goes to the member's orders after a short pause in which the page's code and data already load. */
export function useMyOrders(): () => void {
  const router = useRouter();
  return () => {
    void router.preloadRoute({ to: '/e-commerce/order' }).catch(() => undefined);
    setTimeout(() => void router.navigate({ to: '/e-commerce/order' }), pauseMilliseconds);
  };
}
