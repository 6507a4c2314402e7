import { describe, expect, it } from 'vitest';
import { searchIdentities as contract } from '#shared/identity/index.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { approve } from '#functions/domain/identity/decide.ts';
import { forgetPapers } from '#functions/domain/identity/forget-papers.ts';
import { identitiesView } from '#functions/domain/identity/identities-view.ts';
import { identityKeys } from '#functions/domain/identity/identity-keys.ts';
import { recordAccess } from '#functions/domain/identity/access-log.ts';
import { setPrimary } from '#functions/domain/identity/manage-papers.ts';
import { listMyIdentities } from '#functions/domain/identity/read-wallet.ts';
import { paperForStaff, reviewOf } from '#functions/domain/identity/review.ts';
import { createPaper } from '#functions/domain/identity/save-paper.ts';
import { identityListing } from '#functions/domain/identity/search-identities.ts';
import { findWallet, paperInFocus, type StoredPaper } from '#functions/domain/identity/wallet.ts';
import { claimPerson } from '#functions/domain/people/review-claim.ts';
import { peopleKeys } from '#functions/domain/people/people-keys.ts';
import { listOf } from '#functions/platform/views/list-query.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { aPaper } from '#tests/support/identity.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { viewRows } from '../support/view-rows.ts';
import { aPaperAt, firstNumber, papersScene, secondNumber } from './papers-scene.ts';

const passport = { kind: 'passport', number: 'C1234567', issueDate: '2023-01-01', expiryDate: '2033-01-01' };

describe('the queue of papers', () => {
  /** Four people: one sent papers, one was asked about theirs, one changes what was approved, one has sent nothing. */
  async function aQueue() {
    const scene = papersScene();
    const person = (fullName: string) => scene.person({ fullName, avatarUrl: `${fullName}.jpg` });
    const people = ['Lan', 'Mai', 'Cúc', 'Đào'].map(person) as [Profile, Profile, Profile, Profile];
    const [lan, mai, cuc, dao] = people;
    const ids = [
      await scene.add(lan, { number: firstNumber }),
      await scene.add(mai, passport),
      await scene.add(cuc, { number: secondNumber }),
      await scene.add(dao),
    ].map(({ id }) => id);
    for (const who of [lan, mai, cuc]) await scene.submit(who);
    await scene.ask(mai, ids[1] ?? '');
    await scene.believe(cuc);
    await scene.change(cuc, ids[2] ?? '', { number: '001192000009' });
    const wallets = await Promise.all(people.map(({ id }) => findWallet(scene.context, id)));
    const rows = await viewRows(
      identitiesView,
      wallets.flatMap((one) => one ?? []),
    );
    const list = (query: Record<string, string> = {}) =>
      listOf(identityListing, contract.query.parse(query), { sent: 'yes' }, rows);
    const names = async (query: Record<string, string>) =>
      (await list(query)).data.map(({ fullName }) => fullName);
    return { ...scene, people, ids, wallets, list, names };
  }

  it('has what was sent, the longest waiting first, by its last digits and the name it is of', async () => {
    const { list, people, ids, wallets } = await aQueue();
    const [lan, mai, cuc] = people;
    const row = (nth: number, { id: userId, fullName, referenceId, avatarUrl }: Profile, given: object) => ({
      id: ids[nth],
      userId,
      fullName,
      referenceId,
      avatarUrl,
      type: 'cccd',
      submission: 'new',
      isReused: false,
      wasAskedBefore: false,
      submittedAt: wallets[nth]?.submittedAt,
      ...given,
    });
    expect((await list()).data).toEqual([
      row(0, lan, { identityId: '•••• •••• 0001', state: 'submitted' }),
      row(1, mai, {
        identityId: '•••• •••• 4567',
        state: 'changing',
        type: 'passport',
        wasAskedBefore: true,
      }),
      // What is entered anew and not sent is its owner's alone: what was approved stands here.
      row(2, cuc, { identityId: '•••• •••• 0002', state: 'approved' }),
    ]);
  });

  it('is narrowed by state, by kind, by when it was sent, and searched by who it is of', async () => {
    const { names, wallets, people } = await aQueue();
    const second = wallets[1]?.submittedAt ?? '';
    expect(await names({ state: 'changing' })).toEqual(['Mai']);
    expect(await names({ state: 'draft' })).toEqual([]);
    expect(await names({ submission: 'edit' })).toEqual([]);
    expect(await names({ submittedFrom: second })).toEqual(['Mai', 'Cúc']);
    expect(await names({ submittedTo: second })).toEqual(['Lan', 'Mai']);
    expect(await names({ searchTerm: 'cuc' })).toEqual(['Cúc']);
    expect(await names({ searchTerm: people[0].referenceId })).toEqual(['Lan']);
    expect(await names({ searchTerm: 'dao' })).toEqual([]);
  });

  it('names people as their account does by the next change of their papers', async () => {
    const { context, put, people, ids, change } = await aQueue();
    const [, , , dao] = people;
    put([profileRecord.item({ ...dao, fullName: 'Đào Mới', avatarUrl: null })]);
    await change(dao, ids[3] ?? '', { issuePlace: 'Công an Huế' });
    expect(await findWallet(context, dao.id)).toMatchObject({ fullName: 'Đào Mới', avatarUrl: null });
  });
});

it('the paper that is looked at comes before one that is asked about, that before a draft, that before any', () => {
  const paper = (id: string, state: StoredPaper['state']) => ({ id, state }) as StoredPaper;
  const all = [paper('a', 'approved'), paper('d', 'draft'), paper('c', 'changing'), paper('s', 'submitted')];
  const inFocus = (count: number) => paperInFocus(all.slice(0, count))?.id;
  expect([4, 3, 2, 1, 0].map(inFocus)).toEqual(['s', 'c', 'd', 'a', undefined]);
});

it('staff see of a paper who it is of, which sides are pictured, and that there is no phone', async () => {
  const { context, person, add, submit, put, rows } = papersScene();
  const owner = person({ phoneVerifiedAt: null });
  const { id } = await add(owner);
  await submit(owner, { withoutPhone: true });
  put(
    rows().flatMap((row) =>
      row['sk'] === 'WALLET'
        ? [{ ...row, papers: (row['papers'] as object[]).map((one) => ({ ...one, back: 'b1' })) } as never]
        : [],
    ),
  );
  const { version } = (await findWallet(context, owner.id)) ?? {};
  expect(await paperForStaff(context, id)).toMatchObject({
    id,
    userId: owner.id,
    version,
    pictures: { front: false, back: true },
  });
  expect(await reviewOf(context, owner.id)).toMatchObject({ withoutPhone: true, phoneConfirmedAt: null });
  const mails = rows().filter(({ entity }) => entity === 'mail');
  expect(mails).toMatchObject([{ to: owner.email, content: { template: 'identity-consent' } }]);
});

it('the owner of papers is told of each the last look at it, and only what is still to be answered', async () => {
  const { context, owner, admin, id, add } = await aPaperAt('asked');
  const other = await add(owner, passport);
  await recordAccess(context, { ownerId: owner.id, id, lookerId: owner.id });
  await recordAccess(context, { ownerId: owner.id, id, lookerId: admin.id });
  const [asked, draft] = await listMyIdentities(context, owner.id);
  expect([asked?.id, draft?.id]).toEqual([id, other.id]);
  expect(asked).toMatchObject({
    isDefault: true,
    lastLook: { by: 'staff', name: admin.fullName },
    flags: [{ field: 'number', reason: 'unclear' }],
    pictures: { front: false, back: false },
  });
  expect(draft).toMatchObject({ isDefault: false, lastLook: null, flags: [] });
});

it('of somebody who is believed no more any paper may be the primary one', async () => {
  const { context, owner, add, put, profileOf } = await aPaperAt('approved');
  const draft = await add(owner, passport);
  const choose = () => refusalOf(setPrimary(context, { userId: owner.id, id: draft.id }));
  expect(await choose()).toBe('IDENTITY_STATE');
  const profile = await profileOf(owner);
  if (!profile) throw new Error('They have an account');
  put([profileRecord.item({ ...profile, status: 'kyc_changing' })]);
  expect(await choose()).toBeUndefined();
});

it('somebody who has left puts no paper into their wallet', async () => {
  const { person, add, put, context } = papersScene();
  const gone = person();
  put([profileRecord.item({ ...gone, closedAs: 'left' } as Profile)]);
  expect(await refusalOf(add(gone))).toBe('USER_NOT_FOUND');
  expect(await findWallet(context, gone.id)).toBeUndefined();
});

it('a decision is refused at once where another admin took the person over at that moment', async () => {
  const { table, at, context, owner, admin, decision, stored, id } = await aPaperAt('submitted');
  await claimPerson(context, { id: owner.id, userId: admin.id });
  const crossed = meanwhile(table, () =>
    table.write([update(peopleKeys.claim(owner.id), { set: { userId: 'another' } })]),
  );
  let writes = 0;
  const counting = {
    ...crossed.table,
    write: ((operations) => {
      writes += 1;
      return crossed.table.write(operations);
    }) as typeof table.write,
  };
  expect(await refusalOf(approve(at(counting), { ...decision(owner), note: '' }))).toBe('STALE_STATE');
  expect([crossed.happened(), writes]).toEqual([true, 1]);
  expect((await stored(owner, id))?.state).toBe('submitted');
});

it('a paper that is added twice at the same moment is one', async () => {
  const { table, at, context, person } = papersScene();
  const { id: userId } = person();
  const asked = { ...aPaper({ clientRequestId: 'r1' }), userId, language: 'vi' } as Parameters<
    typeof createPaper
  >[1];
  let twin = '';
  const crossed = meanwhile(table, async () => {
    twin = (await createPaper(context, asked)).id;
  });
  expect((await createPaper(at(crossed.table), asked)).id).toBe(twin);
  expect([crossed.happened(), (await listMyIdentities(context, userId)).length]).toEqual([true, 1]);
});

describe('papers that are forgotten', () => {
  it('leave nothing of the person but a tombstone: no steps, looks, receipts or codes', async () => {
    const { context, owner, id, admin, put, rows, removed, at, table } = await aPaperAt('approved');
    await recordAccess(context, { ownerId: owner.id, id, lookerId: admin.id });
    put([{ ...identityKeys.phone(owner.id), entity: 'phone-code', codeId: 'c1' }]);
    put(
      rows().flatMap((row) =>
        row['sk'] === 'WALLET'
          ? [{ ...row, papers: (row['papers'] as object[]).map((one) => ({ ...one, front: 'f1' })) } as never]
          : [],
      ),
    );
    const left = () =>
      rows()
        .filter(({ pk }) => pk === identityKeys.partition(owner.id))
        .map(({ sk }) => sk);
    const crossed = meanwhile(table, async () => {
      await setPrimary(context, { userId: owner.id, id });
    });
    await expect(forgetPapers(at(crossed.table), owner.id)).rejects.toThrow('have just changed');
    expect(left()).toContain('WALLET');
    await forgetPapers(context, owner.id);
    expect(left()).toEqual(['GONE']);
    expect(removed).toContain(`papers/${owner.id}/${id}/f1`);
    // Told of once more, and of somebody who never had any, there is nothing to do.
    await forgetPapers(context, owner.id);
    put([{ ...identityKeys.phone('nobody'), entity: 'phone-code', codeId: 'c2' }]);
    await forgetPapers(context, 'nobody');
    expect(rows().filter(({ entity }) => entity === 'phone-code')).toEqual([]);
  });
});
