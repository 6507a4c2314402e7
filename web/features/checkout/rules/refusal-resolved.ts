import { isSameValue } from '#web/platform/forms/conflict.ts';
import type { OrderIntent } from './attempt.ts';

type Refusal = {
  /** Choices that were sent, and the current ones. */
  sent: OrderIntent | undefined;
  wish: OrderIntent;
  /** Number of blocked lines in the new quote after the refusal, and now. */
  obstacles: { found: number; left: number };
};

/** Tells whether the reason of a refusal is gone: the choices have changed, or no line is blocked any more. */
export const isRefusalResolved = ({ sent, wish, obstacles }: Refusal): boolean =>
  (sent !== undefined && !isSameValue(sent, wish)) || (obstacles.found > 0 && obstacles.left === 0);
