import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { SaidVnd } from '../values/vnd-schema.ts';

const access = staff('settings.write');

const Share = z.int().min(1).max(100);

const rules = {
  /** Whether any order to be paid at the door needs a deposit. */
  depositOn: z.boolean(),
  /** Those that come to so much do; null where the sum does not matter. */
  depositFrom: SaidVnd.min(1).nullable(),
  /** Those of a phone of which more than so many in a hundred parcels were refused, of at least so many; null: it does not matter. */
  refusedShare: Share.nullable(),
  refusedOf: z.int().min(1).max(1000),
  /** What is paid before anything is packed, in percent of the order. */
  depositShare: Share,
  /** Guests' orders to be paid at the door are packed without anybody having confirmed them. */
  packsUnconfirmed: z.boolean(),
};

export const OrderRulesDraft = z
  .strictObject(rules)
  .refine(
    ({ depositOn, depositFrom, refusedShare }) => !depositOn || depositFrom !== null || refusedShare !== null,
    {
      path: ['depositFrom'],
      error: 'required',
    },
  );
export type OrderRulesDraft = z.infer<typeof OrderRulesDraft>;

export const OrderRules = z.object({ ...rules, version: z.int() });
export type OrderRules = z.infer<typeof OrderRules>;

/** By this name their changes are told. */
export const orderRulesId = 'orders';

/** Until somebody says otherwise no order needs a deposit, and guests confirm what they pay at the door. */
export const usualOrderRules: OrderRules = {
  depositOn: false,
  depositFrom: null,
  refusedShare: null,
  refusedOf: 3,
  depositShare: 20,
  packsUnconfirmed: false,
  version: 0,
};

export const getOrderRules = defineRoute({
  name: 'settings/get-order-rules',
  summary: 'What the shop asks of orders before it packs them',
  method: 'GET',
  path: '/admin/settings/order-rules',
  access,
  reply: OrderRules,
});

export const saveOrderRules = defineRoute({
  name: 'settings/save-order-rules',
  summary: 'Say what the shop asks of orders from now on; those that were placed stay as they are',
  method: 'PUT',
  path: '/admin/settings/order-rules',
  access,
  body: OrderRulesDraft.safeExtend({ version: z.int().min(0) }),
  reply: OrderRules,
  errors: ['STALE_STATE'],
});
