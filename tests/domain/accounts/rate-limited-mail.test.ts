import { expect, it, onTestFinished, vi } from 'vitest';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { findAccount } from '#functions/domain/accounts/find-account.ts';
import { sendRateLimited } from '#functions/domain/accounts/rate-limited-mail.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { accountsScene } from './accounts-scene.ts';

type Kind = Parameters<typeof sendRateLimited>[2]['kind'];

/** A member who asks for mails by the server's clock, which limits are counted by as well. */
function aMember(at: string) {
  const scene = accountsScene();
  const lan = scene.member();
  const moveTo = (moment: string) => {
    scene.clock.now = new Date(moment);
    vi.setSystemTime(scene.clock.now);
  };
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  onTestFinished(() => void vi.useRealTimers());
  moveTo(at);
  const send = async (kind: Kind = 'resetSentAt') => {
    const account = await findAccount(scene.context, lan.id);
    if (!account) throw new Error('The member is gone');
    const content = { template: 'password-changed' } as const;
    const mail = [requestMail({ to: lan.email, language: 'vi', content })];
    return sendRateLimited(scene.context, account, { kind, mail, tooSoon: 'RESET_ALREADY_SENT' }).catch(
      (error: unknown) => error,
    );
  };
  const refused = (seconds: number) => ({
    code: 'RESET_ALREADY_SENT',
    details: { retryAfter: seconds, params: { seconds } },
  });
  return { ...scene, lan, moveTo, send, refused };
}

it('mails of one kind are a minute apart, and a refusal says how long to wait', async () => {
  const { send, moveTo, refused, mails } = aMember('2026-11-20T07:00:00.000Z');
  expect(await send()).toBeUndefined();
  expect(await send()).toMatchObject(refused(60));
  moveTo('2026-11-20T07:00:59.000Z');
  expect(await send()).toMatchObject(refused(1));
  expect(await send('otpSentAt')).toBeUndefined();
  moveTo('2026-11-20T07:01:00.000Z');
  expect(await send()).toBeUndefined();
  expect(mails()).toHaveLength(3);
});

it('mails of one kind are six in each hour of the clock', async () => {
  const { send, moveTo, refused, mails, table, lan, seconds } = aMember('2026-11-20T07:52:00.000Z');
  for (let minute = 52; minute < 58; minute += 1) {
    moveTo(`2026-11-20T07:${minute}:59.000Z`);
    expect(await send()).toBeUndefined();
  }
  moveTo('2026-11-20T07:59:59.000Z');
  expect(await send()).toMatchObject(refused(1));
  expect(await send('otpSentAt')).toBeUndefined();
  moveTo('2026-11-20T08:00:00.000Z');
  expect(await send()).toBeUndefined();
  expect(mails()).toHaveLength(8);
  // Sent by a clock that was ahead: nobody waits for less than a second.
  await table.write([update(accountKeys.credentials(lan.id), { set: { resetSentAt: seconds() - 59 } })]);
  expect(await send()).toMatchObject(refused(1));
});
