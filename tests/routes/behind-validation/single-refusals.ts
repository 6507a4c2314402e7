import type { ErrorCode } from '#shared/contract/errors.ts';
import { afterwardsRefusals } from './afterwards-refusals.ts';
import { catalogueRefusals } from './catalogue-refusals.ts';
import { contentRefusals } from './content-refusals.ts';
import { moneyRefusals } from './money-refusals.ts';
import { orderRefusals } from './order-refusals.ts';
import { peopleRefusals } from './people-refusals.ts';
import type { Prepared, Refusals } from './prepared.ts';
import { stockRefusals } from './stock-refusals.ts';
import { tillRefusals } from './till-refusals.ts';

const all: Refusals[] = [
  afterwardsRefusals,
  catalogueRefusals,
  contentRefusals,
  moneyRefusals,
  orderRefusals,
  peopleRefusals,
  stockRefusals,
  tillRefusals,
];

/** Refusals that follow from one thing only: each is a good call of its operation, but for that. */
export const singleRefusals: (readonly [name: string, code: ErrorCode, call: Prepared])[] = all
  .flatMap((refusals) => Object.entries(refusals))
  .flatMap(([name, calls]) =>
    Object.entries(calls).map(([code, call]) => [name, code as ErrorCode, call] as const),
  );
