import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '#shared/accounts/passkeys.contract.ts';
import type { FreshProof } from '#shared/accounts/proof.ts';
import { writeOrThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, remove } from '#functions/platform/table/table-operations.ts';
import { accountKeys } from '../account-keys.ts';
import { accountNote } from '../account-note.ts';
import { requireProof } from './reauthenticate.ts';
import { recoveryHash } from './spend-recovery-code.ts';
import { meansChange, recoveryKeysOf } from '../passkeys/passkey-record.ts';

/** Recovery codes are read from paper, so no letters look alike. With 60 bits a plain hash is enough. */
const alphabet = '23456789ABCDFGHJKMNPQRSTVWXYZ';
const letters = 12;

const newCode = (): string =>
  Array.from({ length: letters }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

const written = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Creates ten new recovery codes and voids the old ones in the same write. */
export async function makeRecoveryCodes(
  context: Context,
  { userId, proof }: { userId: string; proof: FreshProof },
): Promise<string[]> {
  const { profile, credentials } = await requireProof(context, userId, proof);
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const at = context.now().toISOString();
  await writeOrThrow(context.table, [
    meansChange(userId, credentials),
    ...(await recoveryKeysOf(context, userId)).map((key) => remove(key)),
    ...codes.map((code) =>
      create({
        ...accountKeys.recovery(userId, recoveryHash(userId, code)),
        entity: 'recovery-code',
        createdAt: at,
      }),
    ),
    accountNote(profile, 'recovery-codes-made'),
  ]);
  return codes.map(written);
}
