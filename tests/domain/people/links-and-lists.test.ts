import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAccounts as accountsContract } from '#shared/people/staff-accounts.contract.ts';
import {
  listApprovals as awaitedContract,
  listPeople as peopleContract,
} from '#shared/people/people.contract.ts';
import { credentialsItem, type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { newLink } from '#functions/domain/accounts/link.ts';
import { memberLogKeys } from '#functions/domain/accounts/member-log/member-log-keys.ts';
import { applyAgain, checkAgain } from '#functions/domain/people/apply-again.ts';
import { inviteStaff } from '#functions/domain/people/invite-staff.ts';
import { listAccounts } from '#functions/domain/people/list-accounts.ts';
import { listPeople, searchWaitingPeople } from '#functions/domain/people/list-people.ts';
import { peopleKeys } from '#functions/domain/people/people-keys.ts';
import { askPrivacyByLink, requestPrivacyLink } from '#functions/domain/people/privacy-by-link.ts';
import { noteReport } from '#functions/domain/mail/suppression.ts';
import { readPerson } from '#functions/domain/people/read-person.ts';
import { log } from '#functions/platform/log.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { linkToken, type LinkPurpose } from '#functions/platform/tokens/signed-tokens.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { useSecret } from '../support/secret.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

beforeAll(useSecret);
beforeEach(() => void vi.spyOn(log, 'info').mockReturnValue());

const now = '2026-11-22T03:00:00.000Z';
const begun = '2026-11-01T00:00:00.000Z';

function anOffice() {
  const { table, put, rows } = memoryTable();
  const contextAt = (where: Table) => contextOf(where, () => new Date(now));
  const person = (given: Partial<Profile> = {}) => {
    const profile = aProfile({ fullName: 'Trần Thị Lan', ...given }, begun);
    put([
      profileRecord.item(profile),
      credentialsItem(profile.id, { sessionsFrom: begun }),
      { ...accountKeys.email(profile.email), entity: 'claim', userId: profile.id },
    ]);
    return profile;
  };
  const linkOf = async (purpose: LinkPurpose, { id }: Profile) => {
    const link = newLink(purpose, { userId: id, at: new Date(now) });
    await table.write([link.operation]);
    const spend = () => table.write([update(accountKeys.link(link.linkId), { set: { usedAt: 1 } })]);
    return { token: await linkToken(purpose, link.linkId), spend, linkId: link.linkId };
  };
  const profileOf = ({ id }: Profile) => profileRecord.find(table, { id });
  const ofEntity = (entity: string) => rows().filter((row) => row['entity'] === entity);
  return { table, put, rows, contextAt, context: contextAt(table), person, linkOf, profileOf, ofEntity };
}

describe('somebody who was turned away', () => {
  async function aRejected(given: Partial<Profile> = {}) {
    const office = anOffice();
    const rejected = { status: 'inactive', closedAs: 'rejected', rejectedReason: 'Thiếu tên' } as const;
    const lan = office.person({ ...rejected, ...given });
    const link = await office.linkOf('apply-again', lan);
    const apply = (more: object = {}, where = office.table) =>
      applyAgain(office.contextAt(where), { token: link.token, note: 'Đã sửa', ...more });
    return { ...office, lan, link, apply, check: () => checkAgain(office.context, link.token) };
  }

  it('reads why, corrects it, and waits once more', async () => {
    const { lan, link, apply, check, profileOf, context } = await aRejected();
    expect(await check()).toEqual({ fullName: 'Trần Thị Lan', reason: 'Thiếu tên' });
    await apply({ fullName: 'Trần Thị Ngọc Lan' });
    expect(await profileOf(lan)).toEqual({
      ...lan,
      status: 'pending_admin',
      closedAs: null,
      fullName: 'Trần Thị Ngọc Lan',
      said: 'Đã sửa',
      resubmittedAt: now,
      waitingSince: now,
      updatedAt: now,
    });
    expect(await refusalOf(check())).toBe('APPLY_AGAIN_LINK_INVALID');
    expect(await refusalOf(checkAgain(context, `${link.token}x`))).toBe('APPLY_AGAIN_LINK_INVALID');
  });

  it('keeps their name where they name no other', async () => {
    const { lan, apply, profileOf } = await aRejected();
    await apply();
    expect((await profileOf(lan))?.fullName).toBe('Trần Thị Lan');
  });

  it.each<[string, Partial<Profile>]>([
    ['is let in by now', { status: 'pending_kyc', closedAs: 'rejected' }],
    ['was locked', { closedAs: 'locked' }],
    ['left', { closedAs: 'left' }],
  ])('comes again by no link who %s', async (_, given) => {
    const { apply, check, lan, profileOf } = await aRejected(given);
    expect(await refusalOf(check())).toBe('APPLY_AGAIN_LINK_INVALID');
    expect(await refusalOf(apply())).toBe('APPLY_AGAIN_LINK_INVALID');
    expect(await profileOf(lan)).toEqual(lan);
  });

  it('comes again by no link that was spent, or whose account is gone', async () => {
    const spent = await aRejected();
    await spent.link.spend();
    expect(await refusalOf(spent.apply())).toBe('APPLY_AGAIN_LINK_INVALID');
    const gone = await aRejected();
    await gone.table.write(profileRecord.softDelete(gone.lan));
    expect(await refusalOf(gone.check())).toBe('APPLY_AGAIN_LINK_INVALID');
  });

  it('comes again once, also by two presses at the same moment', async () => {
    const { apply, table, link } = await aRejected();
    const crossed = meanwhile(table, link.spend);
    expect(await refusalOf(apply({}, crossed.table))).toBe('APPLY_AGAIN_LINK_INVALID');
    const other = await aRejected();
    const moved = meanwhile(other.table, () =>
      other.put([profileRecord.item({ ...other.lan, updatedAt: now })]),
    );
    expect(await refusalOf(other.apply({}, moved.table))).toBe('APPLY_AGAIN_LINK_INVALID');
    expect([crossed.happened(), moved.happened()]).toEqual([true, true]);
  });
});

describe('who cannot sign in and asks about their data', () => {
  it('finds the way in their mail, and nobody learns whether there is an account', async () => {
    const { context, person, ofEntity } = anOffice();
    const lan = person({ email: 'lan@example.com', language: 'en' });
    person({ email: 'new@example.com', emailVerifiedAt: null });
    await requestPrivacyLink(context, 'new@example.com');
    await requestPrivacyLink(context, 'nobody@example.com');
    expect([ofEntity('mail'), ofEntity('link')]).toEqual([[], []]);
    await requestPrivacyLink(context, 'lan@example.com');
    const [link] = ofEntity('link');
    expect(link).toMatchObject({ purpose: 'ask-privacy', userId: lan.id });
    expect(ofEntity('mail')).toMatchObject([
      {
        to: 'lan@example.com',
        language: 'en',
        content: { template: 'privacy-link', fullName: 'Trần Thị Lan', linkId: link?.['linkId'] },
      },
    ]);
  });

  it('asks once by it', async () => {
    const { context, contextAt, table, person, linkOf, ofEntity } = anOffice();
    const lan = person();
    const link = await linkOf('ask-privacy', lan);
    const draft = { kind: 'access', text: 'Cho tôi xem' } as const;
    const ask = (token: string, where = table) => askPrivacyByLink(contextAt(where), { ...draft, token });
    const asked = await ask(link.token);
    expect(asked).toMatchObject({ ...draft, state: 'asked' });
    expect(ofEntity('privacy-request')).toMatchObject([{ id: asked.id, userId: lan.id }]);
    expect(await refusalOf(ask(link.token))).toBe('PRIVACY_LINK_INVALID');
    expect(await refusalOf(ask('forged.token'))).toBe('PRIVACY_LINK_INVALID');
    const second = await linkOf('ask-privacy', lan);
    const crossed = meanwhile(table, second.spend);
    expect(await refusalOf(ask(second.token, crossed.table))).toBe('PRIVACY_LINK_INVALID');
    expect([crossed.happened(), ofEntity('privacy-request').length]).toEqual([true, 1]);
    const gone = await linkOf('ask-privacy', { ...lan, id: 'gone' });
    expect(await refusalOf(askPrivacyByLink(context, { ...draft, token: gone.token }))).toBe(
      'USER_NOT_FOUND',
    );
  });
});

describe('somebody who is invited to work here', () => {
  const draft = {
    fullName: 'Phạm Văn Nam',
    email: 'nam@example.com',
    phoneNumber: '0911111111',
    role: 'collaborator',
  } as const;

  function anInvitation(admin: Partial<Profile> = { role: 'admin' }) {
    const office = anOffice();
    const { id: userId } = office.person(admin);
    const invite = (given: object = {}, where = office.table) =>
      inviteStaff(office.contextAt(where), { ...draft, userId, language: 'vi', ...given });
    const opened = () => office.ofEntity('user').filter(({ email }) => email === draft.email);
    return { ...office, userId, invite, opened };
  }

  it('has an account without a password, and chooses one by the link that is mailed', async () => {
    const { invite, opened, ofEntity, rows } = anInvitation();
    const row = await invite();
    expect(row).toMatchObject({ ...draft, status: 'pending_kyc', isActive: false, lastLoginAt: null });
    expect(opened()).toMatchObject([{ id: row.id, role: 'collaborator' }]);
    const credentials = rows().find(({ pk, sk }) => pk === `SIGNIN#${row.id}` && sk === 'CREDENTIALS');
    expect(credentials).not.toHaveProperty('passwordHash');
    const [link] = ofEntity('link');
    expect(link).toMatchObject({
      purpose: 'staff-invitation',
      userId: row.id,
      sessionsFrom: credentials?.['sessionsFrom'],
    });
    expect(ofEntity('mail')).toMatchObject([
      {
        to: draft.email,
        language: 'vi',
        content: { template: 'staff-invitation', fullName: draft.fullName, linkId: link?.['linkId'] },
      },
    ]);
  });

  it('is invited once for each press', async () => {
    const { invite, opened } = anInvitation();
    const clientRequestId = 'press-once';
    const first = await invite({ clientRequestId });
    expect(await invite({ clientRequestId })).toEqual(first);
    expect(await refusalOf(invite({ clientRequestId, fullName: 'Khác' }))).toBe('REQUEST_DIFFERS');
    expect(await refusalOf(invite())).toBe('EMAIL_EXISTS');
    expect(opened()).toHaveLength(1);
  });

  it('pressed twice at the same moment is one, and both hear so', async () => {
    const { invite, opened, table } = anInvitation();
    const clientRequestId = 'press-once';
    const crossed = meanwhile(table, () => invite({ clientRequestId }));
    const second = await invite({ clientRequestId }, crossed.table);
    expect([crossed.happened(), opened().length, second.id]).toEqual([true, 1, opened()[0]?.['id']]);
  });

  it.each<Partial<Profile>>([{ role: 'collaborator' }, { role: 'admin', status: 'inactive' }])(
    'is invited by nobody who is %o by then',
    async (admin) => {
      const { invite, opened } = anInvitation(admin);
      expect(await refusalOf(invite())).toBe('FORBIDDEN');
      expect(opened()).toEqual([]);
    },
  );
});

describe('people as staff see them', () => {
  const members = [
    aProfile(
      { id: 'waits', fullName: 'Lan Chờ', status: 'pending_admin', phoneNumber: '0900000001' },
      '2026-11-01T00:00:00.000Z',
    ),
    aProfile(
      {
        id: 'asked',
        fullName: 'Lan Hỏi',
        status: 'pending_admin',
        askedFor: 'Ảnh',
        rejectedBefore: { at: begun, reason: 'x' },
      },
      '2026-11-02T00:00:00.000Z',
    ),
    aProfile(
      { id: 'again', fullName: 'Cam', status: 'pending_admin', rejectedBefore: { at: begun, reason: 'x' } },
      '2026-11-03T00:00:00.000Z',
    ),
    aProfile(
      { id: 'papers', fullName: 'Sen', status: 'kyc_submitted', askedFor: 'Ảnh' },
      '2026-11-04T00:00:00.000Z',
    ),
    aProfile(
      { id: 'active', fullName: 'Huy', role: 'collaborator', referrerId: 'admin' },
      '2026-11-05T00:00:00.000Z',
    ),
    aProfile(
      { id: 'admin', fullName: 'Châu', role: 'admin', status: 'inactive' },
      '2026-11-06T00:00:00.000Z',
    ),
  ];

  function aVillage() {
    const office = anOffice();
    office.put([
      ...members.map(profileRecord.item),
      { ...accountKeys.phone('0900000001'), entity: 'claim', userId: 'active' },
      { ...memberLogKeys.lastLogin('active'), entity: 'last-login', at: '2026-11-21' },
      {
        ...peopleKeys.claim('again'),
        entity: 'review-claim',
        of: 'again',
        userId: 'admin',
        name: 'Châu',
        heldUntil: Date.parse(now) / 1000 + 60,
      },
    ]);
    readViewsFrom(office.rows);
    return office;
  }
  const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

  it('are found by word, status, role and when they came, the newest first', async () => {
    const { context } = aVillage();
    const list = async (query: Record<string, string>) =>
      listPeople(context, peopleContract.query.parse(query));
    const all = await list({});
    expect(idsOf(all)).toEqual(['admin', 'active', 'papers', 'again', 'asked', 'waits']);
    expect(all.data[1]).toMatchObject({ isActive: true, lastLoginAt: '2026-11-21' });
    expect(all.data[0]).toMatchObject({ isActive: false, lastLoginAt: null });
    expect(idsOf(await list({ searchTerm: 'lan' }))).toEqual(['asked', 'waits']);
    expect(idsOf(await list({ status: 'active,inactive' }))).toEqual(['admin', 'active']);
    expect(idsOf(await list({ role: 'collaborator' }))).toEqual(['active']);
    expect(idsOf(await list({ createdFrom: '2026-11-03', createdTo: '2026-11-04' }))).toEqual([
      'papers',
      'again',
    ]);
  });

  it.each<[Record<string, string>, string[]]>([
    [{}, ['waits', 'asked', 'again', 'papers']],
    [{ kind: 'new' }, ['waits']],
    [{ kind: 'asked' }, ['asked']],
    [{ kind: 'again' }, ['again']],
    [{ kind: 'papers' }, ['papers']],
    [{ searchTerm: 'lan' }, ['waits', 'asked']],
  ])('wait, narrowed by %o: %o', async (query, found) => {
    const { context } = aVillage();
    const page = await searchWaitingPeople(context, awaitedContract.query.parse(query));
    expect(idsOf(page).toSorted()).toEqual(found.toSorted());
  });

  it('wait with what to look out for', async () => {
    const { context } = aVillage();
    const { data } = await searchWaitingPeople(context, awaitedContract.query.parse({}));
    const of = (id: string) => data.find((row) => row.id === id);
    expect(of('waits')).toMatchObject({
      kind: 'new',
      samePhone: { id: 'active', fullName: 'Huy' },
      claim: null,
    });
    expect(of('again')).toMatchObject({
      kind: 'again',
      samePhone: null,
      claim: { userId: 'admin', name: 'Châu', until: '2026-11-22T03:01:00.000Z' },
    });
    expect(Object.keys(of('waits')?.samePhone ?? {})).toEqual(['id', 'fullName', 'referenceId']);
  });

  it('work here where their role says so', async () => {
    const { context } = aVillage();
    const list = (query: Record<string, string>) =>
      listAccounts(context, accountsContract.query.parse(query));
    expect(idsOf(await list({})).toSorted()).toEqual(['active', 'admin']);
    expect(idsOf(await list({ role: 'admin' }))).toEqual(['admin']);
    expect(idsOf(await list({ searchTerm: 'huy' }))).toEqual(['active']);
    expect((await list({ searchTerm: 'huy' })).data[0]?.lastLoginAt).toBe('2026-11-21');
  });

  it('are read one by one, with who brought them, who answers for them, and where they are signed in', async () => {
    const { context, put } = aVillage();
    const young = aProfile({
      id: 'young',
      fullName: 'Bé',
      referrerId: 'active',
      guardianId: 'papers',
      referrerNote: 'Không quen',
      statusBefore: 'pending_kyc',
      phoneVerifiedAt: now,
    });
    const session = { entity: 'session', tokenHash: 'h', startedAt: now, sessionsFrom: begun };
    put([
      profileRecord.item(young),
      credentialsItem('young', { sessionsFrom: begun }),
      { ...accountKeys.session('young', 'a'), ...session },
      { ...accountKeys.session('young', 'b'), ...session },
    ]);
    await noteReport(context, { kind: 'complaint', address: young.email, sentAt: now, at: now });
    expect(await readPerson(context, { id: 'young', userId: 'admin' })).toMatchObject({
      fullName: 'Bé',
      mailSuppression: { reason: 'complaint', since: now },
      phoneVerifiedAt: now,
      statusBefore: 'pending_kyc',
      referrer: { id: 'active', fullName: 'Huy', said: null, note: 'Không quen' },
      guardian: { id: 'papers', fullName: 'Sen' },
      invitedCount: 0,
      sessionCount: 2,
    });
    expect(await readPerson(context, { id: 'admin', userId: 'admin' })).toMatchObject({
      mailSuppression: null,
      referrer: null,
      guardian: null,
      invitedCount: 1,
      sessionCount: 0,
      claim: null,
    });
    expect(vi.mocked(log.info)).toHaveBeenCalledWith('person looked at', { userId: 'young', by: 'admin' });
    expect(await refusalOf(readPerson(context, { id: 'nobody', userId: 'admin' }))).toBe('USER_NOT_FOUND');
  });
});
