import type { GuestProof } from '#shared/orders/guest-orders.ts';

const key = (paymentId: string): string => `cholang-paying-${paymentId}`;

type Memory = { proof?: GuestProof; left?: boolean };

/** Providers send shoppers back without what proves who they are, so this tab remembers it. */
function read(paymentId: string): Memory {
  try {
    return JSON.parse(sessionStorage.getItem(key(paymentId)) ?? '{}') as Memory;
  } catch {
    return {};
  }
}

function remember(paymentId: string, more: Memory): void {
  try {
    sessionStorage.setItem(key(paymentId), JSON.stringify({ ...read(paymentId), ...more }));
  } catch {
    // Without storage the address still says it.
  }
}

export const rememberProof = (paymentId: string, proof: GuestProof): void => remember(paymentId, { proof });
export const rememberedProof = (paymentId: string): GuestProof | undefined => read(paymentId).proof;

/** Sent on by itself once: who comes back by the browser's button wants to be here. */
export const rememberLeaving = (paymentId: string): void => remember(paymentId, { left: true });
export const hasLeft = (paymentId: string): boolean => read(paymentId).left === true;
