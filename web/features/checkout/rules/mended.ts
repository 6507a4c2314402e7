import { sameValue } from '#web/platform/forms/conflict.ts';
import type { Wish } from './attempt.ts';

type Refusal = {
  /** What was sent, and what the page says now. */
  sent: Wish | undefined;
  wish: Wish;
  /** Lines in the way, when it was counted anew after the refusal and now. */
  obstacles: { found: number; left: number };
};

/** Whether the reason of a refusal is gone: something else is asked for, or no line is in the way any more. */
export const isMended = ({ sent, wish, obstacles }: Refusal): boolean =>
  (sent !== undefined && !sameValue(sent, wish)) || (obstacles.found > 0 && obstacles.left === 0);
