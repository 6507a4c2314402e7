import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { PaperKind } from '#shared/identity/identity-choices.ts';
import { paperTrace } from '#functions/domain/accounts/sessions/same-person-signals.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import { identityKeys } from './identity-keys.ts';
import type { Wallet } from './wallet.ts';

async function keyed(text: string): Promise<string> {
  return createHmac('sha256', await getSecret('IDENTITY_SECRET_ID'))
    .update(text)
    .digest('base64url');
}

/** HMAC of a paper's number, to find equal ones. Its key is outside the table, so it reveals nothing. */
export const markOf = (kind: PaperKind, number: string): Promise<string> => keyed(`number:${kind}:${number}`);

/** HMAC of a request. It tells a repeated request from a corrected one without storing its content. */
export const traceOf = (asked: object): Promise<string> => keyed(`request:${JSON.stringify(asked)}`);

const marksIn = ({ papers }: Wallet): Set<string> =>
  new Set(papers.flatMap(({ mark, inForce }) => [mark, ...(inForce ? [inForce.mark] : [])]));

/** Operations that update the index from number marks to the accounts that hold them. */
export function markWrites(before: Wallet, after: Wallet): Operation[] {
  const [held, holds] = [marksIn(before), marksIn(after)];
  const taken = [...holds].filter((mark) => !held.has(mark));
  const left = [...held].filter((mark) => !holds.has(mark));
  if (taken.length + left.length === 0) return [];
  return [
    paperTrace(after.id, [...holds]),
    ...taken.map((mark) =>
      put({ ...identityKeys.mark(mark, after.id), entity: 'identity-mark', userId: after.id }),
    ),
    ...left.map((mark) => remove(identityKeys.mark(mark, after.id))),
  ];
}

const Holder = z.object({ userId: z.string() });
const maxHolders = 20;

/** Other accounts with this number, up to `maxHolders`. */
export async function otherHoldersOf({ table }: Context, mark: string, userId: string): Promise<string[]> {
  const { items } = await table.list({ pk: identityKeys.marked(mark), limit: maxHolders }, Holder);
  return items.map((one) => one.userId).filter((other) => other !== userId);
}
