import { KMSClient } from '@aws-sdk/client-kms';
import { describe, expect, it, vi } from 'vitest';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { correctionLines, withoutNumbers } from '#functions/domain/identity/correction-texts.ts';
import { askForChange, approve } from '#functions/domain/identity/decide.ts';
import { identitiesView } from '#functions/domain/identity/identities-view.ts';
import { reviewOf } from '#functions/domain/identity/review.ts';
import { countAhead } from '#functions/domain/identity/search-identities.ts';
import { standingOf } from '#functions/domain/identity/standing.ts';
import { findWallet } from '#functions/domain/identity/wallet.ts';
import { otherHoldersOf } from '#functions/domain/identity/number-hashes.ts';
import { identityKeys } from '#functions/domain/identity/identity-keys.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { viewRows } from '../support/view-rows.ts';
import { aPaperAt, firstNumber, papersScene, secondNumber } from './papers-scene.ts';

const passport = { kind: 'passport', number: 'C1234567', gender: 'female', birthPlace: 'Hà Nội' };

describe('what staff have before them', () => {
  it('is before and after, with who it is, what was agreed to and what was done so far', async () => {
    const { context, owner, admin, id } = await aPaperAt('resubmitted');
    const review = await reviewOf(context, owner.id);
    expect(review).toMatchObject({
      user: { id: owner.id },
      phoneConfirmedAt: owner.phoneVerifiedAt,
      withoutPhone: false,
      submission: 'edit',
      consent: { withdrawnAt: null },
      others: [],
      looks: [],
    });
    expect(review.submittedAt).toBe(review.papers[0]?.submittedAt);
    expect(review.version).toBe((await findWallet(context, owner.id))?.version);
    expect(review.steps.map(({ what, by }) => [what, by])).toEqual([
      ['submitted', owner.fullName],
      ['approved', admin.fullName],
      ['submitted', owner.fullName],
      ['asked', admin.fullName],
      ['submitted', owner.fullName],
    ]);
    expect(review.papers).toMatchObject([
      {
        id,
        type: 'cccd',
        state: 'submitted',
        isPrimary: true,
        before: { identityId: expect.stringMatching(/0001$/) as unknown },
        after: { identityId: expect.stringMatching(/0002$/) as unknown },
        pictures: { front: false, back: false },
        flags: [],
      },
    ]);
    expect(review.papers[0]?.approvedAt).not.toBeNull();
  });

  it('is nothing where nobody sent anything, and no day of approval where none was', async () => {
    const { context, person } = papersScene();
    const nobody = await reviewOf(context, person().id);
    expect(nobody).toMatchObject({
      version: 0,
      submission: null,
      submittedAt: null,
      papers: [],
      consent: null,
    });
    // There is nothing to open, so no key is asked for.
    expect(vi.mocked(KMSClient.prototype).send.mock.calls).toEqual([]);
    const { context: at, owner } = await aPaperAt('submitted');
    expect((await reviewOf(at, owner.id)).papers[0]).toMatchObject({ approvedAt: null, before: null });
    const approved = await aPaperAt('approved');
    const [paper] = (await reviewOf(approved.context, approved.owner.id)).papers;
    const { decidedAt } = (await approved.stored(approved.owner, approved.id)) ?? {};
    expect([paper?.approvedAt, paper?.before]).toEqual([decidedAt, null]);
  });

  it('names others with a number once each, and nobody who is gone', async () => {
    const { context, person, add, submit, table } = papersScene();
    const [owner, other, gone] = [person(), person(), person()];
    for (const who of [owner, other, gone]) {
      await add(who, { number: firstNumber });
      await add(who, { ...passport });
      await submit(who);
    }
    await table.write([remove(accountKeys.profile(gone.id))]);
    const { others } = await reviewOf(context, owner.id);
    expect(others.map(({ id }) => id)).toEqual([other.id]);
  });

  it('is of twenty accounts with one number at most', async () => {
    const { table, put } = papersScene();
    put(
      Array.from({ length: 25 }, (_, nth) => ({
        ...identityKeys.mark('m', `u${10 + nth}`),
        entity: 'identity-mark',
        userId: `u${10 + nth}`,
      })),
    );
    expect(await otherHoldersOf({ table } as Parameters<typeof otherHoldersOf>[0], 'm', 'u10')).toHaveLength(
      19,
    );
    expect(
      await otherHoldersOf({ table } as Parameters<typeof otherHoldersOf>[0], 'm', 'nobody'),
    ).toHaveLength(20);
  });
});

describe('what is asked', () => {
  it('is said in the language of whoever is asked, a line each', () => {
    expect(
      correctionLines('en', [
        { field: 'dob', reason: 'incorrect', note: '' },
        { field: 'number', reason: 'unclear', note: 'Too dark' },
        { field: 'fullName', reason: 'other', note: 'Which one?' },
      ]),
    ).toEqual([
      'Date of birth: The information is not right',
      'Document number: The information has to be clearer. Too dark',
      'Full name: Which one?',
    ]);
    expect(correctionLines('vi', [{ field: 'expiryDate', reason: 'expired', note: '' }])).toEqual([
      'Có giá trị đến: Giấy tờ đã hết hạn',
    ]);
  });

  it.each([
    ['Số 001192000001', 'Số ••••'],
    ['001 192 000.001', '••••'],
    ['C1234567', 'C••••'],
    ['12345', '12345'],
    ['123456', '••••'],
    ['1992-03-14', '••••'],
  ])('quotes no number: %s is %s', (said, kept) => {
    expect(withoutNumbers(said)).toBe(kept);
  });

  it('moves the account of who waits to be let in alone, with what was said of it', async () => {
    const first = await aPaperAt('submitted');
    const flags = [{ paperId: first.id, field: 'dob' as const, reason: 'incorrect' as const, note: '' }];
    await askForChange(first.context, { ...first.decision(first.owner), reason: 'Xem lại', flags });
    const told = 'Xem lại. Ngày sinh: Thông tin không chính xác';
    expect(await first.profileOf(first.owner)).toMatchObject({
      status: 'kyc_changing',
      askedFor: told,
      rejectedReason: told,
    });
    const later = await aPaperAt('asked again');
    expect(await later.profileOf(later.owner)).toMatchObject({
      status: 'active',
      askedFor: null,
      rejectedReason: null,
    });
    expect((await findWallet(later.context, later.owner.id))?.wasAsked).toBe(true);
  });

  it('is a thousand letters at most where the account says it', async () => {
    const { context, owner, decision, id, profileOf } = await aPaperAt('submitted');
    const flags = [{ paperId: id, field: 'dob' as const, reason: 'other' as const, note: 'x'.repeat(1200) }];
    await askForChange(context, { ...decision(owner), reason: '', flags });
    expect((await profileOf(owner))?.askedFor).toHaveLength(1000);
  });
});

describe('approving', () => {
  it('is told with a note without numbers, and takes back what was asked before', async () => {
    const { context, owner, decision, rows, stored, id, profileOf } = await aPaperAt('resubmitted');
    const before = await profileOf(owner);
    await approve(context, { ...decision(owner), note: 'Số 001192000002 rõ' });
    const step = rows()
      .filter(({ entity }) => entity === 'identity-step')
      .at(-1);
    expect(step).toMatchObject({ what: 'approved', submission: 'edit', note: 'Số •••• rõ' });
    expect(await stored(owner, id)).toMatchObject({ state: 'approved', inForce: null, flags: [] });
    expect(await profileOf(owner)).toEqual(before);
    expect((await findWallet(context, owner.id))?.wasAsked).toBe(false);
  });
});

describe('where somebody stands', () => {
  async function standing(scene: Awaited<ReturnType<typeof aPaperAt>>) {
    const wallet = await findWallet(scene.context, scene.owner.id);
    vi.spyOn(identitiesView, 'rows').mockReturnValue(await viewRows(identitiesView, wallet ? [wallet] : []));
    return standingOf(scene.context, scene.owner.id);
  }

  it('is told with what is asked and not answered yet', async () => {
    const scene = await aPaperAt('asked');
    const asked = [{ paperId: scene.id, field: 'number', reason: 'unclear' }];
    expect(await standing(scene)).toMatchObject({
      status: 'kyc_changing',
      asked,
      reason: expect.stringContaining('Số giấy tờ') as unknown,
      wait: { ahead: 0, from: 1, to: 3 },
    });
    await scene.change(scene.owner, scene.id, { number: secondNumber });
    expect((await standing(scene)).asked).toEqual([]);
  });

  it('says of a number that others may have it once it was looked at, and never who', async () => {
    const reuse = async (stage: Parameters<typeof aPaperAt>[0]) =>
      (await standing(await aPaperAt(stage))).checks.find(({ name }) => name === 'reuse')?.result;
    expect([await reuse('draft'), await reuse('submitted'), await reuse('approved')]).toEqual([
      'later',
      'later',
      'ok',
    ]);
  });

  it('has nothing to wait for once somebody is believed, and again when they send anew', async () => {
    expect((await standing(await aPaperAt('approved'))).wait).toBeNull();
    expect((await standing(await aPaperAt('reopened'))).wait).toMatchObject({ ahead: 0 });
    const sent = await aPaperAt('resubmitted');
    expect(await standing(sent)).toMatchObject({ status: 'active', paperId: sent.id, wait: { ahead: 0 } });
    expect(await countAhead('9999')).toBe(1);
    expect(await countAhead('2026')).toBe(0);
  });

  it('says which address and number are confirmed', async () => {
    const scene = await aPaperAt('draft');
    expect(await standing(scene)).toMatchObject({
      emailConfirmed: true,
      phone: { masked: expect.stringMatching(/678$/) as unknown, confirmedAt: scene.owner.phoneVerifiedAt },
      withoutPhone: false,
      consent: null,
      submittedAt: null,
    });
    scene.put([profileRecord.item({ ...scene.owner, emailVerifiedAt: null, rejectedReason: 'Mờ' })]);
    expect(await standing(scene)).toMatchObject({ emailConfirmed: false, reason: 'Mờ' });
  });
});
