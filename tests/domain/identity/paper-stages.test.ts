import { describe, expect, it } from 'vitest';
import { forgetPapers } from '#functions/domain/identity/forget-papers.ts';
import { listAccesses, numberForStaff, ownNumber } from '#functions/domain/identity/access-log.ts';
import { deletePaper, setPrimary } from '#functions/domain/identity/manage-papers.ts';
import { otherHoldersOf } from '#functions/domain/identity/number-hashes.ts';
import { pictureForStaff, placeForPicture } from '#functions/domain/identity/paper-pictures.ts';
import { getMyIdentity } from '#functions/domain/identity/read-wallet.ts';
import { paperForStaff, reviewOf } from '#functions/domain/identity/review.ts';
import { aPaperAt, firstNumber, secondNumber, type Stage } from './papers-scene.ts';

const [first, second] = ['•••• •••• 0001', '•••• •••• 0002'];
const nothing = { refused: 'IDENTITY_NOT_FOUND' };
const inState = { refused: 'IDENTITY_STATE' };
const inForce = { refused: 'PAPER_IN_FORCE' };

const answerOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => ({ refused: error.code }),
  );

describe.each<
  [
    Stage,
    {
      state: string;
      /** As its owner reads it: what stands there, and what is in force beside it. */
      owner: [after: string, inForce: string | null];
      /** As staff read it: before, after, and what state it says; nothing of what nobody sent. */
      staff: [before: string | null, after: string, state: string] | undefined;
      staffNumber: string | undefined;
      change: unknown;
      remove: unknown;
      /** Which of the two numbers others are found to share. */
      holds: [first: boolean, second: boolean];
    },
  ]
>([
  [
    'draft',
    {
      state: 'draft',
      owner: [first, null],
      staff: undefined,
      staffNumber: undefined,
      change: 'done',
      remove: 'done',
      holds: [true, false],
    },
  ],
  [
    'submitted',
    {
      state: 'submitted',
      owner: [first, null],
      staff: [null, first, 'submitted'],
      staffNumber: firstNumber,
      change: inState,
      remove: inState,
      holds: [true, false],
    },
  ],
  [
    'asked',
    {
      state: 'changing',
      owner: [first, null],
      staff: [null, first, 'changing'],
      staffNumber: firstNumber,
      change: 'done',
      remove: 'done',
      holds: [true, false],
    },
  ],
  [
    'approved',
    {
      state: 'approved',
      owner: [first, null],
      staff: [null, first, 'approved'],
      staffNumber: firstNumber,
      change: 'done',
      remove: inForce,
      holds: [true, false],
    },
  ],
  [
    'reopened',
    {
      state: 'draft',
      owner: [second, first],
      staff: [null, first, 'approved'],
      staffNumber: firstNumber,
      change: 'done',
      remove: inForce,
      holds: [true, true],
    },
  ],
  [
    'resubmitted',
    {
      state: 'submitted',
      owner: [second, first],
      staff: [first, second, 'submitted'],
      staffNumber: secondNumber,
      change: inState,
      remove: inState,
      holds: [true, true],
    },
  ],
  [
    'asked again',
    {
      state: 'changing',
      owner: [second, first],
      staff: [first, second, 'changing'],
      staffNumber: secondNumber,
      change: 'done',
      remove: inForce,
      holds: [true, true],
    },
  ],
  [
    'approved again',
    {
      state: 'approved',
      owner: [second, null],
      staff: [null, second, 'approved'],
      staffNumber: secondNumber,
      change: 'done',
      remove: inForce,
      holds: [false, true],
    },
  ],
])('a paper that is %s', (stage, expected) => {
  it('says to its owner what stands there and what is in force, and its whole number', async () => {
    const { context, owner, id } = await aPaperAt(stage);
    const paper = await getMyIdentity(context, { userId: owner.id, id });
    expect([paper.state, paper.identityId, paper.inForce?.identityId ?? null]).toEqual([
      expected.state,
      ...expected.owner,
    ]);
    const { number } = await ownNumber(context, { userId: owner.id, id });
    expect(number).toBe(expected.owner[0] === first ? firstNumber : secondNumber);
    // Somebody else's own papers are not these.
    const other = { userId: 'somebody', id };
    await expect(ownNumber(context, other)).rejects.toMatchObject({ code: 'IDENTITY_NOT_FOUND' });
    await expect(getMyIdentity(context, other)).rejects.toMatchObject({ code: 'IDENTITY_NOT_FOUND' });
    await expect(listAccesses(context, other)).rejects.toMatchObject({ code: 'IDENTITY_NOT_FOUND' });
  });

  it('says to staff what was sent, and nothing else', async () => {
    const { context, owner, admin, id } = await aPaperAt(stage);
    const { papers } = await reviewOf(context, owner.id);
    expect(
      papers.map(({ before, after, state }) => [before?.identityId ?? null, after.identityId, state]),
    ).toEqual(expected.staff ? [expected.staff] : []);
    const asked = { id, staffId: admin.id };
    expect(
      await numberForStaff(context, asked).then(
        ({ number }) => number,
        (error: { code?: string }) => ({ refused: error.code }),
      ),
    ).toEqual(expected.staffNumber ?? nothing);
    expect(await answerOf(paperForStaff(context, id))).toEqual(expected.staff ? 'done' : nothing);
    // A look is noted where a number was shown, and nowhere else.
    const looks = await listAccesses(context, { userId: owner.id, id });
    expect(looks.map(({ by, name }) => [by, name])).toEqual(
      expected.staff ? [['staff', 'Trần Minh Châu']] : [],
    );
  });

  it('shows its pictures to its owner, and to staff once it was sent', async () => {
    const { context, owner, admin, id, put, rows } = await aPaperAt(stage);
    put(
      rows().flatMap((row) =>
        row['sk'] === 'WALLET'
          ? [{ ...row, papers: (row['papers'] as object[]).map((one) => ({ ...one, front: 'f1' })) } as never]
          : [],
      ),
    );
    const side = { id, side: 'front' } as const;
    expect(await answerOf(pictureForStaff(context, { ...side, staffId: admin.id }))).toEqual(
      expected.staff ? 'done' : nothing,
    );
    const back = { id, side: 'back', staffId: admin.id } as const;
    expect(await answerOf(pictureForStaff(context, back))).toEqual(nothing);
    const looks = await listAccesses(context, { userId: owner.id, id });
    expect(looks).toHaveLength(expected.staff ? 1 : 0);
  });

  it('is changed, given pictures, taken away or made the primary one as its state allows', async () => {
    const changing = await aPaperAt(stage);
    const { context, owner, id, change } = changing;
    expect(await answerOf(change(owner, id, { issuePlace: 'Công an Hà Nội' }))).toEqual(expected.change);
    const picture = { userId: owner.id, id, size: 10, mimeType: 'image/png' };
    expect(await answerOf(placeForPicture(context, picture))).toEqual(expected.change);
    expect(await answerOf(setPrimary(context, { userId: owner.id, id }))).toBe('done');
    const removing = await aPaperAt(stage);
    const asked = { userId: removing.owner.id, id: removing.id };
    expect(await answerOf(deletePaper(removing.context, asked))).toEqual(expected.remove);
    expect(await removing.stored(removing.owner, removing.id)).toEqual(
      expected.remove === 'done' ? undefined : expect.anything(),
    );
  });

  it('is found by each number that stands on it, until the papers are forgotten', async () => {
    const { context, owner, id, person, add, stored, rows } = await aPaperAt(stage);
    const other = person();
    const numbers = [firstNumber, secondNumber];
    const held = async () => {
      const theirs = await Promise.all(
        numbers.map(async (number) => {
          const mine = await add(other, { number });
          const { mark } = (await stored(other, mine.id)) ?? { mark: '' };
          await deletePaper(context, { userId: other.id, id: mine.id });
          return otherHoldersOf(context, mark, other.id);
        }),
      );
      return theirs.map((found) => found.includes(owner.id));
    };
    expect(await held()).toEqual(expected.holds);
    const trace = () =>
      rows().find(({ entity, pk }) => entity === 'paper-trace' && pk === `USER#${owner.id}`);
    expect(trace()?.['marks']).toHaveLength(expected.holds.filter(Boolean).length);
    await forgetPapers(context, owner.id);
    expect(await held()).toEqual([false, false]);
    expect(rows().filter(({ pk }) => pk === `PAPER#${id}`)).toEqual([]);
  });
});
