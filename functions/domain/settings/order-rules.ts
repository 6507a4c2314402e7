import { AppError } from '#shared/contract/errors.ts';
import {
  OrderRules,
  type OrderRulesDraft,
  orderRulesId,
  usualOrderRules,
} from '#shared/settings/order-rules.contract.ts';
import { asIs } from '#functions/platform/records/told-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';

/** One for the whole shop. */
const name = { id: orderRulesId };

/** What staff have set for the shop: one record each.   pk SETTINGS   sk <id> */
const rulesRecord = versioned({
  entity: 'settings',
  schema: OrderRules,
  key: ({ id }: { id: string }) => ({ pk: 'SETTINGS', sk: id }),
  version: 'version',
  stale: 'STALE_STATE',
  activity: {
    of: 'settings',
    told: {
      depositOn: asIs,
      depositFrom: asIs,
      depositShare: asIs,
      refusedShare: asIs,
      refusedOf: asIs,
      packsUnconfirmed: asIs,
    },
  },
});

const find = (table: Table) => rulesRecord.find(table, name);

/** The rules as they are; the usual ones where nobody has said anything. */
export const readOrderRules = async (table: Table): Promise<OrderRules> =>
  OrderRules.parse((await find(table)) ?? usualOrderRules);

/** Said again over the rules it was said of before, it is what was said. */
export async function saveOrderRules(
  { table }: Context,
  { version, ...draft }: OrderRulesDraft & { version: number },
): Promise<OrderRules> {
  const before = { ...((await find(table)) ?? usualOrderRules), ...name };
  const isSaid = Object.entries(draft).every(([field, value]) => Reflect.get(before, field) === value);
  if (isSaid) return OrderRules.parse(before);
  if (before.version !== version) throw new AppError('STALE_STATE');
  const { after, writes } = rulesRecord.replace(before, draft);
  const refusal = await table.write(writes);
  if (refusal) throw new AppError(refusal);
  return OrderRules.parse(after);
}
