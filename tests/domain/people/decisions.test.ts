import { describe, expect, it } from 'vitest';
import type { Decision } from '#shared/people/approval-choices.ts';
import { credentialsItem, type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { actOnPrivacy } from '#functions/domain/people/act-on-privacy.ts';
import { askPrivacy, listOwnPrivacy } from '#functions/domain/people/ask-privacy.ts';
import { kindOf } from '#functions/domain/people/approval-kinds.ts';
import { changeRole } from '#functions/domain/people/change-role.ts';
import { decidePerson } from '#functions/domain/people/decide-person.ts';
import { claimPerson, findClaim, claimHolder, releasePerson } from '#functions/domain/people/review-claim.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { userStatuses } from '#shared/values/user-statuses.ts';

const start = Date.parse('2026-11-20T08:00:00.000Z');

function anOffice(given: Partial<Profile> = {}) {
  const { table, put, rows } = memoryTable();
  let moment = start;
  const at = (other = table) => contextOf(other, () => new Date((moment += 1)));
  const member = aProfile({ email: 'lan@example.com', ...given });
  const [admin, other] = [
    aProfile({ role: 'admin', fullName: 'Châu' }),
    aProfile({ role: 'admin', fullName: 'Huy' }),
  ];
  put([member, admin, other].map(profileRecord.item));
  const decide = (
    action: string,
    { reason = 'Lý do', by = admin, table: where = table, id = member.id } = {},
  ) => decidePerson(at(where), { id, action, reason, userId: by.id, language: 'vi' });
  const stored = () => profileRecord.find(table, { id: member.id });
  const mails = () =>
    rows().flatMap(({ entity, content }) =>
      entity === 'mail' ? [(content as { template: string }).template] : [],
    );
  return {
    table,
    put,
    rows,
    at,
    member,
    admin,
    other,
    decide,
    stored,
    mails,
    pass: (ms: number) => void (moment += ms),
  };
}
const refused = (code: string) => ({ code });

describe('a decision about a member', () => {
  /** Where each status goes by each decision; what is not said here is refused. */
  const outcomes: Partial<Record<Decision, Partial<Record<Profile['status'], object>>>> = {
    approve: { pending_admin: { status: 'pending_kyc', waitingSince: null, askedFor: null } },
    reject: {
      pending_admin: {
        status: 'inactive',
        closedAs: 'rejected',
        rejectedReason: 'Lý do',
        waitingSince: null,
      },
    },
    'request-info': { pending_admin: { status: 'pending_admin', askedFor: 'Lý do' } },
    lock: Object.fromEntries(
      userStatuses
        .filter((status) => status !== 'inactive' && status !== 'pending')
        .map((status) => [
          status,
          { status: 'inactive', closedAs: 'locked', lockedReason: 'Lý do', statusBefore: status },
        ]),
    ),
    unlock: { inactive: { status: 'pending_kyc', closedAs: null, lockedReason: null, statusBefore: null } },
  };
  const cases = (['approve', 'reject', 'request-info', 'lock', 'unlock'] as const).flatMap((decision) =>
    userStatuses.map((status) => [decision, status, outcomes[decision]?.[status]] as const),
  );

  it.each(cases)(
    'to %s of somebody %s does what fits where they stand',
    async (decision, status, expected) => {
      const { decide, stored, member } = anOffice({ status });
      const deciding = decide(decision);
      if (expected) {
        await deciding;
        expect(await stored()).toMatchObject(expected);
      } else {
        await expect(deciding).rejects.toMatchObject(refused('USER_STATE'));
        expect(await stored()).toEqual(member);
      }
    },
  );

  it.each<[string, Partial<Profile>, Profile['status']]>([
    [
      'stood somewhere before they were locked',
      { closedAs: 'locked', statusBefore: 'kyc_submitted' },
      'kyc_submitted',
    ],
    ['were let in once', { closedAs: 'locked', verificationDate: '2026-01-01T00:00:00.000Z' }, 'active'],
    ['never were let in', { closedAs: 'locked' }, 'pending_kyc'],
    ['were turned away', { closedAs: 'rejected', statusBefore: 'active' }, 'pending_admin'],
  ])('to unlock brings back who %s', async (_, given, status) => {
    const { decide, stored } = anOffice({ status: 'inactive', ...given });
    await decide('unlock');
    expect((await stored())?.status).toBe(status);
  });

  it('to approve lets in at once who was believed before', async () => {
    const { decide, stored } = anOffice({
      status: 'pending_admin',
      verificationDate: '2026-01-01T00:00:00.000Z',
    });
    await decide('approve');
    expect((await stored())?.status).toBe('active');
  });

  it.each(['approve', 'reject', 'request-info', 'lock', 'unlock', 'sign-out'])(
    'to %s reaches nobody who left',
    async (decision) => {
      const { decide, stored, member } = anOffice({ status: 'inactive', closedAs: 'left' });
      await expect(decide(decision)).rejects.toMatchObject(refused('USER_STATE'));
      expect(await stored()).toEqual(member);
    },
  );

  it.each([
    ['reject', 'BAD_REQUEST'],
    ['request-info', 'BAD_REQUEST'],
    ['lock', 'BAD_REQUEST'],
    ['approve', undefined],
    ['sign-out', undefined],
  ])('to %s without a reason is refused where it takes one', async (decision, code) => {
    const { decide } = anOffice({ status: 'pending_admin' });
    const outcome = await decide(decision, { reason: '' }).then(
      () => undefined,
      (error: { code?: string }) => error.code,
    );
    expect(outcome).toBe(code);
  });

  it('is none of oneself, none by another name, and none by who is no admin any more', async () => {
    const { decide, admin, put, stored, member } = anOffice({ status: 'pending_admin' });
    await expect(decide('lock', { id: admin.id })).rejects.toMatchObject(refused('OWN_ACCOUNT'));
    await expect(decide('delete')).rejects.toMatchObject(refused('UNKNOWN_ACTION'));
    await expect(decide('approve', { id: 'nobody' })).rejects.toMatchObject(refused('USER_NOT_FOUND'));
    put([profileRecord.item({ ...admin, role: 'user' })]);
    await expect(decide('approve')).rejects.toMatchObject(refused('FORBIDDEN'));
    put([profileRecord.item({ ...admin, status: 'inactive' })]);
    await expect(decide('approve')).rejects.toMatchObject(refused('FORBIDDEN'));
    expect(await stored()).toEqual(member);
  });

  it('of two at the same moment is made by the first, and told once', async () => {
    const { table, decide, other, stored, mails } = anOffice({ status: 'pending_admin' });
    const crossed = meanwhile(table, () => decide('reject', { by: other }));
    await expect(decide('approve', { table: crossed.table })).rejects.toMatchObject(refused('USER_STATE'));
    expect(crossed.happened()).toBe(true);
    expect([(await stored())?.closedAs, mails().length]).toEqual(['rejected', 1]);
  });

  it('ends sessions where it shuts the door, and leaves them where it opens it', async () => {
    const over = async (status: Profile['status'], decision: string) => {
      const { decide, rows, put, member } = anOffice({ status });
      put([credentialsItem(member.id, { sessionsFrom: '2026-01-01T00:00:00.000Z' })]);
      await decide(decision);
      return rows().every(({ sessionsFrom }) => sessionsFrom !== '2026-01-01T00:00:00.000Z');
    };
    expect(await over('active', 'sign-out')).toBe(true);
    expect(await over('active', 'lock')).toBe(true);
    expect(await over('pending_admin', 'reject')).toBe(true);
    expect(await over('pending_admin', 'approve')).toBe(false);
    expect(await over('pending_admin', 'request-info')).toBe(false);
  });
});

describe('somebody an admin has before them', () => {
  it('is decided by that admin alone, until the time is up or they let go', async () => {
    const { at, member, admin, other, decide, pass, rows } = anOffice({ status: 'pending_admin' });
    const claim = (by: Profile) => claimPerson(at(), { id: member.id, userId: by.id });
    const holder = async (context = at()) =>
      claimHolder(await findClaim(context, member.id), context.now())?.name ?? null;
    await claim(admin);
    await claim(admin);
    expect(await holder()).toBe('Châu');
    await expect(claim(other)).rejects.toMatchObject({
      code: 'REVIEW_HELD',
      details: { params: { name: 'Châu' } },
    });
    await expect(decide('approve', { by: other })).rejects.toMatchObject(refused('REVIEW_HELD'));
    await releasePerson(at(), { id: member.id, userId: other.id });
    expect(await holder()).toBe('Châu');
    const until = (await findClaim(at(), member.id))?.heldUntil ?? 0;
    // Twenty minutes, and a day more for whoever asks whose it was.
    expect(rows().find(({ entity }) => entity === 'review-claim')).toMatchObject({
      heldUntil: Math.floor(start / 1000) + 20 * 60,
      expiresAt: until + 24 * 3600,
    });
    pass(until * 1000 - at().now().getTime() - 1000);
    expect(await holder()).toBe('Châu');
    pass(1000);
    expect(await holder()).toBeNull();
    await claim(other);
    expect(await holder()).toBe('Huy');
    await releasePerson(at(), { id: member.id, userId: other.id });
    expect(await holder()).toBeNull();
    await decide('request-info');
  });

  it('is nobody’s to take who does not wait, and goes to the quicker of two', async () => {
    const { at, member, admin } = anOffice({ status: 'active' });
    await expect(claimPerson(at(), { id: member.id, userId: admin.id })).rejects.toMatchObject(
      refused('USER_STATE'),
    );
    const office = anOffice({ status: 'kyc_submitted' });
    const take = (by: Profile, table = office.table) =>
      claimPerson(office.at(table), { id: office.member.id, userId: by.id });
    const crossed = meanwhile(office.table, () => take(office.other));
    await expect(take(office.admin, crossed.table)).rejects.toMatchObject(refused('REVIEW_HELD'));
    expect(crossed.happened()).toBe(true);
  });

  it('and whom another takes anew at that moment is decided of by nobody else', async () => {
    const { table, at, member, admin, other, decide, stored } = anOffice({ status: 'pending_admin' });
    await claimPerson(at(), { id: member.id, userId: admin.id });
    await releasePerson(at(), { id: member.id, userId: admin.id });
    const crossed = meanwhile(table, () => claimPerson(at(), { id: member.id, userId: other.id }));
    await expect(decide('approve', { table: crossed.table })).rejects.toMatchObject(refused('REVIEW_HELD'));
    expect(crossed.happened()).toBe(true);
    expect((await stored())?.status).toBe('pending_admin');
  });

  it.each([
    [{ status: 'kyc_submitted', askedFor: 'x', rejectedBefore: { at: '', reason: '' } }, 'papers'],
    [{ status: 'pending_admin', askedFor: 'x', rejectedBefore: { at: '', reason: '' } }, 'asked'],
    [{ status: 'pending_admin', askedFor: null, rejectedBefore: { at: '', reason: '' } }, 'again'],
    [{ status: 'pending_admin', askedFor: null, rejectedBefore: null }, 'new'],
  ] as const)('%o waits as %s', (row, kind) => {
    expect(kindOf(row)).toBe(kind);
  });
});

describe('a role', () => {
  it('is another from then on, told once, and said again it is said', async () => {
    const { at, member, admin, stored, mails, put } = anOffice();
    const say = (given: object = {}) =>
      changeRole(at(), { id: member.id, role: 'collaborator', userId: admin.id, ...given });
    await expect(say({ updatedAt: 'long ago' })).rejects.toMatchObject(refused('STALE_STATE'));
    await say({ updatedAt: member.updatedAt });
    await say();
    // Said again of what was read before it was said.
    await say({ updatedAt: 'long ago' });
    expect([(await stored())?.role, mails()]).toEqual(['collaborator', ['role-changed']]);
    await expect(say({ id: admin.id })).rejects.toMatchObject(refused('OWN_ACCOUNT'));
    put([profileRecord.item({ ...member, status: 'inactive' })]);
    await expect(say()).rejects.toMatchObject(refused('USER_STATE'));
    put([profileRecord.item(member), profileRecord.item({ ...admin, role: 'collaborator' })]);
    await expect(say()).rejects.toMatchObject(refused('FORBIDDEN'));
  });
});

describe('a request about one’s own data', () => {
  const draft = { kind: 'access', text: 'Cho tôi xem' } as const;
  async function aRequest() {
    const office = anOffice();
    const made = await askPrivacy(office.at(), { ...draft, userId: office.member.id, clientRequestId: 'r1' });
    const act = (name: 'receive' | 'extend' | 'answer' | 'refuse', given: object = {}) =>
      actOnPrivacy(office.at(), { id: made.id, act: name, text: 'Vì', version: 1, language: 'vi', ...given });
    const now = async () => (await listOwnPrivacy(office, office.member.id)).find(({ id }) => id === made.id);
    return { ...office, made, act, now };
  }

  it('is received, extended once, and answered; then nothing more is done about it', async () => {
    const { act, now, made, mails } = await aRequest();
    await act('receive', { text: '' });
    const { receivedAt } = (await now()) ?? {};
    await expect(act('receive', { version: 2 })).rejects.toMatchObject(refused('PRIVACY_REQUEST_STATE'));
    await expect(act('extend', { version: 2, text: '' })).rejects.toMatchObject(refused('BAD_REQUEST'));
    await act('extend', { version: 2 });
    expect(await now()).toMatchObject({ state: 'received', extendedFor: 'Vì', receivedAt });
    expect(((await now())?.dueOn ?? '') > made.dueOn).toBe(true);
    await expect(act('extend', { version: 3 })).rejects.toMatchObject(refused('PRIVACY_REQUEST_STATE'));
    await expect(act('answer', { version: 2 })).rejects.toMatchObject(refused('STALE_STATE'));
    await act('answer', { version: 3 });
    expect(await now()).toMatchObject({ state: 'answered', answer: 'Vì', receivedAt });
    for (const name of ['receive', 'extend', 'answer', 'refuse'] as const)
      await expect(act(name, { version: 4 })).rejects.toMatchObject(refused('PRIVACY_REQUEST_STATE'));
    await expect(act('answer', { id: 'none' })).rejects.toMatchObject(refused('PRIVACY_REQUEST_NOT_FOUND'));
    expect(mails()).toEqual(['privacy-received', 'privacy-extended', 'privacy-answered']);
  });

  it('is refused with a reason, and received by that', async () => {
    const { act, now } = await aRequest();
    await expect(act('refuse', { text: '' })).rejects.toMatchObject(refused('BAD_REQUEST'));
    await act('refuse');
    expect(await now()).toMatchObject({ state: 'refused', answer: 'Vì' });
    expect((await now())?.receivedAt).not.toBeNull();
  });

  it('is asked once for each press, and only so many are open at once', async () => {
    const { at, table, member, made, act } = await aRequest();
    const ask = (requestKey: string) =>
      askPrivacy(at(), { ...draft, userId: member.id, clientRequestId: requestKey });
    expect((await ask('r1')).id).toBe(made.id);
    let open = 1;
    const filling = async () => {
      for (;;) {
        await ask(`more ${open}`);
        open += 1;
      }
    };
    await expect(filling()).rejects.toMatchObject(refused('TOO_MANY_REQUESTS_OPEN'));
    // The answer to the last one was lost: it is no other.
    expect((await ask(`more ${open - 1}`)).kind).toBe('access');
    expect((await listOwnPrivacy({ table }, member.id)).length).toBe(open);
    await act('answer');
    await ask('one more');
    await expect(ask('two more')).rejects.toMatchObject(refused('TOO_MANY_REQUESTS_OPEN'));
  });
});
