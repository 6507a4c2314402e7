import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { VndInput } from '../values/vnd-schema.ts';

const access = staff('settings.write');

const Share = z.int().min(1).max(100);

const rules = {
  /** Whether cash-on-delivery orders can need a deposit at all. */
  depositOn: z.boolean(),
  /** Orders of at least this total need a deposit; null if the total does not matter. */
  depositFrom: VndInput.min(1).nullable(),
  /** Percentage of refused parcels above which a deposit is due, from `refusedOf` on; null is off. */
  refusedShare: Share.nullable(),
  refusedOf: z.int().min(1).max(1000),
  /** Share of the order, in percent, that is paid before packing starts. */
  depositShare: Share,
  /** If true, guests' cash-on-delivery orders are packed without a confirmation. */
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

/** Id under which changes of these rules appear in the audit log. */
export const orderRulesId = 'orders';

/** Rules until staff change them: no deposits, and guests confirm cash-on-delivery orders. */
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
