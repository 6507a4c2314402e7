import * as z from 'zod';
import { maxPasskeys, type Passkey } from '#shared/accounts/passkeys.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, update } from '#functions/platform/table/table-operations.ts';
import type { Credentials } from '../account.ts';
import { accountKeys } from '../account-keys.ts';

export const StoredPasskey = z.object({
  id: z.string(),
  name: z.string(),
  publicKey: z.string(),
  counter: z.int(),
  isSynced: z.boolean(),
  createdAt: z.string(),
  usedAt: z.string().nullable(),
});
export type StoredPasskey = z.infer<typeof StoredPasskey>;

export const toPasskey = ({ id, name, createdAt, usedAt, isSynced }: StoredPasskey): Passkey => ({
  id,
  name,
  createdAt,
  usedAt,
  isSynced,
});

/** Passkeys of a member in the order they were created. */
export async function passkeysOf({ table }: Context, userId: string): Promise<StoredPasskey[]> {
  const asked = { pk: accountKeys.sessions(userId), startsWith: accountKeys.passkeyPrefix };
  const { items } = await table.query({ ...asked, limit: maxPasskeys + 1 }, StoredPasskey);
  return items.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

/** Keys of the unused recovery codes. */
export async function recoveryKeysOf({ table }: Context, userId: string) {
  const asked = { pk: accountKeys.sessions(userId), startsWith: accountKeys.recoveryPrefix };
  const { items } = await table.query({ ...asked, limit: 50 }, z.object({ pk: z.string(), sk: z.string() }));
  return items;
}

/** Returns whether a member without a password could still get in after losing one passkey. */
export const isEnough = (keys: number, codes: number): boolean => keys >= 2 || (keys >= 1 && codes > 0);

/** Version check for every change of the ways to open an account: nothing changed since the read. */
export const meansChange = (
  userId: string,
  { means }: Pick<Credentials, 'means'>,
  set: Record<string, unknown> = {},
  removed: string[] = [],
): Operation<'STALE_STATE'> =>
  update(
    accountKeys.credentials(userId),
    { set: { ...set, means: (means ?? 0) + 1 }, remove: removed },
    { when: { means: means === undefined ? { missing: true } : means }, refusal: 'STALE_STATE' },
  );
