import { randomBytes } from 'node:crypto';
import { maxPasskeys, type SignInMeans } from '#shared/accounts/passkeys.contract.ts';
import type { FreshProof } from '#shared/accounts/proof.ts';
import { AppError } from '#shared/contract/errors.ts';
import { writeOrThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, remove, update } from '#functions/platform/table/table-operations.ts';
import { accountKeys } from '../account-keys.ts';
import { accountNote } from '../account-note.ts';
import { deviceOf } from '../sessions/device-of.ts';
import { getAccount } from '../find-account.ts';
import { requireProof } from './reauthenticate.ts';
import { findChallenge, putChallenge, timeoutMilliseconds } from '../passkeys/challenges.ts';
import {
  isEnough,
  meansChange,
  passkeysOf,
  recoveryKeysOf,
  StoredPasskey,
  toPasskey,
} from '../passkeys/passkey-record.ts';
import { ourSite } from '../passkeys/site.ts';
import { readClientData } from '../passkeys/verify-passkey.ts';

type Proven = { userId: string; proof: FreshProof };

export async function readSignInMeans(context: Context, userId: string): Promise<SignInMeans> {
  const [account, keys, codes] = await Promise.all([
    getAccount(context, userId),
    passkeysOf(context, userId),
    recoveryKeysOf(context, userId),
  ]);
  const { passwordHash, passkeyHandle } = account.credentials;
  return {
    passkeys: keys.map(toPasskey),
    hasPassword: passwordHash !== undefined,
    recoveryCodesLeft: codes.length,
    userHandle: passkeyHandle ?? null,
    rpId: ourSite().rpId,
  };
}

/** User handle of the account for authenticators. All passkeys of the account share it. */
async function handleOf({ table }: Context, userId: string, known: string | undefined): Promise<string> {
  if (known) return known;
  const made = randomBytes(32).toString('base64url');
  const key = accountKeys.credentials(userId);
  const refusal = await table.write([
    update(
      key,
      { set: { passkeyHandle: made } },
      { when: { passkeyHandle: { missing: true } }, refusal: 'made' },
    ),
  ]);
  if (refusal) throw new AppError('STALE_STATE');
  return made;
}

export async function beginPasskey(context: Context, { userId, proof }: Proven) {
  const { profile, credentials } = await requireProof(context, userId, proof);
  const keys = await passkeysOf(context, userId);
  if (keys.length >= maxPasskeys) throw new AppError('PASSKEYS_FULL');
  const userHandle = await handleOf(context, userId, credentials.passkeyHandle);
  return {
    challenge: await putChallenge(context, { purpose: 'add', userId }),
    rpId: ourSite().rpId,
    rpName: 'Chợ Làng',
    userHandle,
    userName: profile.email,
    displayName: profile.fullName,
    excludeCredentials: keys.map(({ id }) => id),
    timeoutMilliseconds,
  };
}

type AddedPasskey = {
  userId: string;
  name?: string | undefined;
  clientDataJSON: string;
  attestationObject: string;
  userAgent: string;
};

export async function addPasskey(
  context: Context,
  { userId, name, userAgent, ...made }: AddedPasskey,
): Promise<StoredPasskey> {
  const { table, now } = context;
  const asked = readClientData(made.clientDataJSON)?.challenge ?? '';
  const [answered, account, keys] = await Promise.all([
    findChallenge(context, asked, { purpose: 'add', userId }),
    getAccount(context, userId),
    passkeysOf(context, userId),
  ]);
  // The parser weighs a quarter of a megabyte; imported here, it is in the bundle of this operation alone.
  const { readNewPasskey } = await import('../passkeys/read-new-passkey.ts');
  const key = answered && readNewPasskey(made, ourSite());
  if (!key) throw new AppError('PASSKEY_REFUSED');
  if (keys.length >= maxPasskeys) throw new AppError('PASSKEYS_FULL');
  const passkey: StoredPasskey = {
    ...key,
    name: name ?? deviceOf(userAgent).device ?? 'Passkey',
    createdAt: now().toISOString(),
    usedAt: null,
  };
  await writeOrThrow(table, [
    answered,
    create({ ...accountKeys.passkeyClaim(key.id), entity: 'claim', userId }, { refusal: 'PASSKEY_EXISTS' }),
    create({ ...accountKeys.passkey(userId, key.id), entity: 'passkey', ...passkey }),
    meansChange(userId, account.credentials),
    accountNote(account.profile, 'passkey-added', passkey.name),
  ]);
  return passkey;
}

export async function renamePasskey(
  { table }: Context,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<StoredPasskey> {
  const renamed = await table.change(
    update(accountKeys.passkey(userId, id), { set: { name } }),
    StoredPasskey,
  );
  if (!renamed) throw new AppError('PASSKEY_NOT_FOUND');
  return renamed;
}

export async function removePasskey(
  context: Context,
  { userId, id, proof }: Proven & { id: string },
): Promise<void> {
  const { profile, credentials } = await requireProof(context, userId, proof);
  const [keys, codes] = await Promise.all([passkeysOf(context, userId), recoveryKeysOf(context, userId)]);
  const passkey = keys.find((one) => one.id === id);
  if (!passkey) throw new AppError('PASSKEY_NOT_FOUND');
  const isSafe = credentials.passwordHash !== undefined || isEnough(keys.length - 1, codes.length);
  if (!isSafe) throw new AppError('ONLY_FACTOR');
  await writeOrThrow(context.table, [
    remove(accountKeys.passkey(userId, id)),
    remove(accountKeys.passkeyClaim(id), { when: { userId }, refusal: 'STALE_STATE' }),
    meansChange(userId, credentials),
    accountNote(profile, 'passkey-removed', passkey.name),
  ]);
}

/** Removes the password. From then on only passkeys and recovery codes open the account. */
export async function removePassword(context: Context, { userId, proof }: Proven): Promise<void> {
  const { profile, credentials } = await requireProof(context, userId, proof);
  const [keys, codes] = await Promise.all([passkeysOf(context, userId), recoveryKeysOf(context, userId)]);
  if (!isEnough(keys.length, codes.length)) throw new AppError('ONLY_FACTOR');
  await writeOrThrow(context.table, [
    meansChange(userId, credentials, { isPasswordless: true }, ['passwordHash']),
    accountNote(profile, 'password-removed'),
  ]);
}
