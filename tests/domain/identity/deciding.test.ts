import { describe, expect, it, vi } from 'vitest';
import { consentVersion } from '#shared/identity/consent.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { approve, askAboutPaper, askForChange } from '#functions/domain/identity/decide.ts';
import { identitiesView } from '#functions/domain/identity/identities-view.ts';
import { deletePaper, setPrimary } from '#functions/domain/identity/manage-papers.ts';
import { listConsents, listMyIdentities } from '#functions/domain/identity/read-wallet.ts';
import { reviewOf } from '#functions/domain/identity/review.ts';
import { identityListing } from '#functions/domain/identity/search-identities.ts';
import { listOf } from '#functions/platform/views/list-query.ts';
import { searchIdentities } from '#shared/identity/index.ts';
import { standingOf } from '#functions/domain/identity/standing.ts';
import { submitPapers } from '#functions/domain/identity/submit.ts';
import { withdrawConsent } from '#functions/domain/identity/withdraw.ts';
import { createPaper, updatePaper } from '#functions/domain/identity/save-paper.ts';
import { findWallet } from '#functions/domain/identity/wallet.ts';
import { claimPerson, releasePerson } from '#functions/domain/people/review-claim.ts';
import { aPaper } from '#tests/support/identity.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { viewRows } from '../support/view-rows.ts';
import { aPaperAt, firstNumber, papersScene, secondNumber } from './papers-scene.ts';

const refused = (code: string) => ({ code });
const passport = {
  kind: 'passport',
  number: 'C1234567',
  issueDate: '2023-01-01',
  expiryDate: '2033-01-01',
} as const;

describe('sending papers', () => {
  it.each([
    ['whose phone is confirmed', {}, {}, {}, undefined],
    [
      'without a phone, by the personal number',
      { phoneVerifiedAt: null },
      {},
      { withoutPhone: true },
      undefined,
    ],
    ['without a phone, who does not say so', { phoneVerifiedAt: null }, {}, {}, 'PHONE_UNCONFIRMED'],
    [
      'without a phone, by a passport',
      { phoneVerifiedAt: null },
      passport,
      { withoutPhone: true },
      'PHONE_UNCONFIRMED',
    ],
    ['who agrees to an older text', {}, {}, { consent: '2025-01' }, 'CONSENT_NEEDED'],
    ['who is looked at already', { status: 'kyc_submitted' }, {}, {}, 'IDENTITY_STATE'],
    ['who is locked', { status: 'inactive' }, {}, {}, 'IDENTITY_STATE'],
    ['who is asked about theirs', { status: 'kyc_changing' }, {}, {}, undefined],
    ['who is believed already', { status: 'active' }, {}, {}, undefined],
  ] as const)('by somebody %s', async (_, given, paper, said, code) => {
    const { person, add, submit, profileOf } = papersScene();
    const owner = person(given);
    await add(owner, paper);
    const sending = submit(owner, said);
    if (code) await expect(sending).rejects.toMatchObject(refused(code));
    else expect((await sending).map(({ state }) => state)).toEqual(['submitted']);
    const before = 'status' in given ? given.status : 'pending_kyc';
    const after = before === 'active' ? 'active' : 'kyc_submitted';
    expect((await profileOf(owner))?.status).toBe(code ? before : after);
  });

  it('is refused without papers, and where nothing of them is new', async () => {
    const { person, add, submit, believe } = papersScene();
    const owner = person();
    await expect(submit(owner)).rejects.toMatchObject(refused('IDENTITY_NOT_FOUND'));
    await add(owner);
    await submit(owner);
    await believe(owner);
    await expect(submit(owner)).rejects.toMatchObject(refused('IDENTITY_STATE'));
  });

  it('says whether they are new, come again, or change what was approved', async () => {
    const { context, person, add, submit, ask, change, believe } = papersScene();
    const owner = person();
    const { id } = await add(owner, { number: firstNumber });
    const kind = async () => (await findWallet(context, owner.id))?.submission;
    await submit(owner);
    expect(await kind()).toBe('new');
    await ask(owner, id);
    await expect(submit(owner)).rejects.toMatchObject(refused('IDENTITY_ASKED'));
    // Another field than was asked about is no answer.
    await change(owner, id, { issuePlace: 'Công an tỉnh' });
    await expect(submit(owner)).rejects.toMatchObject(refused('IDENTITY_ASKED'));
    await change(owner, id, { number: firstNumber });
    await submit(owner);
    expect(await kind()).toBe('again');
    await believe(owner);
    await change(owner, id, { number: secondNumber });
    await submit(owner);
    expect(await kind()).toBe('edit');
    await ask(owner, id);
    await change(owner, id, { number: secondNumber });
    await submit(owner);
    expect(await kind()).toBe('edit');
  });

  it.each([
    ['of two who enter the same number, says so of the second', firstNumber, true],
    ['says nothing of another number', secondNumber, false],
  ])('%s', async (_, number, isReused) => {
    const { context, person, add, submit } = papersScene();
    const [one, other] = [person(), person()];
    await add(one, { number: firstNumber });
    await add(other, { number });
    await submit(one);
    await submit(other);
    const wallets = await Promise.all([one, other].map(({ id }) => findWallet(context, id)));
    // An entered number counts: the first to send it need not be its owner.
    expect(wallets.map((wallet) => wallet?.isReused)).toEqual([isReused, isReused]);
    const { others, papers } = await reviewOf(context, other.id);
    expect(others.map(({ id }) => id)).toEqual(isReused ? [one.id] : []);
    expect(papers[0]?.checks.find(({ name }) => name === 'reuse')?.result).toBe(isReused ? 'wrong' : 'ok');
  });

  it('of a number somebody else has in force, while a newer one of theirs waits, says so', async () => {
    const { context, person, add, submit } = await aPaperAt('resubmitted');
    const other = person();
    await add(other, { number: firstNumber });
    await submit(other);
    expect((await findWallet(context, other.id))?.isReused).toBe(true);
  });

  it('keeps a receipt for each time, the newest first', async () => {
    const { context, owner } = await aPaperAt('approved');
    const receipts = await listConsents(context, owner.id);
    expect(receipts.map(({ version, withdrawnAt }) => [version, withdrawnAt])).toEqual([
      [consentVersion, null],
      [consentVersion, null],
    ]);
    expect((receipts[0]?.at ?? '') > (receipts[1]?.at ?? '')).toBe(true);
  });
});

describe('deciding', () => {
  it.each(['draft', 'asked', 'approved', 'reopened', 'approved again'] as const)(
    'finds nothing to decide where the paper is %s',
    async (stage) => {
      const { believe, ask, owner, id } = await aPaperAt(stage);
      await expect(believe(owner)).rejects.toMatchObject(refused('IDENTITY_STATE'));
      await expect(ask(owner, id)).rejects.toMatchObject(refused('IDENTITY_STATE'));
    },
  );

  it.each(['pending_kyc', 'kyc_changing', 'inactive'] as const)(
    'of somebody who meanwhile is %s is refused, though a paper waits',
    async (status) => {
      const { believe, ask, owner, id, profileOf, person } = await aPaperAt('submitted');
      person({ ...(await profileOf(owner)), status });
      await expect(believe(owner)).rejects.toMatchObject(refused('IDENTITY_STATE'));
      await expect(ask(owner, id)).rejects.toMatchObject(refused('IDENTITY_STATE'));
    },
  );

  it('is not one’s own, nor made on what was read before', async () => {
    const { context, owner, admin, decision, id } = await aPaperAt('submitted');
    const own = { ...decision(owner), staffId: owner.id };
    const asking = {
      reason: '',
      flags: [{ paperId: id, field: 'number', reason: 'unclear', note: '' }],
    } as const;
    await expect(approve(context, { ...own, note: '' })).rejects.toMatchObject(refused('FORBIDDEN'));
    await expect(askForChange(context, { ...own, ...asking })).rejects.toMatchObject(refused('FORBIDDEN'));
    const version = (await findWallet(context, owner.id))?.version ?? 0;
    const old = { ...decision(owner), version: version - 1 };
    await expect(approve(context, { ...old, note: '' })).rejects.toMatchObject(refused('STALE_STATE'));
    await expect(askForChange(context, { ...old, ...asking })).rejects.toMatchObject(refused('STALE_STATE'));
    await approve(context, { ...decision(owner), staffId: admin.id, version, note: '' });
  });

  it('waits while another admin has the person before them, and ends that with the decision', async () => {
    const { context, owner, admin, person, decision, believe, rows } = await aPaperAt('submitted');
    const other = person({ role: 'admin', status: 'active' });
    await claimPerson(context, { id: owner.id, userId: other.id });
    await expect(believe(owner)).rejects.toMatchObject(refused('REVIEW_HELD'));
    await releasePerson(context, { id: owner.id, userId: admin.id });
    await expect(believe(owner)).rejects.toMatchObject(refused('REVIEW_HELD'));
    await approve(context, { ...decision(owner), staffId: other.id, note: '' });
    const claim = rows().find(({ entity }) => entity === 'review-claim');
    expect(Number(claim?.['heldUntil'])).toBeLessThanOrEqual(Math.floor(context.now().getTime() / 1000));
  });

  it('at the same moment as another decision is refused: it was decided', async () => {
    const { table, at, owner, decision, ask, id, profileOf } = await aPaperAt('submitted');
    const crossed = meanwhile(table, () => ask(owner, id));
    await expect(approve(at(crossed.table), { ...decision(owner), note: '' })).rejects.toMatchObject(
      refused('IDENTITY_STATE'),
    );
    expect(crossed.happened()).toBe(true);
    expect((await profileOf(owner))?.status).toBe('kyc_changing');
  });

  it('at the moment the account is locked is refused, though nothing of the papers changed', async () => {
    const { table, at, owner, decision, profileOf, put } = await aPaperAt('resubmitted');
    const crossed = meanwhile(table, async () => {
      const profile = await profileOf(owner);
      if (profile)
        put([profileRecord.item({ ...profile, status: 'inactive', updatedAt: '2026-11-21T00:00:00.000Z' })]);
    });
    await expect(approve(at(crossed.table), { ...decision(owner), note: '' })).rejects.toMatchObject(
      refused('IDENTITY_STATE'),
    );
    expect(crossed.happened()).toBe(true);
  });

  it('the first time lets the person in; later it leaves the account as it is', async () => {
    const { owner, profileOf, rows } = await aPaperAt('approved');
    const first = await profileOf(owner);
    expect(first).toMatchObject({ status: 'active', askedFor: null, rejectedReason: null });
    const mails = () =>
      rows().flatMap(({ entity, content }) =>
        entity === 'mail' ? [content as { template: string; isFirst?: boolean; staysInForce?: boolean }] : [],
      );
    expect(mails().filter(({ template }) => template === 'identity-approved')).toMatchObject([
      { isFirst: true },
    ]);
    expect(mails().filter(({ template }) => template === 'identity-asked')).toMatchObject([
      { staysInForce: false },
    ]);
  });

  it('again leaves the day somebody was let in, and says that what was approved stays in force', async () => {
    const { owner, profileOf, rows } = await aPaperAt('approved again');
    const mails = rows().flatMap(({ entity, content }) => (entity === 'mail' ? [content as object] : []));
    expect(mails).toContainEqual(expect.objectContaining({ template: 'identity-approved', isFirst: false }));
    expect(mails).toContainEqual(expect.objectContaining({ template: 'identity-asked', staysInForce: true }));
    const { verificationDate } = (await profileOf(owner)) ?? {};
    const approvedFirst = await aPaperAt('approved');
    expect(verificationDate).toBe((await approvedFirst.profileOf(approvedFirst.owner))?.verificationDate);
  });

  it('asks about papers that wait, of that person, and quotes no number', async () => {
    const { context, owner, id, decision, add, profileOf, stored } = await aPaperAt('submitted');
    const second = await add(owner, passport);
    const flag = { field: 'number', reason: 'other', note: 'Số 001192000001 không rõ' } as const;
    const ask = (paperId: string, reason = '') =>
      askForChange(context, { ...decision(owner), reason, flags: [{ ...flag, paperId }] });
    await expect(ask(second.id)).rejects.toMatchObject(refused('IDENTITY_NOT_FOUND'));
    await expect(ask('none')).rejects.toMatchObject(refused('IDENTITY_NOT_FOUND'));
    await ask(id, 'Xem lại 001 192 000 001');
    expect((await profileOf(owner))?.askedFor).toBe('Xem lại ••••. Số giấy tờ: Số •••• không rõ');
    expect((await stored(owner, id))?.flags).toEqual([
      { ...flag, note: 'Số •••• không rõ', answered: false },
    ]);
    expect((await stored(owner, second.id))?.state).toBe('draft');
  });

  it('asks about each of two papers its own', async () => {
    const { context, person, add, submit, decision, stored } = papersScene();
    const owner = person();
    const [card, pass] = [await add(owner), await add(owner, passport)];
    await submit(owner);
    const { staffId, version } = decision(owner);
    const flags = [{ field: 'dob', reason: 'incorrect', note: '' }] as const;
    expect(await askAboutPaper(context, { id: pass.id, staffId, version, reason: '', flags })).toBe(owner.id);
    expect((await stored(owner, card.id))?.flags).toEqual([]);
    expect((await stored(owner, pass.id))?.flags).toEqual([{ ...flags[0], answered: false }]);
    // A flag on one paper sends all papers back, so the card waits for a change too.
    expect((await stored(owner, card.id))?.state).toBe('changing');
  });
});

describe('several papers of one person', () => {
  it('are five at most, and the first is the primary one', async () => {
    const { context, person, add } = papersScene();
    const owner = person();
    const ids: string[] = [];
    for (let nth = 0; nth < 5; nth += 1) ids.push((await add(owner)).id);
    await expect(add(owner)).rejects.toMatchObject({
      code: 'TOO_MANY_PAPERS',
      details: { params: { limit: 5 } },
    });
    const primary = (await listMyIdentities(context, owner.id)).map(({ id, isPrimary }) => [id, isPrimary]);
    expect(primary).toEqual(ids.map((id, at) => [id, at === 0]));
    await setPrimary(context, { userId: owner.id, id: ids[3] ?? '' });
    const order = (await listMyIdentities(context, owner.id)).map(({ id }) => id);
    expect(order).toEqual([ids[3], ids[0], ids[1], ids[2], ids[4]]);
  });

  it('are added once, however often the same request comes', async () => {
    const { context, person } = papersScene();
    const { id: userId } = person();
    const paper = aPaper({ number: firstNumber, clientRequestId: 'r1' });
    const asked = { ...paper, userId, language: 'vi' } as Parameters<typeof createPaper>[1];
    const first = await createPaper(context, asked);
    expect((await createPaper(context, asked)).id).toBe(first.id);
    expect(await listMyIdentities(context, userId)).toHaveLength(1);
    await expect(createPaper(context, { ...asked, number: secondNumber })).rejects.toMatchObject(
      refused('REQUEST_DIFFERS'),
    );
  });

  it('lose the last one in force only when another is; what goes leaves the newest in force as primary', async () => {
    const { context, person, add, submit, believe } = papersScene();
    const owner = person();
    const name = (id: string) => ({ userId: owner.id, id });
    const [card, pass] = [await add(owner), await add(owner, passport)];
    await submit(owner);
    await believe(owner);
    const draft = await add(owner, { ...passport, number: 'C7654321' });
    await expect(setPrimary(context, name(draft.id))).rejects.toMatchObject(refused('IDENTITY_STATE'));
    await deletePaper(context, name(card.id));
    const left = await listMyIdentities(context, owner.id);
    expect(left.map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
      [pass.id, true],
      [draft.id, false],
    ]);
    await expect(deletePaper(context, name(pass.id))).rejects.toMatchObject(refused('PAPER_IN_FORCE'));
    // The other paper is removed, and the primary one stays primary.
    await deletePaper(context, name(draft.id));
    expect((await findWallet(context, owner.id))?.primaryId).toBe(pass.id);
  });

  it('that were never approved may each be primary, and the newest is, when that goes', async () => {
    const { context, person, add } = papersScene();
    const owner = person({ status: 'active' });
    const ids: string[] = [];
    for (let nth = 0; nth < 3; nth += 1) ids.push((await add(owner)).id);
    const [first = '', second = '', third = ''] = ids;
    await setPrimary(context, { userId: owner.id, id: second });
    await deletePaper(context, { userId: owner.id, id: second });
    expect((await findWallet(context, owner.id))?.primaryId).toBe(third);
    await deletePaper(context, { userId: owner.id, id: third });
    await deletePaper(context, { userId: owner.id, id: first });
    expect((await findWallet(context, owner.id))?.primaryId).toBeNull();
    await expect(deletePaper(context, { userId: owner.id, id: first })).rejects.toMatchObject(
      refused('IDENTITY_NOT_FOUND'),
    );
  });

  it('changed by their owner while staff approve another are both as they should be', async () => {
    const { table, at, context, owner, id, add, believe, stored } = await aPaperAt('submitted');
    const pass = await add(owner, passport);
    const crossed = meanwhile(table, () => believe(owner));
    const asked = { userId: owner.id, language: 'vi', id: pass.id, change: { number: 'C7654321' } } as const;
    await updatePaper(at(crossed.table), asked);
    expect(crossed.happened()).toBe(true);
    expect((await stored(owner, id))?.state).toBe('approved');
    expect(
      (await listMyIdentities(context, owner.id)).map(({ identityId }) => identityId.slice(-4)),
    ).toContain('4321');
  });
});

describe('withdrawing consent', () => {
  it.each([
    ['draft', 'pending_kyc', 0],
    ['submitted', 'kyc_changing', 1],
    ['asked', 'kyc_changing', 1],
    ['approved', 'kyc_changing', 2],
    ['resubmitted', 'kyc_changing', 3],
  ] as const)('of papers that are %s leaves none, and the account %s', async (stage, status, receipts) => {
    const { context, owner, id, profileOf, rows, submit, add } = await aPaperAt(stage);
    expect((await withdrawConsent(context, owner.id)).map((paper) => paper.id)).toEqual([id]);
    expect(await profileOf(owner)).toMatchObject({ status, verificationDate: null });
    expect(await findWallet(context, owner.id)).toMatchObject({
      dataKey: '',
      papers: [],
      primaryId: null,
      consent: null,
      submission: 'new',
      submittedAt: null,
    });
    expect(rows().filter(({ entity }) => entity === 'identity-mark' || entity === 'identity-owner')).toEqual(
      [],
    );
    const kept = await listConsents(context, owner.id);
    expect(kept.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual(
      Array.from({ length: receipts }, (_, at) => at === 0),
    );
    await expect(withdrawConsent(context, owner.id)).rejects.toMatchObject(refused('IDENTITY_NOT_FOUND'));
    // They may begin anew, with another key.
    await add(owner);
    await submit(owner);
    expect((await findWallet(context, owner.id))?.submission).toBe('new');
  });
});

it('where somebody stands is told by their papers, and whether others have the number by staff alone', async () => {
  const { context, owner, id, person, add, submit } = await aPaperAt('submitted');
  const other = person();
  await add(other, { number: firstNumber });
  await submit(other);
  const wallets = await Promise.all([owner, other].map(async ({ id: of }) => findWallet(context, of)));
  const rows = await viewRows(
    identitiesView,
    wallets.flatMap((one) => one ?? []),
  );
  vi.spyOn(identitiesView, 'rows').mockReturnValue(rows);
  const reuse = ({ checks }: Awaited<ReturnType<typeof standingOf>>) =>
    checks.find(({ name }) => name === 'reuse')?.result;
  const mine = await standingOf(context, owner.id);
  expect(mine).toMatchObject({ status: 'kyc_submitted', paperId: id, wait: { ahead: 0 }, asked: [] });
  const theirs = await standingOf(context, other.id);
  expect(theirs.wait).toMatchObject({ ahead: 1 });
  expect([reuse(mine), reuse(theirs)]).toEqual(['later', 'later']);
  const nobody = await standingOf(context, person().id);
  expect(nobody).toMatchObject({ paperId: null, checks: [], wait: { ahead: 2 }, submittedAt: null });
  expect((await standingOf(context, person({ status: 'active' }).id)).wait).toBeNull();
  const listed = await listOf(identityListing, searchIdentities.query.parse({}), { sent: 'yes' }, rows);
  expect(listed.data.map(({ userId, isReused }) => [userId, isReused])).toEqual([
    [owner.id, false],
    [other.id, true],
  ]);
});

it('a consent that nobody gave sends nothing', async () => {
  const { context, person } = papersScene();
  await expect(
    submitPapers(context, { userId: person().id, consent: consentVersion, withoutPhone: false }),
  ).rejects.toMatchObject(refused('IDENTITY_NOT_FOUND'));
});
