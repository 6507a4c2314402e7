import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { putChallenge } from '#functions/domain/accounts/passkeys/challenges.ts';
import { recoverAccount } from '#functions/domain/accounts/sign-in/recover-account.ts';
import { makeRecoveryCodes } from '#functions/domain/accounts/sign-in/recovery-codes.ts';
import { signInWithPasskey } from '#functions/domain/accounts/sign-in/sign-in-with-passkey.ts';
import { spendRecoveryCode } from '#functions/domain/accounts/sign-in/spend-recovery-code.ts';
import { addPasskey } from '#functions/domain/accounts/sign-in/manage-passkeys.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { aPasskey } from '#tests/support/authenticator.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { useSecret } from '../support/secret.ts';
import { accountsScene } from './accounts-scene.ts';

beforeAll(useSecret);
beforeEach(() => void vi.stubEnv('PUBLIC_ORIGIN', 'https://shop.test'));

const userAgent = 'Firefox';
const sourceIp = '203.0.113.9';

function aScene(given: Partial<Profile> = {}) {
  const scene = accountsScene();
  const lan = scene.member({ email: 'lan@example.com', ...given });
  const recover = (code: string, username = 'lan@example.com') =>
    recoverAccount(scene.context, { username, code, userAgent, sourceIp });
  const sessions = () => scene.ofEntity('session');
  return { ...scene, lan, recover, sessions };
}

describe('recovering an account with a code on paper', () => {
  it('signs its owner in, spends the code, and tells them', async () => {
    const { recover, layCodes, lan, sessions, mails } = aScene();
    const [code = '', other = ''] = layCodes(lan, 2);
    const { profile, tokens } = await recover(code);
    expect([profile, tokens.refreshToken.split('.')[0]]).toEqual([lan, lan.id]);
    expect(sessions()).toMatchObject([{ userAgent, address: sourceIp }]);
    expect(mails()).toMatchObject([
      { to: lan.email, content: { template: 'account-note', what: 'recovered' } },
    ]);
    expect(await refusalOf(recover(code))).toBe('RECOVERY_CODE_WRONG');
    expect(await refusalOf(recover(other))).toBeUndefined();
  });

  it('is refused with a wrong code, with somebody else’s, and to a name nobody has', async () => {
    const { recover, layCodes, member, sessions, mails } = aScene();
    const cam = member({ email: 'cam@example.com', phoneNumber: '0900000002' });
    const [theirs = ''] = layCodes(cam, 1);
    expect(await refusalOf(recover('WRONG'))).toBe('RECOVERY_CODE_WRONG');
    expect(await refusalOf(recover(theirs))).toBe('RECOVERY_CODE_WRONG');
    expect(await refusalOf(recover(theirs, 'nobody@example.com'))).toBe('RECOVERY_CODE_WRONG');
    expect([sessions(), mails()]).toEqual([[], []]);
    expect(await refusalOf(recover(theirs, cam.phoneNumber))).toBeUndefined();
  });

  it('is refused where the account is gone, though the code was right', async () => {
    const { recover, layCodes, lan, table } = aScene();
    const [code = ''] = layCodes(lan, 1);
    await table.write([remove(accountKeys.profile(lan.id))]);
    expect(await refusalOf(recover(code))).toBe('RECOVERY_CODE_WRONG');
  });

  it('opens no account that is locked', async () => {
    const { recover, layCodes, lan, sessions } = aScene({ status: 'inactive' });
    const [code = ''] = layCodes(lan, 1);
    expect(await refusalOf(recover(code))).toBe('ACCOUNT_LOCKED');
    expect(sessions()).toEqual([]);
  });

  it.each(['lan@example.com', 'nobody@example.com'])('is tried five times at most: %s', async (username) => {
    const { recover, layCodes, lan } = aScene();
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(await refusalOf(recover('WRONG', username))).toBe('RECOVERY_CODE_WRONG');
    const [code = ''] = layCodes(lan, 1);
    expect(await refusalOf(recover(code, username))).toBe('LOGIN_LOCKED');
  });

  it('holds no wrong tries against who was right in the end', async () => {
    const { recover, layCodes, lan } = aScene();
    const [first = '', second = ''] = layCodes(lan, 2);
    for (let wrong = 0; wrong < 4; wrong += 1) await refusalOf(recover('WRONG'));
    await recover(first);
    for (let wrong = 0; wrong < 4; wrong += 1) await refusalOf(recover('WRONG'));
    expect(await refusalOf(recover(second))).toBeUndefined();
  });

  it('begins no session under a password that was replaced at that moment', async () => {
    const { layCodes, lan, table, contextAt, sessions } = aScene();
    const [code = ''] = layCodes(lan, 1);
    const crossed: Table = {
      ...table,
      write: async (operations) => {
        if (operations.some(({ refusal }) => (refusal as unknown) === 'RECOVERY_CODE_WRONG'))
          await table.write([
            update(accountKeys.credentials(lan.id), { set: { sessionsFrom: '2026-11-22T02:00:00.000Z' } }),
          ]);
        return table.write(operations);
      },
    };
    const late = recoverAccount(contextAt(crossed), { username: lan.email, code, userAgent, sourceIp });
    expect(await refusalOf(late)).toBe('RECOVERY_CODE_WRONG');
    expect(sessions()).toEqual([]);
  });
});

describe('codes on paper', () => {
  it('are ten that each work once, and make those from before void', async () => {
    const { context, lan, proofOf, layCodes, mails, credentialsOf, ofEntity, clock } = aScene();
    const [older = ''] = layCodes(lan, 1);
    const codes = await makeRecoveryCodes(context, { userId: lan.id, proof: proofOf(lan) });
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[2-9A-HJKMNP-TV-Z]{4}-){2}[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(ofEntity('recovery-code').map(({ createdAt }) => createdAt)).toEqual(
      Array.from({ length: 10 }, () => clock.now.toISOString()),
    );
    const spend = (code: string) => spendRecoveryCode(context, lan.id, code);
    expect(await spend(older)).toBe(false);
    for (const code of codes) expect(await spend(code.replaceAll('-', ''))).toBe(true);
    expect(await spend((codes[0] ?? '').replaceAll('-', ''))).toBe(false);
    expect(credentialsOf(lan)?.['means']).toBe(1);
    expect(mails()).toMatchObject([{ to: lan.email, content: { what: 'recovery-codes-made' } }]);
  });

  it('are made for nobody who cannot prove that the account is theirs', async () => {
    const { context, lan, ofEntity } = aScene();
    const proof = { by: 'recovery', code: 'WRONG' } as const;
    expect(await refusalOf(makeRecoveryCodes(context, { userId: lan.id, proof }))).toBe('PROOF_WRONG');
    expect(ofEntity('recovery-code')).toEqual([]);
  });

  it('stay as they were where what opens the account changed at that moment', async () => {
    const { contextAt, table, lan, proofOf, layCodes, ofEntity } = aScene();
    layCodes(lan, 2);
    const query = (async (...given: Parameters<Table['query']>) => {
      const found = await table.query(...given);
      await table.write([update(accountKeys.credentials(lan.id), { set: { means: 41 } })]);
      return found;
    }) as Table['query'];
    const making = makeRecoveryCodes(contextAt({ ...table, query }), { userId: lan.id, proof: proofOf(lan) });
    expect(await refusalOf(making)).toBe('STALE_STATE');
    expect(ofEntity('recovery-code')).toHaveLength(2);
  });
});

describe('signing in with a passkey', () => {
  async function aKeyOf(given: Partial<Profile> = {}) {
    const scene = aScene(given);
    const { context, lan } = scene;
    const key = aPasskey({ origin: 'https://shop.test', rpId: 'shop.test' });
    const challenge = await putChallenge(context, { purpose: 'add', userId: lan.id });
    await addPasskey(context, { userId: lan.id, userAgent, ...key.register(challenge) });
    const signIn = async (asked?: string) => {
      const question = asked ?? (await putChallenge(context, { purpose: 'sign-in' }));
      return signInWithPasskey(context, { assertion: key.answer(question), userAgent, sourceIp });
    };
    return { ...scene, key, signIn };
  }

  it('needs no name, and holds no wrong tries of a password against its owner', async () => {
    const { signIn, lan, sessions, ofEntity } = await aKeyOf();
    const { profile, tokens } = await signIn();
    expect([profile.id, tokens.refreshToken.split('.')[0]]).toEqual([lan.id, lan.id]);
    expect(sessions()).toMatchObject([{ userAgent, address: sourceIp }]);
    expect(ofEntity('familiar-network')).toHaveLength(1);
  });

  it('is refused with a key of nobody, and with an answer to no question of ours', async () => {
    const { signIn, table, key, sessions } = await aKeyOf();
    expect(await refusalOf(signIn('another question'))).toBe('PASSKEY_REFUSED');
    await table.write([remove(accountKeys.passkeyClaim(key.id))]);
    expect(await refusalOf(signIn())).toBe('PASSKEY_NOT_FOUND');
    expect(sessions()).toEqual([]);
  });

  it('opens no account that is locked', async () => {
    const { signIn, sessions, ofEntity } = await aKeyOf({ status: 'inactive' });
    expect(await refusalOf(signIn())).toBe('ACCOUNT_LOCKED');
    expect([sessions(), ofEntity('familiar-network')]).toEqual([[], []]);
  });
});
