import type { FreshProof } from '#shared/accounts/proof.ts';
import {
  claimItems,
  type Credentials,
  credentialsItem,
  neverExpires,
  type Profile,
  profileRecord,
} from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { recoveryHash } from '#functions/domain/accounts/sign-in/spend-recovery-code.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Key } from '#functions/platform/table/table-operations.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

export const begun = '2026-11-21T03:00:00.000Z';

type StoredMail = { to: string; language: string; content: Record<string, unknown> };

/** Accounts in memory at an hour of the test's own, and what was written of them. */
export function accountsScene() {
  const clock = { now: new Date('2026-11-22T03:00:00.000Z') };
  const { table, put, rows } = memoryTable();
  const contextAt = (at: Table) => contextOf(at, () => clock.now);
  let codes = 0;

  function member(given: Partial<Profile> = {}, credentials: Partial<Credentials> = {}): Profile {
    const profile = aProfile({ fullName: 'Trần Thị Lan', phoneNumber: '0987654321', ...given }, begun);
    put([
      profileRecord.item(profile),
      credentialsItem(profile.id, { sessionsFrom: begun, ...credentials }),
      ...Object.values(claimItems(profile, neverExpires)),
    ]);
    return profile;
  }

  /** Codes on paper; each proves once whose account it is, and costs no hashing of passwords. */
  function layCodes({ id }: Profile, count: number): string[] {
    const made = Array.from({ length: count }, () => `CODE${(codes += 1)}`);
    put(
      made.map((code) => ({
        ...accountKeys.recovery(id, recoveryHash(id, code)),
        entity: 'recovery-code',
        createdAt: begun,
      })),
    );
    return made;
  }

  function proofOf(profile: Profile): FreshProof {
    const [code = ''] = layCodes(profile, 1);
    return { by: 'recovery', code };
  }

  const at = ({ pk, sk }: Key) => rows().find((row) => row['pk'] === pk && row['sk'] === sk);
  const mails = () => rows().filter(({ entity }) => entity === 'mail') as unknown as StoredMail[];

  return {
    clock,
    pass: (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000)),
    seconds: () => clock.now.getTime() / 1000,
    table,
    put,
    rows,
    contextAt,
    context: contextAt(table),
    member,
    layCodes,
    proofOf,
    at,
    mails,
    ofEntity: (entity: string) => rows().filter((row) => row['entity'] === entity),
    profileOf: ({ id }: Profile) => profileRecord.find(table, { id }),
    credentialsOf: ({ id }: Profile) => at(accountKeys.credentials(id)),
  };
}
