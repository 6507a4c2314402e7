import { describe, expect, it } from 'vitest';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { changeRole } from '#functions/domain/people/change-role.ts';
import { decidePerson } from '#functions/domain/people/decide-person.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { now, officeScene } from './office-scene.ts';

function anOffice(given: Partial<Profile> = {}) {
  const office = officeScene(given);
  const decide = (action: string) =>
    decidePerson(office.at(), { id: 'lan', action, reason: 'Mờ', userId: 'châu', language: 'vi' });
  return { ...office, decide };
}

describe('the mail of a decision', () => {
  const rejected = { template: 'account-rejected', fullName: 'Lan', reason: 'Mờ' };
  it.each<[string, Partial<Profile>, object]>([
    [
      'approve',
      { status: 'pending_admin' },
      { template: 'account-approved', fullName: 'Lan', isActive: false },
    ],
    [
      'approve',
      { status: 'pending_admin', verificationDate: now },
      { template: 'account-approved', fullName: 'Lan', isActive: true },
    ],
    [
      'approve',
      { status: 'pending_admin', emailVerifiedAt: null },
      { template: 'account-approved', isActive: false },
    ],
    ['reject', { status: 'pending_admin', resubmittedAt: now }, rejected],
    [
      'request-info',
      { status: 'pending_admin' },
      { template: 'account-asked', fullName: 'Lan', reason: 'Mờ' },
    ],
    ['lock', {}, { template: 'account-locked', fullName: 'Lan', reason: 'Mờ' }],
    ['unlock', { status: 'inactive' }, { template: 'account-unlocked', fullName: 'Lan' }],
  ])('to %s somebody %o says so in their language', async (action, given, content) => {
    const { decide, mails, of } = anOffice(given);
    await decide(action);
    expect(mails()).toMatchObject([{ to: 'lan@example.com', language: 'en' }]);
    expect([mails()[0]?.['content'], of('link')]).toEqual([content, []]);
  });

  it('to turn somebody away the first time has a link to come again, for thirty days', async () => {
    const { decide, mails, of } = anOffice({ status: 'pending_admin' });
    await decide('reject');
    const [link] = of('link');
    expect(mails()).toMatchObject([{ content: { ...rejected, linkId: link?.['linkId'] } }]);
    expect(link).toMatchObject({
      purpose: 'apply-again',
      userId: 'lan',
      expiresAt: Date.parse(now) / 1000 + 30 * 24 * 3600,
    });
  });

  it('to sign somebody out is none', async () => {
    const { decide, mails, of } = anOffice();
    await decide('sign-out');
    expect([mails(), of('ended').length]).toEqual([[], 1]);
  });
});

describe('another role', () => {
  const change = (
    office: ReturnType<typeof anOffice>,
    where = office.table,
    role: Profile['role'] = 'collaborator',
  ) => changeRole(office.at(where), { id: 'lan', role, userId: 'châu' });

  it('ends every session and is mailed, in the same write', async () => {
    const office = anOffice();
    expect(await change(office)).toMatchObject({ role: 'collaborator', updatedAt: now });
    expect(office.mails()).toMatchObject([
      {
        to: 'lan@example.com',
        language: 'en',
        content: { template: 'role-changed', fullName: 'Lan', role: 'collaborator' },
      },
    ]);
    expect(
      office
        .of('ended')
        .map(({ what }) => String(what))
        .toSorted(),
    ).toEqual(['sessions', 'standing']);
    expect(office.of('credentials')[0]?.['sessionsFrom']).toBe(now);
  });

  it('is looked at anew where the account changes at that moment', async () => {
    const office = anOffice();
    const { put, lan, table } = office;
    const locked = meanwhile(table, () =>
      put([profileRecord.item({ ...lan, status: 'inactive', updatedAt: 'later' })]),
    );
    expect(await refusalOf(change(office, locked.table))).toBe('USER_STATE');
    put([profileRecord.item(lan)]);
    const renamed = meanwhile(table, () =>
      put([profileRecord.item({ ...lan, fullName: 'Lan Anh', updatedAt: 'later' })]),
    );
    expect(await change(office, renamed.table)).toMatchObject({ fullName: 'Lan Anh', role: 'collaborator' });
  });

  it('is given by no admin who is none any more at that moment', async () => {
    const office = anOffice();
    const crossed = meanwhile(office.table, () =>
      office.put([profileRecord.item({ ...office.admin, role: 'user' })]),
    );
    expect(await refusalOf(change(office, crossed.table))).toBe('FORBIDDEN');
    expect(office.mails()).toEqual([]);
  });
});
