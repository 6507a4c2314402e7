import { describe, expect, it } from 'vitest';
import type { MoveBody } from '#shared/publishing/publication-routes.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { servePublication } from '#functions/domain/publishing/serve-publication.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { noticeRecord, notices } from './notice-kind.ts';
import { aPublicationWorld, minutesLater } from './publication-world.ts';
import { newsDrafts } from '#shared/news/write-news.contract.ts';
import { promisedRefusal } from '#tests/support/promised-refusal.ts';

const serving = servePublication(notices);
const kind = {
  publication: notices,
  record: noticeRecord,
  card: { pinned: false, id: '', title: '' },
  textOf: (title: string) => ({ title, body: '' }),
};
const an = { id: 'an', fullName: 'Lê Thị An' };

async function world() {
  const made = await aPublicationWorld(kind);
  await made.table.write([put(profileRecord.item(aProfile(an)))]);
  const move = async (name: MoveBody['move'], more: Partial<MoveBody> = {}) =>
    serving.move({
      ...made.context,
      params: { id: made.id },
      body: { move: name, version: (await made.seen()).version, ...more },
    });
  const draftVersion = async () => (await made.seen()).draftVersion;
  const compare = (number: number, to?: number) =>
    serving.compareVersions({ ...made.context, params: { id: made.id, number }, query: { to } });
  return { ...made, move, draftVersion, compare };
}

it('editors open the draft, with who saved it', async () => {
  const { context, id, write } = await world();
  const draft = { draftVersion: 1, savedAt: minutesLater(0), savedBy: 'an' };
  const opened = await serving.getDraft({ ...context, params: { id } });
  expect(opened).toMatchObject({
    text: kind.textOf('Hội xuân'),
    draft,
    savedBy: an,
    state: { status: 'draft' },
  });
  expect(opened.state).not.toHaveProperty('lastMove');
  await write('Hội thu', 'nobody that is known');
  expect((await serving.getDraft({ ...context, params: { id } })).savedBy).toBeNull();
  expect(await refusalOf(serving.getDraft({ ...context, params: { id: 'gone' } }))).toBe('REVIEW_NOT_FOUND');
});

describe('an editor', () => {
  it('makes each move by its name', async () => {
    const { move, write, draftVersion, context, id } = await world();
    const saved = { draftVersion: 1, text: kind.textOf('Hội làng') };
    expect(await serving.saveDraft({ ...context, params: { id }, body: saved })).toMatchObject({
      draftVersion: 2,
      version: 2,
    });
    const at = minutesLater(30);
    const seen = async () => ({ draftVersion: await draftVersion() });
    expect(await move('schedule', { ...(await seen()), at })).toMatchObject({ publishAt: at });
    expect(await move('cancelSchedule')).toMatchObject({ publishAt: null, status: 'draft' });
    expect(await move('publish', await seen())).toMatchObject({ status: 'published', slug: 'hoi-lang' });
    expect(await move('rename', { slug: 'hoi' })).toMatchObject({ slug: 'hoi' });
    await write('Hội đông');
    expect(await move('discard', await seen())).toMatchObject({ hasDraft: false });
    expect(await move('restore', { ...(await seen()), number: 1 })).toMatchObject({ hasDraft: true });
    expect(await move('unpublish')).toMatchObject({ status: 'unpublished' });
    const { version } = await noticeRecord.get(context.table, { id });
    await notices.archive(context, { id, version });
    expect(await move('reopen')).toMatchObject({ status: 'draft' });
  });

  it.each<[MoveBody['move'], Partial<MoveBody>]>([
    ['publish', {}],
    ['schedule', { draftVersion: 1 }],
    ['discard', {}],
    ['restore', { draftVersion: 1 }],
    ['rename', {}],
  ])('says all that a move needs: %s with %o is no request', async (name, given) => {
    const { move } = await world();
    expect(await promisedRefusal(newsDrafts.move, move(name, given))).toBe('BAD_REQUEST');
  });
});

describe('versions', () => {
  it('are listed with their editors, as far as these are still here', async () => {
    const { context, id, publish, write } = await world();
    await publish();
    await write('Hội thu');
    await publish('binh');
    const { data, nextCursor } = await serving.listVersions({ ...context, params: { id }, query: {} });
    expect(data.map(({ number, by, editor }) => [number, by, editor])).toEqual([
      [2, 'binh', null],
      [1, 'an', an],
    ]);
    expect(nextCursor).toBeNull();
    expect(await refusalOf(serving.listVersions({ ...context, params: { id: 'gone' }, query: {} }))).toBe(
      'REVIEW_NOT_FOUND',
    );
  });

  it('are compared with a later one or with the draft', async () => {
    const { publish, write, compare, context } = await world();
    await publish();
    await write('Hội thu');
    await publish();
    await write('Hội đông');
    const added = async (number: number, to?: number) =>
      (await compare(number, to)).flatMap(({ parts }) =>
        parts.flatMap(({ kind: how, text }) => (how === 'added' ? [text.trim()] : [])),
      );
    expect([await added(1, 2), await added(1), await added(2)]).toEqual([['thu'], ['đông'], ['đông']]);
    for (const to of [1, 2]) expect(await refusalOf(compare(2, to))).toBe('VERSION_NOT_FOUND');
    const ofNothing = serving.compareVersions({ ...context, params: { id: 'gone', number: 1 }, query: {} });
    expect(await refusalOf(ofNothing)).toBe('REVIEW_NOT_FOUND');
  });
});
