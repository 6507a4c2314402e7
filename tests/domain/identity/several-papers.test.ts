import { KMSClient } from '@aws-sdk/client-kms';
import { expect, it, vi } from 'vitest';
import { askForChange } from '#functions/domain/identity/decide.ts';
import { deletePaper } from '#functions/domain/identity/manage-papers.ts';
import { keepPicture } from '#functions/domain/identity/paper-pictures.ts';
import { listMyIdentities } from '#functions/domain/identity/read-wallet.ts';
import { reviewOf } from '#functions/domain/identity/review.ts';
import { findWallet } from '#functions/domain/identity/wallet.ts';
import { withdrawConsent } from '#functions/domain/identity/withdraw.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aPaperAt, firstNumber, papersScene, secondNumber } from './papers-scene.ts';

const passport = { kind: 'passport', number: 'C1234567', issueDate: '2023-01-01', expiryDate: '2033-01-01' };
const png = Buffer.from('\x89PNG\r\n\x1a\n and more', 'latin1');

it('whoever has no phone sends a passport beside a card, whose number stands in for the phone', async () => {
  const { context, person, add, submit } = papersScene();
  const owner = person({ phoneVerifiedAt: null });
  await add(owner, passport);
  await add(owner, { number: firstNumber });
  expect(await findWallet(context, owner.id)).toMatchObject({ isReused: false, withoutPhone: false });
  expect((await submit(owner, { withoutPhone: true })).map(({ state }) => state)).toEqual([
    'submitted',
    'submitted',
  ]);
});

it('a paper that is asked about twice is sent once both are answered', async () => {
  const { context, owner, id, decision, change, submit } = await aPaperAt('submitted');
  const flag = { paperId: id, reason: 'unclear' as const, note: '' };
  const flags = [
    { ...flag, field: 'number' as const },
    { ...flag, field: 'issuePlace' as const },
  ];
  await askForChange(context, { ...decision(owner), reason: '', flags });
  await change(owner, id, { number: secondNumber });
  expect(await refusalOf(submit(owner))).toBe('IDENTITY_ASKED');
  await change(owner, id, { issuePlace: 'Công an Huế' });
  expect(await refusalOf(submit(owner))).toBeUndefined();
});

it('a paper that is taken away is told of where it was in force, and a draft is not', async () => {
  const { context, owner, id, add, submit, believe, rows } = await aPaperAt('approved');
  const second = await add(owner, passport);
  const steps = () => rows().flatMap(({ entity, what }) => (entity === 'identity-step' ? [what] : []));
  const before = steps();
  await deletePaper(context, { userId: owner.id, id: (await add(owner)).id });
  expect(steps()).toEqual(before);
  await submit(owner);
  await believe(owner);
  await deletePaper(context, { userId: owner.id, id });
  const named = (all: readonly unknown[]) => all.map(String).toSorted();
  expect(named(steps())).toEqual(named([...before, 'submitted', 'approved', 'removed']));
  expect((await findWallet(context, owner.id))?.primaryId).toBe(second.id);
});

it('nobody changes a paper that is none of the papers', async () => {
  const { owner, id, change, stored } = await aPaperAt('draft');
  expect(await refusalOf(change(owner, 'none', { number: secondNumber }))).toBe('IDENTITY_NOT_FOUND');
  expect(await stored(owner, id)).toMatchObject({ id, state: 'draft' });
});

it('a picture belongs to one paper: the others of its owner stay without', async () => {
  const { context, owner, id, add, files, stored } = await aPaperAt('draft');
  const other = await add(owner, passport);
  files.set(`papers/in/${owner.id}/${id}/u1`, png);
  await keepPicture(context, { userId: owner.id, id, side: 'front', uploadId: 'u1' });
  expect([(await stored(owner, id))?.front, (await stored(owner, other.id))?.front]).toEqual([
    expect.stringMatching(/^u1-/),
    null,
  ]);
});

it('what was approved keeps the day of its approval while it is entered anew', async () => {
  const { context, owner, id, stored, change, later } = await aPaperAt('approved');
  const { decidedAt } = (await stored(owner, id)) ?? {};
  later(86_400_000);
  await change(owner, id, { number: secondNumber });
  expect((await stored(owner, id))?.inForce?.approvedAt).toBe(decidedAt);
  expect((await reviewOf(context, owner.id)).papers[0]?.approvedAt).toBe(decidedAt);
});

it('a wallet that was emptied says nothing of before, and no key is asked for to say so', async () => {
  const { context, owner } = await aPaperAt('resubmitted');
  await withdrawConsent(context, owner.id);
  expect(await findWallet(context, owner.id)).toMatchObject({
    withoutPhone: false,
    isReused: false,
    wasAsked: false,
  });
  const calls = () => vi.mocked(KMSClient.prototype).send.mock.calls.length;
  const before = calls();
  expect(await listMyIdentities(context, owner.id)).toEqual([]);
  expect(calls()).toBe(before);
});
