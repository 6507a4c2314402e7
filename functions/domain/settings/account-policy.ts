import { AppError } from '#shared/contract/errors.ts';
import { AccountPolicy, type PolicyDraft } from '#shared/people/staff-accounts.contract.ts';
import { accountPolicyId, usualPolicy } from '#shared/people/usual-policy.ts';
import { asIs, counted } from '#functions/platform/records/told-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { isDeepStrictEqual } from 'node:util';

const name = { id: accountPolicyId };

/** What staff set for sessions, passwords and working days: one for the whole shop.   pk SETTINGS   sk accounts */
const policyRecord = versioned({
  entity: 'settings',
  schema: AccountPolicy,
  key: ({ id }: { id: string }) => ({ pk: 'SETTINGS', sk: id }),
  version: 'version',
  stale: 'STALE_STATE',
  activity: {
    of: 'settings',
    told: { sessionDays: asIs, passwordLetters: asIs, staffIdleMinutes: asIs, holidays: counted },
  },
});

const find = (table: Table) => policyRecord.find(table, name);

/** The usual one where nobody has said anything. */
export const readPolicy = async (table: Table): Promise<AccountPolicy> =>
  AccountPolicy.parse((await find(table)) ?? usualPolicy);

/** Said again over what it was said of before, it is what was said. */
export async function savePolicy(
  { table }: Context,
  { version, ...draft }: PolicyDraft & { version: number },
): Promise<AccountPolicy> {
  const before = { ...((await find(table)) ?? usualPolicy), ...name };
  const isSaid = Object.entries(draft).every(([field, value]) =>
    isDeepStrictEqual(Reflect.get(before, field), value),
  );
  if (isSaid) return AccountPolicy.parse(before);
  if (before.version !== version) throw new AppError('STALE_STATE');
  const { after, writes } = policyRecord.replace(before, draft);
  const refusal = await table.write(writes);
  if (refusal) throw new AppError(refusal);
  return AccountPolicy.parse(after);
}
