import { describe, expect, it, vi } from 'vitest';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { confirmPhone } from '#functions/domain/identity/confirm-phone.ts';
import { identityKeys } from '#functions/domain/identity/identity-keys.ts';
import { requestPhoneCode } from '#functions/domain/identity/request-phone-code.ts';
import { log } from '#functions/platform/log.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { otpCode } from '#functions/platform/tokens/signed-tokens.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

import { papersScene } from './papers-scene.ts';

/** Somebody who wants to confirm their number. */
function aScene() {
  const { table, put, rows, person, messages, profileOf } = papersScene();
  vi.spyOn(log, 'warn').mockReturnValue();
  const lan = person({ phoneVerifiedAt: null, phoneNumber: '0987654321' });
  let moment = Date.parse('2026-11-22T03:00:00.000Z');
  const contextAt = (where: Table) => contextOf(where, () => new Date(moment));
  const request = (given: object = {}, where = table) =>
    requestPhoneCode(contextAt(where), { userId: lan.id, channel: 'sms', language: 'vi', ...given });
  const sent = () =>
    rows().find((row) => row['pk'] === identityKeys.phone(lan.id).pk && row['sk'] === 'PHONE');
  const code = () => otpCode(String(sent()?.['codeId']));
  const confirm = (text: string, where = table) =>
    confirmPhone(contextAt(where), { userId: lan.id, code: text });
  const pass = (seconds: number) => void (moment += seconds * 1000);
  return {
    table,
    put,
    rows,
    lan,
    messages,
    profileOf,
    request,
    sent,
    code,
    confirm,
    pass,
    now: () => moment,
  };
}

describe('a code for a phone', () => {
  it('is sent to the number of the profile, and good for ten minutes', async () => {
    const { request, sent, messages, code, now, lan } = aScene();
    expect(await request({ channel: 'zalo', language: 'en' })).toEqual({
      sentTo: '*******321',
      expiresInSeconds: 600,
    });
    expect(sent()).toMatchObject({
      entity: 'phone-code',
      phoneNumber: lan.phoneNumber,
      tries: 0,
      sentAt: now() / 1000,
      expiresAt: now() / 1000 + 600,
    });
    expect(messages.sent).toMatchObject([
      {
        id: sent()?.['codeId'],
        to: '0987654321',
        channel: 'zalo',
        text: `Cho Lang: ${await code()} is your phone confirmation code, valid for 10 minutes. Never share it.`,
      },
    ]);
  });

  it('comes a minute after the one before at the earliest', async () => {
    const { request, pass, messages } = aScene();
    await request();
    pass(59);
    await expect(request()).rejects.toMatchObject({
      code: 'RESEND_TOO_SOON',
      details: { retryAfter: 60, params: { seconds: 60 } },
    });
    pass(1);
    await request();
    expect(messages.sent.map(({ text }) => text)).toHaveLength(2);
    expect(messages.sent[0]?.text).toMatch(/^Chợ Làng: \d{6} là mã xác nhận/);
  });

  it('comes five times an hour to one number, whoever asks', async () => {
    const { request, pass, messages, rows } = aScene();
    for (let nth = 0; nth < 5; nth += 1) {
      await request();
      pass(60);
    }
    const refused = await request().catch(
      (error: { code: string; details: { retryAfter: number } }) => error,
    );
    expect(refused).toMatchObject({ code: 'RESEND_TOO_SOON' });
    // The hour of the limit ends by the clock of the wall.
    expect((refused as { details: { retryAfter: number } }).details.retryAfter).toBeGreaterThan(0);
    expect(messages.sent).toHaveLength(5);
    const turns = rows().filter(({ pk }) => pk === 'LIMIT#phone-code#0987654321');
    // A turn is forgotten a minute after its hour.
    expect(turns.map(({ expiresAt }) => (Number(expiresAt) - 60) % 3600)).toEqual(turns.map(() => 0));
    expect(turns.length).toBeGreaterThan(0);
  });

  it('that nobody took is forgotten, so that nobody waits for it', async () => {
    const { request, sent, messages } = aScene();
    messages.taken = false;
    expect(await refusalOf(request())).toBe('MESSAGE_FAILED');
    expect(sent()).toBeUndefined();
    messages.taken = true;
    expect(await refusalOf(request())).toBeUndefined();
  });

  it('that nobody took leaves alone another that was sent since', async () => {
    const { request, sent, messages, table, put, lan } = aScene();
    messages.taken = false;
    let writes = 0;
    const crossed: Table = {
      ...table,
      write: (operations) => {
        writes += 1;
        if (writes === 2) put([{ ...identityKeys.phone(lan.id), entity: 'phone-code', codeId: 'another' }]);
        return table.write(operations);
      },
    };
    expect(await refusalOf(request({}, crossed))).toBe('MESSAGE_FAILED');
    expect([writes, sent()?.['codeId']]).toEqual([2, 'another']);
  });
});

describe('confirming a phone', () => {
  it('proves the number, once', async () => {
    const { request, code, confirm, profileOf, lan, sent, now } = aScene();
    await request();
    const text = await code();
    const confirmedAt = new Date(now()).toISOString();
    expect(await confirm(text)).toEqual({ confirmedAt });
    expect(await profileOf(lan)).toEqual({ ...lan, phoneVerifiedAt: confirmedAt, updatedAt: confirmedAt });
    expect(sent()).toBeUndefined();
    expect(await refusalOf(confirm(text))).toBe('INVALID_OTP');
  });

  it.each([
    [4, undefined],
    [5, 'INVALID_OTP'],
  ])('after %i wrong tries is answered with %s', async (wrong, refused) => {
    const { request, code, confirm } = aScene();
    await request();
    const text = await code();
    for (let nth = 0; nth < wrong; nth += 1) expect(await refusalOf(confirm('wrong'))).toBe('INVALID_OTP');
    expect(await refusalOf(confirm(text))).toBe(refused);
  });

  it.each([
    [599, undefined],
    [600, 'INVALID_OTP'],
  ])('%i seconds later is answered with %s', async (later, refused) => {
    const { request, code, confirm, pass } = aScene();
    await request();
    const text = await code();
    pass(later);
    expect(await refusalOf(confirm(text))).toBe(refused);
  });

  it('proves no number but the one the code was sent to, nor anything of an account that is gone', async () => {
    const { request, code, confirm, put, lan, profileOf, table } = aScene();
    await request();
    const text = await code();
    put([profileRecord.item({ ...lan, phoneNumber: '0911111111' })]);
    expect(await refusalOf(confirm(text))).toBe('INVALID_OTP');
    expect((await profileOf(lan))?.phoneVerifiedAt).toBeNull();
    await table.write(profileRecord.softDelete({ ...lan, phoneNumber: '0911111111' }));
    expect(await refusalOf(confirm(text))).toBe('USER_NOT_FOUND');
  });

  it.each<[string, string, (scene: ReturnType<typeof aScene>) => unknown]>([
    [
      'the profile was changed',
      'STALE_STATE',
      ({ put, lan }) => put([profileRecord.item({ ...lan, updatedAt: 'later' })]),
    ],
    [
      'another code was sent',
      'INVALID_OTP',
      ({ put, lan }) => put([{ ...identityKeys.phone(lan.id), entity: 'phone-code', codeId: 'another' }]),
    ],
  ])('is refused where %s at that moment', async (_, refused, happens) => {
    const scene = aScene();
    await scene.request();
    const text = await scene.code();
    const crossed = meanwhile(scene.table, () => happens(scene));
    expect(await refusalOf(scene.confirm(text, crossed.table))).toBe(refused);
    expect([crossed.happened(), (await scene.profileOf(scene.lan))?.phoneVerifiedAt]).toEqual([true, null]);
  });
});
