import { beforeAll, describe, expect, it } from 'vitest';
import type { ContactKind } from '#shared/accounts/contact.contract.ts';
import {
  credentialsItem,
  neverExpires,
  type Profile,
  profileRecord,
} from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { askContactChange, confirmContactChange } from '#functions/domain/accounts/contact/change-contact.ts';
import { codeByMail } from '#functions/domain/accounts/contact/code-by-mail.ts';
import type { CodeSender } from '#functions/domain/accounts/contact/send-code.ts';
import { findSuppression, noteReport } from '#functions/domain/mail/suppression.ts';
import { put, remove } from '#functions/platform/table/table-operations.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { otpCode } from '#functions/platform/tokens/signed-tokens.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { useSecret } from '../support/secret.ts';
import { accountsScene, begun } from './accounts-scene.ts';

beforeAll(useSecret);

const targets = { email: 'lan.moi@example.com', phone: '0933333333' } as const;
const kinds = ['email', 'phone'] as const;
const silent: CodeSender = { writes: () => [] };

function aScene(given: Partial<Profile> = {}) {
  const scene = accountsScene();
  const lan = scene.member({ email: 'lan@example.com', ...given });
  const ask = (kind: ContactKind, sender = silent, to: string = targets[kind], table: Table = scene.table) =>
    askContactChange(scene.contextAt(table), sender, {
      userId: lan.id,
      kind,
      to,
      proof: scene.proofOf(lan),
    });
  const pending = (kind: ContactKind) => scene.at(accountKeys.contactChange(lan.id, kind));
  const codeFor = (kind: ContactKind) => otpCode(String(pending(kind)?.['codeId']));
  const confirm = (kind: ContactKind, code: string, table: Table = scene.table) =>
    confirmContactChange(scene.contextAt(table), { userId: lan.id, kind, code });
  /** A member asks for the change and confirms it with the code that was sent. */
  const change = async (kind: ContactKind, table?: Table) => {
    await ask(kind);
    return confirm(kind, await codeFor(kind), table);
  };
  const claim = (kind: ContactKind, to: string, held: object) =>
    scene.put([{ ...accountKeys[kind](to), entity: 'claim', ...held }]);
  const claimAt = (kind: ContactKind, to: string) => scene.at(accountKeys[kind](to));
  return { ...scene, lan, ask, pending, codeFor, confirm, change, claim, claimAt };
}

describe('asking for another address or number', () => {
  it('keeps what is to be proven for ten minutes, and mails the code there', async () => {
    const { ask, pending, seconds, mails } = aScene({ language: 'en' });
    await ask('email', codeByMail);
    expect(pending('email')).toMatchObject({ to: targets.email, tries: 0, expiresAt: seconds() + 600 });
    expect(mails()).toMatchObject([
      {
        to: targets.email,
        language: 'en',
        content: {
          template: 'contact-code',
          fullName: 'Trần Thị Lan',
          codeId: pending('email')?.['codeId'],
        },
      },
    ]);
  });

  it('is refused to who cannot prove that the account is theirs', async () => {
    const { context, lan, pending } = aScene();
    const asked = { userId: lan.id, kind: 'phone', to: targets.phone } as const;
    const wrong = { by: 'recovery', code: 'NOBODYS' } as const;
    expect(await refusalOf(askContactChange(context, silent, { ...asked, proof: wrong }))).toBe(
      'PROOF_WRONG',
    );
    expect(pending('phone')).toBeUndefined();
  });

  /** Each case names who holds the address or number, how it is held, and whether it counts as taken. */
  const holds = [
    ['another member', { userId: 'cam' }, 'taken'],
    ['another member, for good', { userId: 'cam', heldUntil: neverExpires }, 'taken'],
    ['another member for one second more', { userId: 'cam', heldUntil: 1 }, 'taken'],
    ['another member until this very second', { userId: 'cam', heldUntil: 0 }, 'free'],
    ['another member who had it until lately', { userId: 'cam', heldUntil: 1, isFormer: true }, 'taken'],
    ['themselves, as what they go by', { userId: 'own', heldUntil: neverExpires }, 'taken'],
    ['themselves, as what they went by', { userId: 'own', heldUntil: 1, isFormer: true }, 'free'],
  ] as const;
  const heldCases = holds.flatMap(([who, held, outcome]) =>
    kinds.map((kind) => [who, kind, held, outcome] as const),
  );

  it.each(heldCases)(
    'of what is held by %s (%s) is answered by whose it is',
    async (_, kind, held, outcome) => {
      const { ask, lan, claim, seconds, pending } = aScene();
      const heldUntil = 'heldUntil' in held && held.heldUntil < 2 ? seconds() + held.heldUntil : undefined;
      claim(kind, targets[kind], {
        ...held,
        userId: held.userId === 'own' ? lan.id : held.userId,
        ...(heldUntil !== undefined && { heldUntil }),
      });
      const taken = { email: 'EMAIL_EXISTS', phone: 'PHONE_EXISTS' }[kind];
      expect(await refusalOf(ask(kind))).toBe(outcome === 'taken' ? taken : undefined);
      expect(pending(kind) === undefined).toBe(outcome === 'taken');
    },
  );

  it('discards an account that never confirmed the address in time', async () => {
    const { ask, put: lay, claim, seconds, profileOf, at } = aScene();
    const stranger = aProfile({ status: 'pending', email: targets.email, phoneNumber: '0900000001' }, begun);
    lay([profileRecord.item(stranger), credentialsItem(stranger.id, { sessionsFrom: begun })]);
    claim('email', targets.email, { userId: stranger.id, heldUntil: seconds() });
    lay([{ ...accountKeys.reference(stranger.referenceId), entity: 'claim', userId: stranger.id }]);
    await ask('email');
    expect([await profileOf(stranger), at(accountKeys.email(targets.email))]).toEqual([undefined, undefined]);
  });

  it('comes a minute after the time before at the earliest, and replaces it', async () => {
    const { ask, pending, pass, codeFor, confirm } = aScene();
    await ask('email');
    const first = pending('email')?.['codeId'];
    const code = await codeFor('email');
    pass(59);
    expect(await refusalOf(ask('email'))).toBe('RESEND_TOO_SOON');
    expect(pending('email')?.['codeId']).toBe(first);
    pass(1);
    await ask('email');
    expect(pending('email')?.['codeId']).not.toBe(first);
    expect(await refusalOf(confirm('email', code))).toBe('INVALID_OTP');
  });

  it('lasts where whoever carries messages took the code, and is forgotten where nobody did', async () => {
    const { ask, pending } = aScene();
    await ask('phone', { ...silent, deliver: () => Promise.resolve(true) });
    expect(pending('phone')).toBeDefined();
    const other = aScene();
    const told: unknown[] = [];
    const deliver: CodeSender['deliver'] = (asked) => {
      told.push([asked.profile.id, asked.to, asked.codeId]);
      return Promise.resolve(false);
    };
    const written: CodeSender['writes'] = (asked) => {
      told.push([asked.profile.id, asked.to, asked.codeId]);
      return [];
    };
    expect(await refusalOf(other.ask('phone', { writes: written, deliver }))).toBe('PHONE_CODES_OFF');
    expect(other.pending('phone')).toBeUndefined();
    expect(told).toEqual([
      [other.lan.id, targets.phone, expect.any(String)],
      [other.lan.id, targets.phone, (told[0] as string[])[2]],
    ]);
  });

  it('forgets no other code that was sent while this one was not taken', async () => {
    const { ask, pending, lan, put: lay } = aScene();
    const other = {
      ...accountKeys.contactChange(lan.id, 'phone'),
      entity: 'contact-change',
      to: '0944444444',
      codeId: 'another',
      tries: 0,
      expiresAt: 9_999_999_999,
    };
    const deliver = () => {
      lay([other]);
      return Promise.resolve(false);
    };
    expect(await refusalOf(ask('phone', { ...silent, deliver }))).toBe('PHONE_CODES_OFF');
    expect(pending('phone')?.['codeId']).toBe('another');
  });
});

it.each([
  ['email', null],
  // A number proves nothing of an address.
  ['phone', 'bounce'],
] as const)('a new %s that is proven leaves the new address marked as %s', async (kind, reason) => {
  const { change, context } = aScene();
  const at = context.now().toISOString();
  await noteReport(context, { kind: 'hard', address: targets.email, sentAt: at, at });
  await change(kind);
  expect((await findSuppression(context, targets.email))?.reason ?? null).toBe(reason);
});

describe('a code that proves an address or number', () => {
  it('may be mistyped four times', async () => {
    const { ask, codeFor, confirm, profileOf, lan } = aScene();
    await ask('email');
    const code = await codeFor('email');
    for (let wrong = 0; wrong < 4; wrong += 1)
      expect(await refusalOf(confirm('email', 'wrong'))).toBe('INVALID_OTP');
    await confirm('email', code);
    expect((await profileOf(lan))?.email).toBe(targets.email);
  });

  it('is void after five wrong ones', async () => {
    const { ask, codeFor, confirm } = aScene();
    await ask('email');
    const code = await codeFor('email');
    for (let wrong = 0; wrong < 5; wrong += 1) await refusalOf(confirm('email', 'wrong'));
    expect(await refusalOf(confirm('email', code))).toBe('INVALID_OTP');
  });

  it.each([
    [599, undefined],
    [600, 'INVALID_OTP'],
  ])('is good for ten minutes: %i seconds later', async (later, refused) => {
    const { ask, codeFor, confirm, pass } = aScene();
    await ask('phone');
    const code = await codeFor('phone');
    pass(later);
    expect(await refusalOf(confirm('phone', code))).toBe(refused);
  });

  it('is none where nobody asked, or somebody whose account is gone', async () => {
    const { ask, codeFor, confirm, table, lan } = aScene();
    expect(await refusalOf(confirm('email', '123456'))).toBe('INVALID_OTP');
    await ask('email');
    const code = await codeFor('email');
    await table.write([remove(accountKeys.profile(lan.id))]);
    expect(await refusalOf(confirm('email', code))).toBe('USER_NOT_FOUND');
  });
});

describe('a proven address or number', () => {
  it.each(kinds)('moves the account to the new %s, and keeps the former for three days', async (kind) => {
    const { lan, change, profileOf, pending, claimAt, seconds, clock, mails, ofEntity } = aScene({
      phoneVerifiedAt: null,
    });
    const former = { email: lan.email, phone: lan.phoneNumber }[kind];
    await change(kind);
    const at = clock.now.toISOString();
    expect(await profileOf(lan)).toEqual({
      ...lan,
      ...(kind === 'email'
        ? { email: targets.email, emailVerifiedAt: at }
        : { phoneNumber: targets.phone, phoneVerifiedAt: at }),
      updatedAt: at,
    });
    expect(pending(kind)).toBeUndefined();
    expect(claimAt(kind, targets[kind])).toEqual({
      ...accountKeys[kind](targets[kind]),
      entity: 'claim',
      userId: lan.id,
      heldUntil: neverExpires,
    });
    expect(claimAt(kind, former)).toMatchObject({
      userId: lan.id,
      heldUntil: seconds() + 259_200,
      isFormer: true,
    });
    const [link] = ofEntity('link');
    expect(link).toMatchObject({
      userId: lan.id,
      change: { kind, from: former, to: targets[kind], at },
      expiresAt: seconds() + 259_200,
    });
    // The one who is told is reached where the account was reached until now.
    expect(mails()).toMatchObject([
      {
        to: 'lan@example.com',
        content: {
          template: 'contact-changed',
          fullName: 'Trần Thị Lan',
          kind,
          to: targets[kind],
          linkId: link?.['linkId'],
        },
      },
    ]);
    const logged = ofEntity('member-activity');
    expect(logged).toMatchObject(
      kind === 'email' ? [{ activityType: 'USER_EMAIL_VERIFIED', snapshot: { email: targets.email } }] : [],
    );
    expect(logged).toHaveLength(kind === 'email' ? 1 : 0);
  });

  it('is somebody’s own former one again, held for good', async () => {
    const { change, claim, claimAt, lan, seconds } = aScene();
    claim('phone', targets.phone, { userId: lan.id, heldUntil: seconds() + 60, isFormer: true });
    await change('phone');
    expect(claimAt('phone', targets.phone)).toMatchObject({ userId: lan.id, heldUntil: neverExpires });
    expect(claimAt('phone', targets.phone)).not.toHaveProperty('isFormer');
  });

  it.each(kinds)('is refused where somebody took the %s since it was asked for', async (kind) => {
    const { ask, codeFor, confirm, claim, profileOf, lan, pending } = aScene();
    await ask(kind);
    const code = await codeFor(kind);
    claim(kind, targets[kind], { userId: 'cam', heldUntil: neverExpires });
    expect(await refusalOf(confirm(kind, code))).toBe({ email: 'EMAIL_EXISTS', phone: 'PHONE_EXISTS' }[kind]);
    expect([await profileOf(lan), pending(kind)?.['to']]).toEqual([lan, targets[kind]]);
  });

  it('is taken over from who held it only until now', async () => {
    const { ask, codeFor, confirm, claim, claimAt, lan, seconds } = aScene();
    await ask('email');
    const code = await codeFor('email');
    claim('email', targets.email, { userId: 'cam', heldUntil: seconds() });
    await confirm('email', code);
    expect(claimAt('email', targets.email)?.['userId']).toBe(lan.id);
  });

  it('is refused where what they went by until now is not theirs any more', async () => {
    const { ask, codeFor, confirm, claim, lan } = aScene();
    await ask('phone');
    const code = await codeFor('phone');
    claim('phone', lan.phoneNumber, { userId: 'cam', heldUntil: neverExpires });
    expect(await refusalOf(confirm('phone', code))).toBe('PHONE_EXISTS');
  });

  it.each<[string, string, (scene: ReturnType<typeof aScene>) => unknown]>([
    [
      'the number was claimed',
      'PHONE_EXISTS',
      ({ claim }) => claim('phone', targets.phone, { userId: 'cam', heldUntil: neverExpires }),
    ],
    [
      'another code was asked for',
      'INVALID_OTP',
      ({ table, pending }) =>
        table.write([put({ ...(pending('phone') as { pk: string; sk: string }), codeId: 'another' })]),
    ],
    [
      'the profile was changed',
      'STALE_STATE',
      ({ put: lay, lan }) => lay([profileRecord.item({ ...lan, updatedAt: '2026-11-22T02:59:59.000Z' })]),
    ],
  ])('is refused where %s at that very moment', async (_, refused, happens) => {
    const scene = aScene();
    await scene.ask('phone');
    const code = await scene.codeFor('phone');
    // The try is counted before anything is read.
    const crossed = meanwhile(scene.table, () => happens(scene));
    expect(await refusalOf(scene.confirm('phone', code, crossed.table))).toBe(refused);
    expect(crossed.happened()).toBe(true);
    expect(scene.claimAt('phone', scene.lan.phoneNumber)).not.toHaveProperty('isFormer');
  });

  it('that was somebody’s own former one is refused where another took it at that very moment', async () => {
    const { ask, codeFor, confirm, claim, claimAt, lan, seconds, table } = aScene();
    claim('phone', targets.phone, { userId: lan.id, heldUntil: seconds() + 60, isFormer: true });
    await ask('phone');
    const code = await codeFor('phone');
    const crossed = meanwhile(table, () =>
      claim('phone', targets.phone, { userId: 'cam', heldUntil: neverExpires }),
    );
    expect(await refusalOf(confirm('phone', code, crossed.table))).toBe('PHONE_EXISTS');
    expect(claimAt('phone', targets.phone)?.['userId']).toBe('cam');
  });
});
