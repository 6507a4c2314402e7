import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxPasskeys } from '#shared/accounts/passkeys.contract.ts';
import { type Credentials, type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { putChallenge } from '#functions/domain/accounts/passkeys/challenges.ts';
import {
  addPasskey,
  beginPasskey,
  readSignInMeans,
  removePasskey,
  removePassword,
  renamePasskey,
} from '#functions/domain/accounts/sign-in/manage-passkeys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import { aPasskey } from '#tests/support/authenticator.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { useSecret } from '../support/secret.ts';
import { accountsScene, begun } from './accounts-scene.ts';

beforeAll(useSecret);
beforeEach(() => void vi.stubEnv('PUBLIC_ORIGIN', 'https://shop.test'));

const site = { origin: 'https://shop.test', rpId: 'shop.test' };
const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';

function aScene(credentials: Partial<Credentials> = {}, given: Partial<Profile> = {}) {
  const scene = accountsScene();
  const lan = scene.member({ email: 'lan@example.com', ...given }, credentials);
  const userId = lan.id;
  const prove = () => ({ userId, proof: scene.proofOf(lan) });
  const lay = (id: string, createdAt = begun, name = `Khoá ${id}`) =>
    scene.put([
      {
        ...accountKeys.passkey(userId, id),
        entity: 'passkey',
        id,
        name,
        publicKey: 'key',
        counter: 0,
        isSynced: true,
        createdAt,
        usedAt: null,
      },
      { ...accountKeys.passkeyClaim(id), entity: 'claim', userId },
    ]);
  const layMany = (count: number) => {
    for (let nth = 0; nth < count; nth += 1) lay(`key-${nth}`);
  };
  const keys = () => scene.ofEntity('passkey').map(({ id }) => id);
  /** Somebody else changes what opens the account, just before the next write that says what it read. */
  const meansMoved = () =>
    scene.table.write([update(accountKeys.credentials(userId), { set: { means: 41 } })]);
  return { ...scene, lan, userId, prove, lay, layMany, keys, meansMoved };
}

const wrongProof = { by: 'recovery', code: 'NOBODYS' } as const;

it('nothing of it is done for who cannot prove that the account is theirs', async () => {
  const { context, userId, lay, layMany, keys, layCodes, lan, credentialsOf } = aScene({
    passwordHash: 'hash',
  });
  layMany(2);
  lay('k');
  layCodes(lan, 1);
  const asked = { userId, proof: wrongProof };
  for (const work of [
    beginPasskey(context, asked),
    removePasskey(context, { ...asked, id: 'k' }),
    removePassword(context, asked),
  ])
    expect(await refusalOf(work)).toBe('PROOF_WRONG');
  expect([keys().length, credentialsOf(lan)?.['passwordHash']]).toEqual([3, 'hash']);
});

/** The member's keys are read last before a write: what opens the account changes between that and the write. */
const changedAfterReading = (table: Table, userId: string): Table => ({
  ...table,
  query: (async (...given: Parameters<Table['query']>) => {
    const found = await table.query(...given);
    await table.write([update(accountKeys.credentials(userId), { set: { means: 41 } })]);
    return found;
  }) as Table['query'],
});

describe('what somebody signs in with', () => {
  it('is told to whose it is', async () => {
    const { context, userId, lay, layCodes, lan } = aScene({ passwordHash: 'hash', passkeyHandle: 'handle' });
    lay('newer', '2026-11-21T05:00:00.000Z');
    lay('older', '2026-11-21T04:00:00.000Z');
    layCodes(lan, 3);
    const shown = { usedAt: null, isSynced: true };
    expect(await readSignInMeans(context, userId)).toEqual({
      passkeys: [
        { id: 'older', name: 'Khoá older', createdAt: '2026-11-21T04:00:00.000Z', ...shown },
        { id: 'newer', name: 'Khoá newer', createdAt: '2026-11-21T05:00:00.000Z', ...shown },
      ],
      hasPassword: true,
      recoveryCodesLeft: 3,
      userHandle: 'handle',
      rpId: 'shop.test',
    });
  });

  it('may be nothing, and is nobody’s where there is no account', async () => {
    const { context, userId } = aScene();
    expect(await readSignInMeans(context, userId)).toEqual({
      passkeys: [],
      hasPassword: false,
      recoveryCodesLeft: 0,
      userHandle: null,
      rpId: 'shop.test',
    });
    expect(await refusalOf(readSignInMeans(context, 'nobody'))).toBe('USER_NOT_FOUND');
  });
});

describe('beginning a passkey', () => {
  it('asks the authenticator for one that is not there yet', async () => {
    const { context, prove, lay, credentialsOf, lan, at, userId } = aScene();
    lay('k1');
    const begins = await beginPasskey(context, prove());
    expect(begins).toEqual({
      challenge: expect.any(String),
      rpId: 'shop.test',
      rpName: 'Chợ Làng',
      userHandle: expect.stringMatching(/^[\w-]{43}$/),
      userName: 'lan@example.com',
      displayName: 'Trần Thị Lan',
      excludeCredentials: ['k1'],
      timeoutMilliseconds: 120_000,
    });
    expect(credentialsOf(lan)?.['passkeyHandle']).toBe(begins.userHandle);
    expect(at(accountKeys.challenge(begins.challenge))).toMatchObject({ purpose: 'add', userId });
    expect((await beginPasskey(context, prove())).userHandle).toBe(begins.userHandle);
  });

  it.each([
    [maxPasskeys - 1, undefined],
    [maxPasskeys, 'PASSKEYS_FULL'],
  ])('by who has %i is answered with %s', async (count, refused) => {
    const { context, prove, layMany } = aScene();
    layMany(count);
    expect(await refusalOf(beginPasskey(context, prove()))).toBe(refused);
  });

  it('keeps the handle that another tab made at that moment', async () => {
    const { table, contextAt, prove, userId, credentialsOf, lan } = aScene();
    const asked = prove();
    const handle = { passkeyHandle: 'theirs' };
    let isMade = false;
    // Only the write of the handle is to be crossed, not those that count tries.
    const crossed: Table = {
      ...table,
      write: async (operations) => {
        const [first] = operations;
        if (!isMade && first?.refusal === 'made') {
          isMade = true;
          await table.write([update(accountKeys.credentials(userId), { set: handle })]);
        }
        return table.write(operations);
      },
    };
    expect(await refusalOf(beginPasskey(contextAt(crossed), asked))).toBe('STALE_STATE');
    expect([isMade, credentialsOf(lan)?.['passkeyHandle']]).toEqual([true, 'theirs']);
  });
});

describe('adding a passkey', () => {
  async function aNewKey(
    scene = aScene(),
    given: Parameters<ReturnType<typeof aPasskey>['register']>[1] = {},
  ) {
    const { context, userId } = scene;
    const key = aPasskey(site);
    const challenge = await putChallenge(context, { purpose: 'add', userId });
    const made = key.register(challenge, given);
    const add = (more: object = {}, table = scene.table) =>
      addPasskey(scene.contextAt(table), { userId, userAgent: android, ...made, ...more });
    return { ...scene, key, made, add };
  }

  it('keeps it under the name of the device, and tells its owner', async () => {
    const { add, key, at, userId, clock, mails, credentialsOf, lan } = await aNewKey(aScene({ means: 4 }));
    const added = await add();
    expect(added).toMatchObject({
      id: key.id,
      name: 'Chrome · Android',
      createdAt: clock.now.toISOString(),
      usedAt: null,
    });
    expect(at(accountKeys.passkey(userId, key.id))).toMatchObject({ entity: 'passkey', ...added });
    expect(at(accountKeys.passkeyClaim(key.id))).toMatchObject({ entity: 'claim', userId });
    expect(credentialsOf(lan)?.['means']).toBe(5);
    expect(mails()).toMatchObject([
      { to: 'lan@example.com', content: { what: 'passkey-added', detail: 'Chrome · Android' } },
    ]);
  });

  it.each([
    [{ name: 'Chìa khoá nhà' }, 'Chìa khoá nhà'],
    [{ userAgent: 'curl' }, 'Passkey'],
  ])('with %o is called %s', async (given, name) => {
    const { add } = await aNewKey();
    expect((await add(given)).name).toBe(name);
  });

  it('is refused where its answer is none of ours, or is given twice', async () => {
    const { add, key, keys } = await aNewKey();
    expect(await refusalOf(add({ clientDataJSON: 'junk' }))).toBe('PASSKEY_REFUSED');
    expect(await refusalOf(add(key.register('another question')))).toBe('PASSKEY_REFUSED');
    const elsewhere = await aNewKey(aScene(), { origin: 'https://evil.test' });
    expect(await refusalOf(elsewhere.add())).toBe('PASSKEY_REFUSED');
    expect(keys()).toEqual([]);
    await add();
    expect(await refusalOf(add())).toBe('PASSKEY_REFUSED');
    expect(keys()).toEqual([key.id]);
  });

  it('is refused where two answer one question at the same moment', async () => {
    const { add, table, keys, key } = await aNewKey();
    const crossed = meanwhile(table, () => add());
    expect(await refusalOf(add({}, crossed.table))).toBe('PASSKEY_REFUSED');
    expect([crossed.happened(), keys()]).toEqual([true, [key.id]]);
  });

  it('is refused to who has as many as there may be, and to nobody', async () => {
    const { add, layMany } = await aNewKey();
    layMany(maxPasskeys);
    expect(await refusalOf(add())).toBe('PASSKEYS_FULL');
    const last = await aNewKey();
    last.layMany(maxPasskeys - 1);
    expect(await refusalOf(last.add())).toBeUndefined();
    const gone = await aNewKey();
    await gone.table.write([remove(accountKeys.profile(gone.userId))]);
    expect(await refusalOf(gone.add())).toBe('USER_NOT_FOUND');
  });

  it('is refused where somebody else has this very key', async () => {
    const { add, put, key, keys } = await aNewKey();
    put([{ ...accountKeys.passkeyClaim(key.id), entity: 'claim', userId: 'cam' }]);
    expect(await refusalOf(add())).toBe('PASSKEY_EXISTS');
    expect(keys()).toEqual([]);
  });

  it('is refused where what opens the account changed at that moment', async () => {
    const { add, table, meansMoved, keys } = await aNewKey();
    const crossed = meanwhile(table, meansMoved);
    expect(await refusalOf(add({}, crossed.table))).toBe('STALE_STATE');
    expect([crossed.happened(), keys()]).toEqual([true, []]);
  });
});

it('a passkey is renamed by whose it is', async () => {
  const { context, userId, lay, at } = aScene();
  lay('k');
  expect(await renamePasskey(context, { userId, id: 'k', name: 'Máy ở quê' })).toMatchObject({
    id: 'k',
    name: 'Máy ở quê',
  });
  expect(at(accountKeys.passkey(userId, 'k'))?.['name']).toBe('Máy ở quê');
  const refused = renamePasskey(context, { userId, id: 'another', name: 'Máy ở quê' });
  expect(await refusalOf(refused)).toBe('PASSKEY_NOT_FOUND');
});

describe('removing a passkey', () => {
  it.each<[string, number, number, string | undefined, string | undefined]>([
    ['the only one, with a password', 1, 0, 'hash', undefined],
    ['the only one, with codes on paper alone', 1, 5, undefined, 'ONLY_FACTOR'],
    ['one of two', 2, 0, undefined, 'ONLY_FACTOR'],
    ['one of two, with a code on paper', 2, 1, undefined, undefined],
    ['one of three', 3, 0, undefined, undefined],
  ])('that is %s', async (_, count, codes, passwordHash, refused) => {
    const { context, prove, layMany, layCodes, lan, keys } = aScene(passwordHash ? { passwordHash } : {});
    layMany(count);
    layCodes(lan, codes);
    expect(await refusalOf(removePasskey(context, { ...prove(), id: 'key-0' }))).toBe(refused);
    expect(keys().length).toBe(refused ? count : count - 1);
  });

  it('frees it, and tells its owner which', async () => {
    const { context, prove, lay, at, userId, mails, credentialsOf, lan } = aScene({ passwordHash: 'hash' });
    lay('a');
    lay('b');
    await removePasskey(context, { ...prove(), id: 'b' });
    expect([at(accountKeys.passkey(userId, 'b')), at(accountKeys.passkeyClaim('b'))]).toEqual([
      undefined,
      undefined,
    ]);
    expect(at(accountKeys.passkey(userId, 'a'))).toBeDefined();
    expect(credentialsOf(lan)?.['means']).toBe(1);
    expect(mails()).toMatchObject([{ content: { what: 'passkey-removed', detail: 'Khoá b' } }]);
    expect(await refusalOf(removePasskey(context, { ...prove(), id: 'b' }))).toBe('PASSKEY_NOT_FOUND');
  });

  it('is refused where it is claimed by another, or what opens the account changed at that moment', async () => {
    const { context, contextAt, table, prove, lay, put, keys, userId } = aScene({ passwordHash: 'hash' });
    lay('k');
    put([{ ...accountKeys.passkeyClaim('k'), entity: 'claim', userId: 'cam' }]);
    expect(await refusalOf(removePasskey(context, { ...prove(), id: 'k' }))).toBe('STALE_STATE');
    put([{ ...accountKeys.passkeyClaim('k'), entity: 'claim', userId }]);
    const asked = prove();
    const removing = removePasskey(contextAt(changedAfterReading(table, userId)), { ...asked, id: 'k' });
    expect([await refusalOf(removing), keys()]).toEqual(['STALE_STATE', ['k']]);
  });
});

describe('going on without a password', () => {
  it.each([
    [0, 5, 'ONLY_FACTOR'],
    [1, 0, 'ONLY_FACTOR'],
    [1, 1, undefined],
    [2, 0, undefined],
  ])('with %i keys and %i codes is answered with %s', async (keys, codes, refused) => {
    const { context, prove, layMany, layCodes, lan, credentialsOf, mails } = aScene({
      passwordHash: 'hash',
      means: 2,
    });
    layMany(keys);
    layCodes(lan, codes);
    expect(await refusalOf(removePassword(context, prove()))).toBe(refused);
    if (refused) return expect(credentialsOf(lan)).toMatchObject({ passwordHash: 'hash', means: 2 });
    expect(credentialsOf(lan)).toMatchObject({ isPasswordless: true, means: 3 });
    expect(credentialsOf(lan)).not.toHaveProperty('passwordHash');
    return expect(mails()).toMatchObject([{ content: { what: 'password-removed' } }]);
  });

  it('is refused where what opens the account changed at that moment', async () => {
    const { contextAt, table, prove, layMany, userId, credentialsOf, lan } = aScene({ passwordHash: 'hash' });
    layMany(2);
    const asked = prove();
    expect(await refusalOf(removePassword(contextAt(changedAfterReading(table, userId)), asked))).toBe(
      'STALE_STATE',
    );
    expect(credentialsOf(lan)?.['passwordHash']).toBe('hash');
  });
});

it('a member without a confirmed profile is told by no name of theirs', async () => {
  const { context, prove, lay, mails, put, lan } = aScene({ passwordHash: 'hash' });
  put([profileRecord.item({ ...lan, emailVerifiedAt: null })]);
  lay('k');
  await removePasskey(context, { ...prove(), id: 'k' });
  expect(mails()[0]?.content).not.toHaveProperty('fullName');
});
