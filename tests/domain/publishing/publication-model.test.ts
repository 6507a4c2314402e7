import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { noticeRecord, notices, noticeSlugs } from './notice-kind.ts';
import { aPublicationWorld, minutesLater } from './publication-world.ts';
import { modelRuns } from '#tests/support/model-runs.ts';

const kind = {
  publication: notices,
  record: noticeRecord,
  card: { pinned: false, id: '', title: '' },
  textOf: (title: string) => ({ title, body: title }),
};

const titles = ['Hội xuân', 'Hội thu', 'Chợ phiên'];
const step = fc.record({
  editor: fc.constantFrom('an', 'binh'),
  act: fc.constantFrom(
    'look',
    'look',
    'save',
    'save',
    'save',
    'publish',
    'publish',
    'schedule',
    'cancel',
    'wait',
    'restore',
    'discard',
    'unpublish',
    'rename',
    'archive',
    'reopen',
    'submit',
  ),
  value: fc.nat(5),
});

/** Carries out a step; a refusal is a good answer, an error is none. */
async function orRefused(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code !== 'NOT_FOUND') return false;
    throw error;
  }
}

it('whatever two editors do at once, readers see only what somebody published, no version is lost and no slug leads nowhere', async () => {
  expect.hasAssertions();
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 40 }),
      fc.scheduler(),
      async (steps, scheduler) => {
        let isBusy = false;
        const world = await aPublicationWorld(kind, () =>
          isBusy ? scheduler.schedule(Promise.resolve(), 'table') : Promise.resolve(),
        );
        const { id, table, context, as, rows } = world;
        /** Texts that were asked to be published, now or later. */
        const released = new Set<string>();
        const saved = new Set([JSON.stringify(kind.textOf('Hội xuân'))]);
        const slugsSeen = new Set<string>();
        let clock = 0;

        const editing = async (editor: string, own: typeof steps) => {
          let seen = { id, version: 0, draftVersion: 0 };
          let text = kind.textOf('Hội xuân');
          const look = async () => {
            const opened = await notices.readForEditing(context, id);
            const { version } = await noticeRecord.get(table, { id });
            seen = { id, version, draftVersion: opened.draftVersion };
            ({ text } = opened);
          };
          await look();
          for (const [place, { act, value }] of own.entries()) {
            const run = (work: () => Promise<unknown>) => orRefused(as(editor, work));
            if (act === 'look') await look();
            if (act === 'save') {
              text = { title: titles[value % titles.length] ?? '', body: `${editor} ${place}` };
              const draft = { id, draftVersion: seen.draftVersion, text };
              saved.add(JSON.stringify(text));
              await run(async () => (seen = { ...seen, ...(await notices.saveDraft(context, draft)) }));
            }
            if (act === 'publish' || act === 'schedule') {
              released.add(JSON.stringify(text));
              const at = minutesLater(clock + 1 + value);
              await run(() =>
                act === 'publish'
                  ? notices.publish(context, seen)
                  : notices.schedule(context, { ...seen, at }),
              );
            }
            if (act === 'wait') await world.wait((clock += value));
            if (act === 'restore') {
              await run(() => notices.restore(context, { ...seen, number: 1 + value }));
              await look();
            }
            if (act === 'rename') await run(() => notices.rename(context, { ...seen, slug: `ten-${value}` }));
            if (act === 'cancel') await run(() => notices.cancelSchedule(context, seen));
            if (act === 'discard') await run(() => notices.discardDraft(context, seen));
            if (act === 'unpublish' || act === 'archive' || act === 'reopen' || act === 'submit')
              await run(() => notices[act](context, seen));
          }
        };

        const published = await world.published();
        expect(published).toBeUndefined();
        isBusy = true;
        await scheduler.waitFor(
          Promise.all(
            ['an', 'binh'].map((editor) =>
              editing(
                editor,
                steps.filter((one) => one.editor === editor),
              ),
            ),
          ),
        );
        isBusy = false;
        await world.wait(clock + 60);

        const card = await world.card();
        const numbers = (await allVersions(world)).map(({ number }) => number);
        // All versions are there, none twice, each with its text.
        expect(numbers.toReversed()).toEqual(
          Array.from({ length: card.publishedVersion }, (_, nth) => nth + 1),
        );
        const texts = await Promise.all(numbers.map((number) => notices.version(context, id, number)));
        for (const { text } of texts) expect(released.has(JSON.stringify(text))).toBe(true);
        // What readers see is the last version.
        const shown = await world.published();
        if (card.status === 'published') expect(shown).toEqual(texts[0]?.text);
        else expect(shown).toBeUndefined();
        // The draft is a text that somebody saved, and the card knows of it.
        const draft = rows().find(({ sk }) => sk === 'DRAFT');
        expect(draft?.['text'] !== null).toBe(card.hasDraft);
        if (draft?.['text'] !== null) expect(saved.has(JSON.stringify(draft?.['text']))).toBe(true);
        expect((await world.draft()).text).toBeDefined();
        // Slugs lead to the record, exactly one of them as its own.
        const claims = rows().filter(({ entity }) => entity === 'slug');
        for (const { pk } of claims) slugsSeen.add(String(pk).split('#')[2] ?? '');
        const found = await Promise.all([...slugsSeen].map((slug) => noticeSlugs.find(table, slug)));
        expect(found.every((one) => one?.id === id)).toBe(true);
        expect(found.filter((one) => one?.isCurrent)).toHaveLength(card.slug === '' ? 0 : 1);
        if (card.slug !== '')
          expect(await noticeSlugs.find(table, card.slug)).toEqual({ id, isCurrent: true });
        if (card.publishedAt !== null) expect(card.slug).not.toBe('');
        // Nothing is planned any more, and nothing of a plan is left.
        expect([card.publishAt, await world.dues()]).toEqual([null, []]);
        expect(rows().filter(({ sk }) => sk === 'SCHEDULED')).toEqual([]);
      },
    ),
    modelRuns(150),
  );
});

type World = Awaited<ReturnType<typeof aPublicationWorld<never, never>>>;

/** Reads all pages of versions, the newest first. */
async function allVersions({ context, id }: Pick<World, 'context' | 'id'>) {
  const all: Awaited<ReturnType<typeof notices.versions>>['items'] = [];
  let cursor: string | undefined;
  do {
    const page = await notices.versions(context, id, cursor);
    all.push(...page.items);
    ({ cursor } = page);
  } while (cursor);
  return all;
}
