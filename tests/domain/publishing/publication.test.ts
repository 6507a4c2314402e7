import { describe, expect, it, vi } from 'vitest';
import type { PublicationStep } from '#functions/domain/publishing/publication-rules.ts';
import { publishDue } from '#functions/domain/publishing/publish-due.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { describePublication } from './describe-publication.ts';
import {
  countedNotices,
  type NoticeCard,
  type NoticeText,
  noticeRecord,
  notices,
  noticeSlugs,
} from './notice-kind.ts';
import { aPublicationWorld, minutesLater } from './publication-world.ts';

const textOf = (title: string): NoticeText => ({ title, body: `Mời bà con: ${title}.` });
const kind = {
  publication: notices,
  record: noticeRecord,
  card: { pinned: false, id: '', title: '' },
  textOf,
};
const world = () => aPublicationWorld(kind);

describePublication('notice', kind);

describe('a kind without an address', () => {
  it('cannot be renamed', async () => {
    const publication = countedNotices();
    const { context, seen } = await aPublicationWorld({ ...kind, publication });
    const renaming = publication.rename(context, { ...(await seen()), slug: 'xuan' });
    expect(await refusalOf(renaming)).toBe('BAD_REQUEST');
  });
});

describe('the slug of a notice', () => {
  it('is made of the title that is published first, and stays when the title changes', async () => {
    const { table, id, write, publish, card } = await world();
    expect((await card()).slug).toBe('');
    await write('Hội đông');
    await publish();
    expect((await card()).slug).toBe('hoi-dong');
    await write('Hội hè');
    await publish();
    expect((await card()).slug).toBe('hoi-dong');
    expect(await noticeSlugs.find(table, 'hoi-dong')).toEqual({ id, isCurrent: true });
  });

  it('is the next free one where another notice is quicker', async () => {
    const { on, table, seen, card } = await world();
    const now = await seen();
    const slow = meanwhile(table, () => table.write(noticeSlugs.claim('hoi-xuan', 'other')));
    await notices.publish(on(slow.table), now);
    expect(slow.happened()).toBe(true);
    expect((await card()).slug).toBe('hoi-xuan-2');
  });

  it('is chosen by staff before, and leaves nothing behind while nobody knows it', async () => {
    const { table, context, seen, publish, card, id } = await world();
    await notices.rename(context, { ...(await seen()), slug: 'xuan' });
    await notices.rename(context, { ...(await seen()), slug: 'xuan-2027' });
    expect(await noticeSlugs.find(table, 'xuan')).toBeUndefined();
    await publish();
    expect((await card()).slug).toBe('xuan-2027');
    expect(await noticeSlugs.find(table, 'xuan-2027')).toEqual({ id, isCurrent: true });
  });

  it('leads to the notice for ever once it was published', async () => {
    const { table, context, seen, publish, card, id } = await world();
    await publish();
    await notices.rename(context, { ...(await seen()), slug: 'xuan-2027' });
    expect((await card()).slug).toBe('xuan-2027');
    expect(await noticeSlugs.find(table, 'hoi-xuan')).toEqual({ id, isCurrent: false });
  });

  it('is refused where another notice has it', async () => {
    const { table, context, seen, card } = await world();
    await table.write(noticeSlugs.claim('xuan', 'other'));
    const taken = notices.rename(context, { ...(await seen()), slug: 'xuan' });
    expect(await refusalOf(taken)).toBe('SLUG_EXISTS');
    expect((await card()).slug).toBe('');
  });
});

describe('the card of a notice', () => {
  it('follows the draft until the first publication, and the published text from then on', async () => {
    const { write, publish, card } = await world();
    await write('Hội thu');
    expect(await card()).toMatchObject({ title: 'Hội thu', version: 2 });
    await publish();
    await write('Hội đông');
    expect((await card()).title).toBe('Hội thu');
    await publish();
    expect((await card()).title).toBe('Hội đông');
  });

  it('is left alone by a save that changes nothing of it, so that lists are not rebuilt for each', async () => {
    const { context, as, id, card } = await world();
    const text = { title: 'Hội xuân', body: 'Dài hơn.' };
    await as('an', () => notices.saveDraft(context, { id, draftVersion: 1, text }));
    expect((await card()).version).toBe(1);
  });

  it('keeps what its area has beside', async () => {
    const { table, publish, card } = await world();
    await table.write(noticeRecord.replace(await card(), { pinned: true }).writes);
    await publish();
    expect(await card()).toMatchObject({ pinned: true, status: 'published' });
  });

  it('is retried where its area changes it while a draft is saved', async () => {
    const { as, on, table, card, id, draft } = await world();
    const slow = meanwhile(table, async () =>
      table.write(noticeRecord.replace(await card(), { pinned: true }).writes),
    );
    await as('an', () => notices.saveDraft(on(slow.table), { id, draftVersion: 1, text: textOf('Hội thu') }));
    expect(slow.happened()).toBe(true);
    expect(await card()).toMatchObject({ pinned: true, title: 'Hội thu' });
    expect((await draft()).text).toEqual(textOf('Hội thu'));
  });
});

describe('the text of a notice', () => {
  it('is refused above 350,000 bytes', async () => {
    const { context, id } = await world();
    const bytesOfRest = JSON.stringify({ title: 'Hội', body: '' }).length + 2;
    const save = (bytes: number) => {
      const text = { title: 'Hội', body: 'x'.repeat(bytes - bytesOfRest) };
      return refusalOf(notices.saveDraft(context, { id, draftVersion: 1, text }));
    };
    expect(await save(350_001)).toBe('PAYLOAD_TOO_LARGE');
    expect(await save(350_000)).toBeUndefined();
  });

  it('that nobody in particular saved is newer all the same, and names nobody', async () => {
    const { context, id } = await world();
    const save = (title: string) => notices.saveDraft(context, { id, draftVersion: 1, text: textOf(title) });
    await save('Hội thu');
    const refused = await save('Hội đông').catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'STALE_STATE' });
    expect(refused).toHaveProperty('details.params', { draftVersion: 2, savedAt: minutesLater(0) });
  });

  it('is cleaned when it is made and when it is saved', async () => {
    const { context, table, id, as, draft } = await world();
    const text = { title: 'Hội', body: '<script>Xin chào' };
    await table.write(notices.make(context, { id: 'n2', text, card: kind.card }));
    expect((await notices.readForEditing(context, 'n2')).text.body).toBe('Xin chào');
    await as('an', () => notices.saveDraft(context, { id, draftVersion: 1, text }));
    expect((await draft()).text.body).toBe('Xin chào');
  });

  it('may be unfinished as a draft, but not when it is published, planned or handed in', async () => {
    const { context, seen, schedule, publish, write } = await world();
    await write('');
    expect(await refusalOf(publish())).toBe('BAD_REQUEST');
    expect(await refusalOf(schedule(30))).toBe('BAD_REQUEST');
    expect(await refusalOf(notices.submit(context, await seen()))).toBe('BAD_REQUEST');
  });
});

describe('the audit log of a notice', () => {
  it('names each move, who made it and what was restored, but no autosave', async () => {
    const { context, seen, as, publish, write, audit } = await world();
    await write('Hội xuân', 'binh');
    await publish('binh');
    const now = await seen();
    await as('chi', () => notices.restore(context, { ...now, number: 1 }));
    expect(audit()).toEqual([
      { by: 'an', fields: [] },
      {
        by: 'binh',
        fields: [
          { field: 'status', to: 'published' },
          { field: 'slug', to: 'hoi-xuan' },
          { field: 'publishedVersion', to: 1 },
        ],
      },
      { by: 'chi', fields: [{ field: 'restoredVersion', to: 1 }] },
    ]);
  });
});

describe('what an area writes with each step', () => {
  it('is in the same transaction, with the text that is saved or published', async () => {
    const steps: PublicationStep<NoticeCard, NoticeText>[] = [];
    const publication = countedNotices(steps);
    const { context, seen, write, publish, wait, schedule } = await aPublicationWorld({
      ...kind,
      publication,
    });
    await write('Hội thu');
    await publish();
    await write('Hội đông');
    await schedule(30);
    await wait(30);
    await publication.unpublish(context, await seen());
    expect(steps.map(({ move, text }) => [move, text?.title])).toEqual([
      ['save', 'Hội thu'],
      ['publish', 'Hội thu'],
      ['save', 'Hội đông'],
      ['schedule', undefined],
      ['publish', 'Hội đông'],
      ['unpublish', undefined],
    ]);
  });

  it('refuses the step by its own code', async () => {
    const publication = countedNotices([], 0);
    const { context, seen, write, draft } = await aPublicationWorld({ ...kind, publication });
    await write('Hội thu');
    expect(await refusalOf(write('Hội đông'))).toBe('UNKNOWN_UPLOAD');
    expect((await draft()).text.title).toBe('Hội thu');
    expect(await refusalOf(publication.publish(context, await seen()))).toBe('UNKNOWN_UPLOAD');
  });

  it('needs no slug', async () => {
    const publication = countedNotices();
    const { publish, card, rows } = await aPublicationWorld({ ...kind, publication });
    await publish();
    expect((await card()).slug).toBe('');
    expect(rows().filter(({ entity }) => entity === 'slug')).toEqual([]);
  });
});

describe('a notice that is made as a whole', () => {
  const ofNotice = (rows: readonly Readonly<Record<string, unknown>>[]) =>
    rows
      .filter(({ pk }) => pk === 'NOTICE#n1' || String(pk).startsWith('SLUG#'))
      .toSorted((one, other) => String(one['sk']).localeCompare(String(other['sk'])));
  const made = { id: 'n1', text: textOf('Hội xuân'), at: minutesLater(0), card: { pinned: false } };

  it('is stored as one that was written and published', async () => {
    const { publish, rows } = await world();
    await publish();
    const card = notices.publishedOnce.toCard({ ...made, slug: 'hoi-xuan' });
    const items = notices.publishedOnce.itemsOf(card, made.text, 'an');
    expect(ofNotice(rows())).toEqual(ofNotice(items).map((item) => expect.objectContaining(item)));
    expect(ofNotice(rows()).map(({ sk }) => sk)).toEqual([
      'CARD',
      'CLAIM',
      'DRAFT',
      'TEXT',
      'VERSION-TEXT#000001',
      'VERSION#000001',
    ]);
  });

  it('is stored as a draft that was written', async () => {
    const { rows } = await world();
    const items = notices.draftOnce.itemsOf(notices.draftOnce.toCard(made), made.text, 'an');
    expect(ofNotice(rows())).toEqual(ofNotice(items).map((item) => expect.objectContaining(item)));
  });

  it('of a kind without an address has no slug', () => {
    const publication = countedNotices();
    const card = publication.publishedOnce.toCard({ ...made, slug: '' });
    const items = publication.publishedOnce.itemsOf(card, made.text, 'an');
    expect(items.filter(({ entity }) => entity === 'slug')).toEqual([]);
  });
});

describe('a due publication', () => {
  it('is carried out by its kind, and names a kind that nobody knows', async () => {
    const { context } = await world();
    const publishing = vi.fn<(typeof notices)['publishDue']>();
    const due = { kind: 'publication', of: 'notice#a#b', at: minutesLater(1) } as const;
    await publishDue([
      { kind: 'other', publishDue: () => Promise.reject(new Error('Not this one')) },
      { kind: 'notice', publishDue: publishing },
    ])(context, due);
    expect(publishing).toHaveBeenCalledExactlyOnceWith(context, { id: 'a#b', at: minutesLater(1) });
    await expect(publishDue([])(context, due)).rejects.toThrow('notice');
  });
});
