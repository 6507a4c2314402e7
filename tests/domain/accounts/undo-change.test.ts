import { beforeAll, describe, expect, it } from 'vitest';
import { neverExpires, type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { newLink } from '#functions/domain/accounts/link.ts';
import { checkContactChange, undoContactChange } from '#functions/domain/accounts/contact/undo-change.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { linkToken } from '#functions/platform/tokens/signed-tokens.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { useSecret } from '../support/secret.ts';
import { accountsScene, begun } from './accounts-scene.ts';

beforeAll(useSecret);

const changedAt = '2026-11-22T01:00:00.000Z';
const from = 'lan@example.com';
const to = 'cua-ke-khac@example.com';

/** An account whose address somebody changed two hours ago. */
async function aChangedAccount(given: Partial<Profile> = {}) {
  const scene = accountsScene();
  const lan = scene.member(
    { email: to, phoneNumber: '0987654321', ...given },
    { passwordHash: 'hash', keptSession: 's1', isPasswordless: true, resetSentAt: 1, otpSentAt: 2 },
  );
  const claim = (email: string, userId: string, more: object = {}) =>
    scene.put([{ ...accountKeys.email(email), entity: 'claim', userId, ...more }]);
  claim(from, lan.id, { heldUntil: 9_000_000_000, isFormer: true });
  const change = { kind: 'email', from, to, at: changedAt } as const;
  const link = newLink('undo-change', { userId: lan.id, at: new Date(changedAt), change });
  await scene.table.write([link.operation]);
  const token = await linkToken('undo-change', link.linkId);
  const undo = (table: Table = scene.table) => undoContactChange(scene.contextAt(table), token);
  const key = (id: string, createdAt: string) =>
    scene.put([
      {
        ...accountKeys.passkey(lan.id, id),
        entity: 'passkey',
        id,
        name: id,
        publicKey: 'key',
        counter: 0,
        isSynced: false,
        createdAt,
        usedAt: null,
      },
      { ...accountKeys.passkeyClaim(id), entity: 'claim', userId: lan.id },
    ]);
  return { ...scene, lan, claim, link, token, undo, key };
}

describe('a link that undoes a change', () => {
  it('tells what it undoes, without the whole of it', async () => {
    const { context, token, lan, table } = await aChangedAccount();
    expect(await checkContactChange(context, token)).toEqual({
      kind: 'email',
      from: 'l***@example.com',
      to: 'c***@example.com',
      at: changedAt,
    });
    const change = { kind: 'phone', from: '0987654321', to: '0933333456', at: changedAt } as const;
    const link = newLink('undo-change', { userId: lan.id, at: new Date(changedAt), change });
    await table.write([link.operation]);
    const told = await checkContactChange(context, await linkToken('undo-change', link.linkId));
    expect([told.kind, told.from, told.to]).toEqual(['phone', '*******321', '*******456']);
  });

  it('is none that was forged, or stands for no change, or was used, or is of an account that is gone', async () => {
    const { context, token, table, lan, link, at } = await aChangedAccount();
    expect(await refusalOf(checkContactChange(context, `${token}x`))).toBe('UNDO_LINK_INVALID');
    const plain = newLink('undo-change', { userId: lan.id, at: new Date(changedAt) });
    await table.write([plain.operation]);
    const plainToken = await linkToken('undo-change', plain.linkId);
    expect(await refusalOf(checkContactChange(context, plainToken))).toBe('UNDO_LINK_INVALID');
    await table.write([update(accountKeys.link(link.linkId), { set: { usedAt: 1 } })]);
    expect(await refusalOf(checkContactChange(context, token))).toBe('UNDO_LINK_INVALID');
    expect(await refusalOf(undoContactChange(context, token))).toBe('UNDO_LINK_INVALID');
    expect(at(accountKeys.email(to))).toBeDefined();
    const other = await aChangedAccount();
    await other.table.write([remove(accountKeys.profile(other.lan.id))]);
    expect(await refusalOf(checkContactChange(other.context, other.token))).toBe('UNDO_LINK_INVALID');
  });
});

describe('a change that is undone', () => {
  it('leaves the account as it was, and nothing that opens it but what its owner had before', async () => {
    const scene = await aChangedAccount();
    const { lan, undo, key, at, profileOf, credentialsOf, clock, mails, ofEntity, put, link } = scene;
    key('before', begun);
    key('at-once', changedAt);
    key('since', '2026-11-22T01:00:00.001Z');
    put([{ ...accountKeys.otp(lan.id), entity: 'otp' }]);
    await undo();
    const now = clock.now.toISOString();
    expect(await profileOf(lan)).toEqual({ ...lan, email: from, emailVerifiedAt: now, updatedAt: now });
    expect(at(accountKeys.email(to))).toBeUndefined();
    expect(at(accountKeys.email(from))).toEqual({
      ...accountKeys.email(from),
      entity: 'claim',
      userId: lan.id,
      heldUntil: neverExpires,
    });
    expect(credentialsOf(lan)).toEqual({
      ...accountKeys.credentials(lan.id),
      entity: 'credentials',
      sessionsFrom: now,
      otpSentAt: 2,
    });
    expect(ofEntity('passkey').map(({ id }) => id)).toEqual(['before', 'at-once']);
    expect(at(accountKeys.passkeyClaim('since'))).toBeUndefined();
    expect(at(accountKeys.passkeyClaim('at-once'))).toBeDefined();
    expect(at(accountKeys.otp(lan.id))).toBeUndefined();
    expect(at(accountKeys.link(link.linkId))?.['usedAt']).toBe(clock.now.getTime() / 1000);
    expect(scene.rows().filter(({ pk }) => pk === 'ENDED')).toMatchObject([
      { what: 'sessions', userId: lan.id, from: now },
    ]);
    expect(mails()).toMatchObject([
      { to: from, content: { template: 'account-note', what: 'contact-undone', fullName: 'Trần Thị Lan' } },
    ]);
  });

  it('is undone for a phone number, too', async () => {
    const { lan, table, context, put, at, profileOf, clock } = await aChangedAccount();
    const former = '0911111111';
    put([{ ...accountKeys.phone(former), entity: 'claim', userId: lan.id, isFormer: true }]);
    const change = { kind: 'phone', from: former, to: lan.phoneNumber, at: changedAt } as const;
    const link = newLink('undo-change', { userId: lan.id, at: new Date(changedAt), change });
    await table.write([link.operation]);
    await undoContactChange(context, await linkToken('undo-change', link.linkId));
    const now = clock.now.toISOString();
    expect(await profileOf(lan)).toMatchObject({ email: to, phoneNumber: former, phoneVerifiedAt: now });
    expect(at(accountKeys.phone(lan.phoneNumber))).toBeUndefined();
  });

  it('is undone where its owner went back to the former address by themselves', async () => {
    const { undo, lan, profileOf, at, claim } = await aChangedAccount({ email: from });
    claim(from, lan.id, { heldUntil: neverExpires });
    await undo();
    expect((await profileOf(lan))?.email).toBe(from);
    expect(at(accountKeys.email(from))).toMatchObject({ userId: lan.id, heldUntil: neverExpires });
  });

  it('is undone where nobody holds the former address any more', async () => {
    const { undo, at, table, lan } = await aChangedAccount();
    await table.write([remove(accountKeys.email(from))]);
    await undo();
    expect(at(accountKeys.email(from))?.['userId']).toBe(lan.id);
  });

  it('stays where the former address is another member’s by now', async () => {
    const { undo, profileOf, lan, claim, at, link } = await aChangedAccount();
    claim(from, 'cam');
    expect(await refusalOf(undo())).toBe('UNDO_LINK_INVALID');
    expect([await profileOf(lan), at(accountKeys.link(link.linkId))?.['usedAt']]).toEqual([lan, undefined]);
  });

  it('stays where the address of now is held by somebody else', async () => {
    const { undo, claim, profileOf, lan } = await aChangedAccount();
    claim(to, 'cam');
    expect(await refusalOf(undo())).toBe('UNDO_LINK_INVALID');
    expect(await profileOf(lan)).toEqual(lan);
  });

  type Scene = Awaited<ReturnType<typeof aChangedAccount>>;
  const crossings: [string, string, boolean, (scene: Scene) => unknown][] = [
    ['took the former address', 'UNDO_LINK_INVALID', true, ({ claim }) => claim(from, 'cam')],
    [
      'took the former address, which nobody held',
      'UNDO_LINK_INVALID',
      false,
      ({ claim }) => claim(from, 'cam'),
    ],
    [
      'used the link',
      'UNDO_LINK_INVALID',
      true,
      ({ table, link }) => table.write([update(accountKeys.link(link.linkId), { set: { usedAt: 1 } })]),
    ],
    [
      'changed the profile',
      'STALE_STATE',
      true,
      ({ put, lan }) => put([profileRecord.item({ ...lan, updatedAt: changedAt })]),
    ],
  ];
  it.each(crossings)('stays where somebody %s at that very moment', async (_, refused, isHeld, happens) => {
    const scene = await aChangedAccount();
    if (!isHeld) await scene.table.write([remove(accountKeys.email(from))]);
    const crossed = meanwhile(scene.table, () => happens(scene));
    expect(await refusalOf(scene.undo(crossed.table))).toBe(refused);
    expect(crossed.happened()).toBe(true);
    expect(scene.credentialsOf(scene.lan)?.['passwordHash']).toBe('hash');
  });
});
