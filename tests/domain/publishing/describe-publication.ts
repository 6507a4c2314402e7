import { describe, expect, it } from 'vitest';
import { publicationStatuses } from '#shared/publishing/publication-status.ts';
import type { PublicationFields } from '#shared/publishing/publication.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aPublicationWorld, minutesLater, type PublicationKind } from './publication-world.ts';

/** What every kind of record keeps that is written and published. Its area calls this with its own declaration. */
export function describePublication<S extends PublicationFields, D extends object>(
  name: string,
  kind: PublicationKind<S, D>,
): void {
  const { publication, textOf } = kind;
  const world = () => aPublicationWorld(kind);
  const stale = { code: 'STALE_STATE' };

  describe(`the draft of a ${name}`, () => {
    it('is made with its record and read by nobody but editors', async () => {
      const { draft, published, card } = await world();
      expect(await draft()).toEqual({
        text: textOf('Hội xuân'),
        draftVersion: 1,
        savedAt: minutesLater(0),
        savedBy: 'an',
      });
      expect(await published()).toBeUndefined();
      expect(await card()).toMatchObject({
        status: 'draft',
        hasDraft: true,
        publishedAt: null,
        publishedVersion: 0,
        version: 1,
      });
    });

    it('is saved by whoever has seen the latest, and the later save is refused with who and when', async () => {
      const { as, context, draft, id, wait } = await world();
      await wait(5);
      const saved = await as('binh', () =>
        publication.saveDraft(context, { id, draftVersion: 1, text: textOf('Hội xuân Bát Tràng') }),
      );
      expect(saved).toMatchObject({ draftVersion: 2, savedAt: minutesLater(5), savedBy: 'binh' });
      const late = as('an', () =>
        publication.saveDraft(context, { id, draftVersion: 1, text: textOf('Hội làng') }),
      );
      await expect(late).rejects.toMatchObject({
        ...stale,
        details: { params: { draftVersion: 2, savedAt: minutesLater(5), savedBy: 'binh' } },
      });
      expect((await draft()).text).toEqual(textOf('Hội xuân Bát Tràng'));
    });

    it('is refused to the slower of two who save at the same moment', async () => {
      const { as, context, id, on, table, write } = await world();
      const slow = meanwhile(table, () => write('Của Bình', 'binh'));
      const late = as('an', () =>
        publication.saveDraft(on(slow.table), { id, draftVersion: 1, text: textOf('Của An') }),
      );
      await expect(late).rejects.toMatchObject(stale);
      expect(slow.happened()).toBe(true);
      expect((await publication.readForEditing(context, id)).text).toEqual(textOf('Của Bình'));
    });

    it.each(['saveDraft', 'restore', 'discardDraft', 'publish', 'schedule'] as const)(
      'keeps what another editor saves at the same moment: %s is refused as outdated',
      async (move) => {
        const { as, on, publish, seen, table, write, draft } = await world();
        await publish();
        // From here on a save leaves the card alone, so only the draft itself tells that it moved.
        await write('Hội thu');
        const now = await seen();
        const slow = meanwhile(table, () => write('Của Bình', 'binh'));
        const context = on(slow.table);
        const moves = {
          saveDraft: () => publication.saveDraft(context, { ...now, text: textOf('Của An') }),
          restore: () => publication.restore(context, { ...now, number: 1 }),
          discardDraft: () => publication.discardDraft(context, now),
          publish: () => publication.publish(context, now),
          schedule: () => publication.schedule(context, { ...now, at: minutesLater(30) }),
        };
        await expect(as<Promise<unknown>>('an', moves[move])).rejects.toMatchObject(stale);
        expect(slow.happened()).toBe(true);
        expect((await draft()).text).toEqual(textOf('Của Bình'));
      },
    );

    it('is saved once where the answer was lost and the same save comes again', async () => {
      const { as, context, id, wait, write } = await world();
      const save = (author: string, title: string) =>
        as(author, () => publication.saveDraft(context, { id, draftVersion: 1, text: textOf(title) }));
      const first = await save('an', 'Hội');
      await wait(1);
      expect(await save('an', 'Hội')).toEqual(first);
      await expect(save('binh', 'Hội')).rejects.toMatchObject(stale);
      await expect(save('an', 'Hội làng')).rejects.toMatchObject(stale);
      await write('Hội');
      await expect(save('an', 'Hội')).rejects.toMatchObject(stale);
    });

    it('lies beside the published text until it is published itself', async () => {
      const { write, publish, published, draft, card } = await world();
      await publish();
      expect(await card()).toMatchObject({ hasDraft: false });
      expect((await draft()).text).toEqual(textOf('Hội xuân'));
      await write('Hội thu');
      expect(await card()).toMatchObject({ hasDraft: true, status: 'published' });
      expect([await published(), (await draft()).text]).toEqual([textOf('Hội xuân'), textOf('Hội thu')]);
    });

    it('never starts again with an old version, so that a device from before publication is refused', async () => {
      const { as, context, id, publish } = await world();
      await publish();
      const late = as('an', () =>
        publication.saveDraft(context, { id, draftVersion: 1, text: textOf('Cũ') }),
      );
      await expect(late).rejects.toMatchObject(stale);
    });

    it('is discarded in favour of what is published, and only then', async () => {
      const { context, seen, publish, write, draft, card } = await world();
      expect(await refusalOf(publication.discardDraft(context, await seen()))).toBe('PUBLICATION_STATE');
      await publish();
      expect(await refusalOf(publication.discardDraft(context, await seen()))).toBe('PUBLICATION_STATE');
      await write('Hội thu');
      const before = await seen();
      await publication.discardDraft(context, before);
      expect(await card()).toMatchObject({ hasDraft: false, status: 'published' });
      expect((await draft()).text).toEqual(textOf('Hội xuân'));
      // Somebody with the discarded draft still open does not bring it back.
      const { id, draftVersion } = before;
      const late = publication.saveDraft(context, { id, draftVersion, text: textOf('Hội đông') });
      await expect(late).rejects.toMatchObject(stale);
    });

    it('is not saved in what is archived', async () => {
      const { context, id, seen } = await world();
      await publication.archive(context, await seen());
      const late = publication.saveDraft(context, { id, draftVersion: 1, text: textOf('x') });
      expect(await refusalOf(late)).toBe('PUBLICATION_STATE');
    });

    it('is refused where it is larger than an item may be', async () => {
      const { context, id } = await world();
      const save = (length: number) =>
        refusalOf(publication.saveDraft(context, { id, draftVersion: 1, text: textOf('ộ'.repeat(length)) }));
      expect(await save(120_000)).toBe('PAYLOAD_TOO_LARGE');
      expect(await save(50_000)).toBeUndefined();
    });
  });

  describe(`a ${name} that is published`, () => {
    it('is read, and keeps its first moment when it is published again', async () => {
      const { publish, write, wait, published, card } = await world();
      await wait(1);
      await publish();
      await wait(9);
      await write('Hội thu');
      await publish('binh');
      expect(await published()).toEqual(textOf('Hội thu'));
      expect(await card()).toMatchObject({
        status: 'published',
        publishedAt: minutesLater(1),
        updatedAt: minutesLater(9),
        publishedVersion: 2,
      });
    });

    it('is published once however often the button is pressed', async () => {
      const { context, seen, versions, id } = await world();
      const now = await seen();
      const [first, second] = [
        await publication.publish(context, now),
        await publication.publish(context, now),
      ];
      expect(second).toEqual(first);
      expect(await versions()).toHaveLength(1);
      expect(await refusalOf(publication.publish(context, { ...now, version: 7 }))).toBe('STALE_STATE');
      const again = { id, version: first.version, draftVersion: now.draftVersion + 1 };
      expect(await refusalOf(publication.publish(context, again))).toBe('PUBLICATION_STATE');
      // Another move with the version before the publication is outdated, not a repetition of it.
      expect(await refusalOf(publication.unpublish(context, now))).toBe('STALE_STATE');
    });

    it('is the text that its publisher saw, not one that was saved meanwhile', async () => {
      const { as, on, seen, table, write, published } = await world();
      const slow = meanwhile(table, () => write('Chưa xong', 'binh'));
      const now = await seen();
      const late = as('an', () => publication.publish(on(slow.table), now));
      await expect(late).rejects.toMatchObject(stale);
      expect(slow.happened()).toBe(true);
      expect(await published()).toBeUndefined();
    });

    it('is not what readers see after it was taken back, until it is published again', async () => {
      const { context, seen, publish, published, card, versions, wait } = await world();
      await publish();
      await publication.unpublish(context, await seen());
      expect(await published()).toBeUndefined();
      await wait(3);
      await publish();
      expect(await published()).toEqual(textOf('Hội xuân'));
      expect(await card()).toMatchObject({ publishedAt: minutesLater(0), updatedAt: minutesLater(3) });
      expect(await versions()).toHaveLength(1);
    });

    it('leaves and returns from the archive as a draft', async () => {
      const { context, seen, publish, published, card } = await world();
      await publish();
      await publication.archive(context, await seen());
      expect([await published(), (await card()).status]).toEqual([undefined, 'archived']);
      await publication.reopen(context, await seen());
      expect((await card()).status).toBe('draft');
      await publish();
      expect(await published()).toEqual(textOf('Hội xuân'));
    });
  });

  describe(`approval of a ${name}`, () => {
    it('refuses with a reason, which a new submission clears', async () => {
      const { context, seen, card, published } = await world();
      await publication.submit(context, await seen());
      expect((await card()).status).toBe('pending');
      await publication.reject(context, { ...(await seen()), reason: 'Thiếu ảnh' });
      expect(await card()).toMatchObject({ status: 'rejected', reason: 'Thiếu ảnh' });
      await publication.submit(context, await seen());
      expect(await card()).toMatchObject({ status: 'pending', reason: null });
      await publication.reject(context, { ...(await seen()), reason: 'Sai ngày' });
      await publication.publish(context, await seen());
      expect(await card()).toMatchObject({ status: 'published', reason: null });
      expect(await published()).toEqual(textOf('Hội xuân'));
    });

    it('is asked for the text that its author saw', async () => {
      const { context, seen, write } = await world();
      const before = await seen();
      await write('Hội thu', 'binh');
      const { version } = await seen();
      const late = publication.submit(context, { ...before, version });
      await expect(late).rejects.toMatchObject(stale);
    });
  });

  describe(`versions of a ${name}`, () => {
    it('are kept with who and when, the newest first, and their texts beside them', async () => {
      const { context, id, publish, write, versions, wait } = await world();
      await publish();
      await wait(2);
      await write('Hội thu');
      await publish('binh');
      expect(await versions()).toEqual([
        { number: 2, at: minutesLater(2), by: 'binh' },
        { number: 1, at: minutesLater(0), by: 'an' },
      ]);
      expect(await publication.version(context, id, 1)).toMatchObject({ text: textOf('Hội xuân') });
      expect(await refusalOf(publication.version(context, id, 3))).toBe('VERSION_NOT_FOUND');
    });

    it('are listed by twenty', async () => {
      const { context, id, publish, write } = await world();
      await publish();
      for (let number = 2; number <= 21; number += 1) {
        await write(`Hội ${number}`);
        await publish();
      }
      const first = await publication.versions(context, id);
      const second = await publication.versions(context, id, first.cursor);
      expect([first, second].map(({ items }) => items.map(({ number }) => number))).toEqual([
        Array.from({ length: 20 }, (_, nth) => 21 - nth),
        [1],
      ]);
    });

    it('become the draft when one is restored, and readers see it once it is published', async () => {
      const { context, seen, publish, write, draft, published, card, versions } = await world();
      await publish();
      await write('Hội thu');
      await publish();
      await publication.restore(context, { ...(await seen()), number: 1 });
      expect((await draft()).text).toEqual(textOf('Hội xuân'));
      expect(await card()).toMatchObject({ hasDraft: true });
      expect(await published()).toEqual(textOf('Hội thu'));
      await publish();
      expect(await published()).toEqual(textOf('Hội xuân'));
      expect((await versions()).map(({ number }) => number)).toEqual([3, 2, 1]);
    });

    it('are not restored over a draft that was saved meanwhile, nor if there is none', async () => {
      const { context, seen, publish, write } = await world();
      await publish();
      const before = await seen();
      expect(await refusalOf(publication.restore(context, { ...before, number: 9 }))).toBe(
        'VERSION_NOT_FOUND',
      );
      await write('Hội thu');
      const { version } = await seen();
      expect(await refusalOf(publication.restore(context, { ...before, version, number: 1 }))).toBe(
        'STALE_STATE',
      );
    });

    it('are compared with each other and with the draft', async () => {
      const { context, id, publish, write } = await world();
      await publish();
      await write('Hội thu');
      await publish();
      await write('Hội đông');
      const changed = async (from: number, to: number | 'draft') =>
        (await publication.diff(context, id, from, to))
          .flatMap(({ parts }) => parts)
          .filter(({ kind: how }) => how !== 'same')
          .map(({ text }) => text.trim());
      expect(await changed(1, 1)).toEqual([]);
      expect(await changed(1, 2)).toEqual(expect.arrayContaining(['xuân', 'thu']));
      expect(await changed(2, 'draft')).toEqual(expect.arrayContaining(['thu', 'đông']));
    });
  });

  describe(`a planned publication of a ${name}`, () => {
    it('happens at its moment, once, in the name of who planned it', async () => {
      const { schedule, wait, published, versions, card, dues } = await world();
      await schedule(30, 'binh');
      expect(await card()).toMatchObject({ status: 'draft', publishAt: minutesLater(30) });
      await wait(29);
      expect(await published()).toBeUndefined();
      await wait(31);
      await wait(32);
      expect(await published()).toEqual(textOf('Hội xuân'));
      expect(await versions()).toEqual([{ number: 1, at: minutesLater(31), by: 'binh' }]);
      expect(await card()).toMatchObject({ status: 'published', publishAt: null, hasDraft: false });
      expect(await dues()).toEqual([]);
    });

    it('is of the text as it was planned; what was written later stays a draft', async () => {
      const { schedule, write, wait, published, draft, card } = await world();
      await schedule(30);
      await write('Chưa xong');
      await wait(30);
      expect([await published(), (await draft()).text]).toEqual([textOf('Hội xuân'), textOf('Chưa xong')]);
      expect(await card()).toMatchObject({ hasDraft: true, publishedVersion: 1 });
    });

    it('keeps what is saved at that very moment', async () => {
      const { context, on, table, id, schedule, write, wait, draft, published, card } = await world();
      await schedule(30);
      const slow = meanwhile(table, () => write('Vừa kịp', 'binh'));
      await publication.publishDue(on(slow.table), { id, at: minutesLater(30) });
      expect(slow.happened()).toBe(true);
      expect([await published(), (await draft()).text]).toEqual([textOf('Hội xuân'), textOf('Vừa kịp')]);
      expect(await card()).toMatchObject({ hasDraft: true });
      await wait(31);
      expect((await publication.versions(context, id)).items).toHaveLength(1);
    });

    it('is in the future', async () => {
      const { context, seen, wait } = await world();
      await wait(10);
      const now = await seen();
      for (const at of [minutesLater(10), minutesLater(9), 'mai'])
        expect(await refusalOf(publication.schedule(context, { ...now, at }))).toBe('PUBLISH_TIME_PAST');
    });

    it('is the same moment in whatever zone it is written', async () => {
      const { context, seen, wait, published } = await world();
      await publication.schedule(context, { ...(await seen()), at: '2026-11-20T10:30:00+07:00' });
      await wait(29);
      expect(await published()).toBeUndefined();
      await wait(30);
      expect(await published()).toBeDefined();
    });

    it('moves to another moment with the text as it is then, and stays where that is the same', async () => {
      const { schedule, write, wait, published, dues } = await world();
      await schedule(30);
      await schedule(30);
      expect(await dues()).toHaveLength(1);
      await write('Hội thu');
      await schedule(60);
      expect((await dues()).map(({ at }) => at)).toEqual([minutesLater(60)]);
      await wait(30);
      expect(await published()).toBeUndefined();
      await wait(60);
      expect(await published()).toEqual(textOf('Hội thu'));
    });

    it('is cancelled', async () => {
      const { context, seen, schedule, wait, published, card, dues, rows } = await world();
      expect(await refusalOf(publication.cancelSchedule(context, await seen()))).toBe('PUBLICATION_STATE');
      await schedule(30);
      await publication.cancelSchedule(context, await seen());
      expect(await card()).toMatchObject({ publishAt: null, status: 'draft' });
      expect(await dues()).toEqual([]);
      expect(rows().filter(({ sk }) => sk === 'SCHEDULED')).toEqual([]);
      await wait(31);
      expect(await published()).toBeUndefined();
    });

    it.each(['archive', 'submit', 'publish'] as const)('ends when somebody moves on: %s', async (move) => {
      const { context, seen, schedule, card, dues, rows } = await world();
      await schedule(30);
      await publication[move](context, await seen());
      expect(await card()).toMatchObject({ publishAt: null });
      expect([await dues(), rows().filter(({ sk }) => sk === 'SCHEDULED')]).toEqual([[], []]);
    });

    it('stays while its draft is restored, and ends where the next version is published at once', async () => {
      const { context, seen, schedule, publish, write, card, dues } = await world();
      await publish();
      await write('Hội thu');
      await schedule(30);
      await publication.restore(context, { ...(await seen()), number: 1 });
      expect([(await card()).publishAt, (await dues()).length]).toEqual([minutesLater(30), 1]);
      await publish();
      expect([(await card()).publishAt, await dues()]).toEqual([null, []]);
    });

    it('of a next version leaves the published one public until then', async () => {
      const { schedule, publish, write, wait, published, card } = await world();
      await publish();
      expect(await refusalOf(schedule(20))).toBe('PUBLICATION_STATE');
      await write('Hội thu');
      await schedule(30);
      expect(await card()).toMatchObject({ status: 'published', publishAt: minutesLater(30) });
      expect(await published()).toEqual(textOf('Hội xuân'));
      await wait(30);
      expect(await published()).toEqual(textOf('Hội thu'));
    });

    it('brings back an unpublished text without a new version', async () => {
      const { context, seen, schedule, publish, wait, published, versions } = await world();
      await publish();
      await publication.unpublish(context, await seen());
      await schedule(30);
      await wait(30);
      expect(await published()).toEqual(textOf('Hội xuân'));
      expect(await versions()).toHaveLength(1);
    });

    it('does nothing for a record that is gone, or for a moment that is no longer planned', async () => {
      const { context, schedule, id, published } = await world();
      await publication.publishDue(context, { id: 'gone', at: minutesLater(30) });
      await schedule(60);
      await publication.publishDue(context, { id, at: minutesLater(30) });
      expect(await published()).toBeUndefined();
    });

    it('is refused where the draft was saved meanwhile', async () => {
      const { as, on, seen, table, write } = await world();
      const slow = meanwhile(table, () => write('Chưa xong', 'binh'));
      const now = { ...(await seen()), at: minutesLater(30) };
      await expect(as('an', () => publication.schedule(on(slow.table), now))).rejects.toMatchObject(stale);
      expect(slow.happened()).toBe(true);
    });
  });

  describe(`every move of a ${name}`, () => {
    it.each(publicationStatuses)('is refused where its table has none from %s', async (status) => {
      const { context, table, card, seen, id } = await world();
      // The fields of publishing are fields of every card.
      const forced = kind.record.replace(await card(), { status } as Partial<S>);
      await table.write(forced.writes);
      const moves = ['submit', 'unpublish', 'archive', 'reopen'] as const;
      const allowed = await Promise.all(
        moves.map(async (move) => {
          const other = await aPublicationWorld(kind);
          await other.table.write(kind.record.replace(await other.card(), { status } as Partial<S>).writes);
          return (await refusalOf(publication[move](other.context, await other.seen()))) === undefined;
        }),
      );
      expect(moves.filter((_, place) => allowed[place])).toEqual(
        {
          draft: ['submit', 'archive'],
          pending: ['archive'],
          published: ['unpublish', 'archive'],
          unpublished: ['submit', 'archive'],
          rejected: ['submit', 'archive'],
          archived: ['reopen'],
        }[status],
      );
      const isRejectable = status === 'pending' || kind.rejectedFrom?.includes(status);
      const rejection = publication.reject(context, { ...(await seen()), reason: 'x' });
      expect(await refusalOf(rejection)).toBe(isRejectable ? undefined : 'PUBLICATION_STATE');
      expect(await refusalOf(publication.archive(context, { id, version: 99 }))).toBe('STALE_STATE');
    });

    it('is refused to the slower of two who move at the same moment', async () => {
      const { context, on, seen, table, card } = await world();
      const now = await seen();
      const slow = meanwhile(table, () => publication.submit(context, now));
      const late = publication.archive(on(slow.table), now);
      await expect(late).rejects.toMatchObject(stale);
      expect(slow.happened()).toBe(true);
      expect((await card()).status).toBe('pending');
    });

    it('names what is missing', async () => {
      const { context } = await world();
      const code = await refusalOf(publication.archive(context, { id: 'gone', version: 1 }));
      expect(code).toMatch(/NOT_FOUND$/);
    });
  });
}
