import { describe, expect, it } from 'vitest';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  beginProof,
  confirmPasswordChange,
  forgotPassword,
  getMe,
  login,
  makeRecoveryCodes,
  readSignInMeans,
  recoverAccount,
  removePasskey,
  removePassword,
  renamePasskey,
  requestPasswordChangeOtp,
  signInWithPasskey,
} from '#shared/accounts/index.ts';
import { maxPasskeys } from '#shared/accounts/passkeys.contract.ts';
import type { PasskeyAssertion } from '#shared/accounts/proof.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { aPasskey } from '#tests/support/authenticator.ts';
import { addKey, byKey, byPassword, siteOf } from '#tests/support/passkeys.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import { type Member, password } from '#tests/support/world.ts';

const world = aSharedWorld();

const challenge = async () => (await world.send(beginPasskeySignIn)).body.challenge;
const signIn = (assertion: PasskeyAssertion) => world.send(signInWithPasskey, { body: { assertion } });
const meansOf = async ({ accessToken: token }: Member) => (await world.send(readSignInMeans, { token })).body;
const loadChunk = ({ status, failure }: { status: number; failure: { code: string } }) =>
  status < 400 ? 'ok' : failure.code;

describe('a passkey', () => {
  it.each(['ES256', 'EdDSA'] as const)(
    'of kind %s signs in without a name, and says when it was used',
    async (kind) => {
      const member = await world.aMember();
      const { key, passkey } = await addKey(world, member, byPassword, kind);
      expect((await world.mailTo(member.email, 'khóa truy cập')).text).toContain(passkey.name);
      const { userHandle } = await meansOf(member);
      const { body, status } = await signIn(key.answer(await challenge(), { userHandle: userHandle ?? '' }));
      expect([status, body.user.id]).toEqual([200, member.id]);
      expect((await world.send(getMe, { token: body.accessToken })).body.id).toBe(member.id);
      const [used] = (await meansOf(member)).passkeys;
      expect(used?.usedAt).not.toBeNull();
    },
  );

  it('is known by a handle that says nothing of its member, the same for all of theirs', async () => {
    const member = await world.aMember();
    const first = await addKey(world, member);
    const token = member.accessToken;
    const { body } = await world.send(beginPasskey, { token, body: { proof: byPassword } });
    expect(body.excludeCredentials).toEqual([first.key.id]);
    expect(Buffer.from(body.userHandle, 'base64url')).toHaveLength(32);
    expect(body.userHandle).toBe((await meansOf(member)).userHandle);
    expect(JSON.stringify(body.userHandle)).not.toContain(member.id);
  });

  it('422: an answer to no question, to another’s, given twice, for another site, with nobody there, or a copied key’s', async () => {
    const member = await world.aMember();
    const { key } = await addKey(world, member);
    const answers = [
      key.answer('x'.repeat(43)),
      key.answer((await world.send(beginProof, { token: member.accessToken })).body.challenge),
      key.answer(await challenge(), { origin: 'https://cholang.evil' }),
      key.answer(await challenge(), { rpId: 'cholang.evil' }),
      key.answer(await challenge(), { flags: 1 }),
      key.answer(await challenge(), { type: 'webauthn.create' }),
      key.answer(await challenge(), { userHandle: 'A'.repeat(43) }),
      { ...key.answer(await challenge()), signature: key.answer(await challenge()).signature },
      { ...key.answer(await challenge()), clientDataJSON: 'e30' },
    ];
    const codes = [];
    for (const answer of answers) codes.push(loadChunk(await signIn(answer)));
    expect(codes.map((code) => code.replace('PASSKEY_NOT_FOUND', 'PASSKEY_REFUSED'))).toEqual(
      answers.map(() => 'PASSKEY_REFUSED'),
    );
    const good = key.answer(await challenge(), { counter: 7 });
    const twice = await Promise.all([signIn(good), signIn(good)]);
    expect(twice.map(loadChunk).toSorted()).toEqual(['PASSKEY_REFUSED', 'ok']);
    expect(loadChunk(await signIn(key.answer(await challenge(), { counter: 7 })))).toBe('PASSKEY_REFUSED');
    expect(loadChunk(await signIn(key.answer(await challenge(), { counter: 8 })))).toBe('ok');
  });

  it('404: one of nobody here; 403: one whose member is locked', async () => {
    expect(loadChunk(await signIn(aPasskey(siteOf(world)).answer(await challenge())))).toBe(
      'PASSKEY_NOT_FOUND',
    );
    const member = await world.aMember();
    const { key } = await addKey(world, member);
    await world.table.write(profileRecord.replace(member, { status: 'inactive' }).writes);
    expect(loadChunk(await signIn(key.answer(await challenge())))).toBe('ACCOUNT_LOCKED');
  });

  it('is added only with fresh proof, once, and never by another member’s challenge', async () => {
    const [member, other] = [await world.aMember(), await world.aMember()];
    const token = member.accessToken;
    const wrong = { by: 'password', password: 'sai mật khẩu' } as const;
    expect(loadChunk(await world.send(beginPasskey, { token, body: { proof: wrong } }))).toBe('PROOF_WRONG');
    const key = aPasskey(siteOf(world));
    const { body } = await world.send(beginPasskey, { token, body: { proof: byPassword } });
    const add = (as: Member, made: object) =>
      world.send(addPasskey, { token: as.accessToken, body: { name: 'Khóa', ...made } as never });
    expect(loadChunk(await add(other, key.register(body.challenge)))).toBe('PASSKEY_REFUSED');
    expect(loadChunk(await add(member, key.register(body.challenge, { rpId: 'cholang.evil' })))).toBe(
      'PASSKEY_REFUSED',
    );
    expect(loadChunk(await add(member, { ...key.register(body.challenge), attestationObject: 'oA' }))).toBe(
      'PASSKEY_REFUSED',
    );
    expect(loadChunk(await add(member, key.register(body.challenge)))).toBe('ok');
    const again = await world.send(beginPasskey, { token: other.accessToken, body: { proof: byPassword } });
    expect(loadChunk(await add(other, key.register(again.body.challenge)))).toBe('PASSKEY_EXISTS');
  });

  it('409: twenty are enough', async () => {
    const member = await world.aMember();
    await world.write(
      Array.from({ length: maxPasskeys }, (_, nth) => ({
        ...accountKeys.passkey(member.id, `key-${nth}`.padEnd(20, 'x')),
        entity: 'passkey',
        id: `key-${nth}`.padEnd(20, 'x'),
        name: 'Khóa',
        publicKey: '',
        counter: 0,
        isSynced: false,
        createdAt: member.createdAt,
        usedAt: null,
      })),
    );
    const body = { proof: byPassword };
    expect(loadChunk(await world.send(beginPasskey, { token: member.accessToken, body }))).toBe(
      'PASSKEYS_FULL',
    );
  });

  it('is renamed and removed by its member alone, who hears of it', async () => {
    const [member, other] = [await world.aMember(), await world.aMember()];
    const held = await addKey(world, member);
    const params = { id: held.key.id };
    const rename = (as: Member) =>
      world.send(renamePasskey, { token: as.accessToken, params, body: { name: 'Máy của mẹ' } });
    expect([loadChunk(await rename(other)), (await rename(member)).body.name]).toEqual([
      'PASSKEY_NOT_FOUND',
      'Máy của mẹ',
    ]);
    const take = async (as: Member, proof = byPassword) =>
      loadChunk(await world.send(removePasskey, { token: as.accessToken, params, body: { proof } }));
    expect(await take(other)).toBe('PASSKEY_NOT_FOUND');
    expect(await take(member, { by: 'password', password: 'sai' })).toBe('PROOF_WRONG');
    expect(await take(member, await byKey(world, member, held))).toBe('ok');
    expect((await world.mailTo(member.email, 'vừa xóa khóa')).text).toContain('Máy của mẹ');
    expect(loadChunk(await signIn(held.key.answer(await challenge())))).toBe('PASSKEY_NOT_FOUND');
  });
});

describe('without a password', () => {
  it('409 with one key alone; two, or one and codes, are enough, and the last of them stay', async () => {
    const member = await world.aMember();
    const token = member.accessToken;
    const first = await addKey(world, member);
    const without = async (proof = byPassword) =>
      loadChunk(await world.send(removePassword, { token, body: { proof } }));
    expect(await without()).toBe('ONLY_FACTOR');
    const second = await addKey(world, member, await byKey(world, member, first));
    expect(await without({ by: 'password', password: 'sai' })).toBe('PROOF_WRONG');
    expect(await without()).toBe('ok');
    expect((await meansOf(member)).hasPassword).toBe(false);
    const signed = await world.send(login, { body: { username: member.email, password } });
    expect(loadChunk(signed)).toBe('INVALID_CREDENTIALS');
    const mailed = await world.send(forgotPassword, { body: { email: member.email } });
    expect(loadChunk(mailed)).toBe('PASSWORD_GONE');
    const proof = await byKey(world, member, second);
    const last = await world.send(removePasskey, { token, params: { id: first.key.id }, body: { proof } });
    expect(loadChunk(last)).toBe('ONLY_FACTOR');
  });

  it('a key opens every gate a password does: a code by mail, and a password again', async () => {
    const member = await world.aMember();
    const token = member.accessToken;
    const held = await addKey(world, member);
    const asked = await world.send(requestPasswordChangeOtp, {
      token,
      body: { proof: await byKey(world, member, held) },
    });
    expect(asked.status).toBe(200);
    const { text } = await world.mailTo(member.email, 'mã đổi mật khẩu');
    const otp = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    const changed = await world.send(confirmPasswordChange, {
      token,
      body: { otp, newPassword: 'Bến-đò-2026-x' },
    });
    expect(changed.status).toBe(200);
    const wrong = await world.send(requestPasswordChangeOtp, {
      token,
      body: { proof: { by: 'passkey', assertion: held.key.answer('x'.repeat(43)) } },
    });
    expect(loadChunk(wrong)).toBe('PROOF_WRONG');
  });
});

describe('a lost device', () => {
  it('ten codes, each once; new ones void the old; their use is told by mail', async () => {
    const member = await world.aMember();
    const token = member.accessToken;
    const make = async () =>
      (await world.send(makeRecoveryCodes, { token, body: { proof: byPassword } })).body.codes;
    const old = await make();
    const codes = await make();
    expect([old.length, new Set([...old, ...codes]).size]).toEqual([10, 20]);
    const recover = (code = '') =>
      world.send(recoverAccount, { body: { username: member.phoneNumber, code } });
    expect(loadChunk(await recover(old[0]))).toBe('RECOVERY_CODE_WRONG');
    const both = await Promise.all([
      recover(codes[0]),
      recover(codes[0]?.toLowerCase().replaceAll('-', ' ')),
    ]);
    expect(both.map(loadChunk).toSorted()).toEqual(['RECOVERY_CODE_WRONG', 'ok']);
    expect((await world.mailTo(member.email, 'mã khôi phục')).subject).toContain('sử dụng');
    expect((await meansOf(member)).recoveryCodesLeft).toBe(9);
    // On the day one is lost, a code is a proof as well.
    const spare = { by: 'recovery', code: codes[1] ?? '' } as const;
    await addKey(world, member, spare);
    expect((await meansOf(member)).recoveryCodesLeft).toBe(8);
  });

  it('answers a stranger like a wrong code, and closes after five at most', async () => {
    for (const username of ['nobody-at-all@example.com', (await world.aMember()).email]) {
      const answers = [];
      for (let tries = 0; tries < 6; tries += 1)
        answers.push(
          loadChunk(await world.send(recoverAccount, { body: { username, code: '2222-2222-2222' } })),
        );
      // A write that the table answered too late is made once more, and counts as another try.
      const wrong = answers.filter((code) => code === 'RECOVERY_CODE_WRONG').length;
      expect(wrong).toBeGreaterThan(0);
      expect(answers.slice(wrong)).toEqual(answers.slice(wrong).fill('LOGIN_LOCKED'));
      expect(answers.at(-1)).toBe('LOGIN_LOCKED');
    }
  });
});
