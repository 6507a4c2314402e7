import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLateItems, type Image } from '#infra/local/chaos/late-items.ts';
import { lateQuery, type Page, Query } from '#infra/local/chaos/late-query.ts';

const names = ['pk', 'sk'] as const;
const asked = ['ipk', 'isk'] as const;
const text = (image: Image, name: string) => image[name]?.S ?? '';

type Write = { item: number; place: number | undefined; lag: number };

/** An index as it is now, in the order of its own key. */
const listOf = (images: Iterable<Image>): Image[] =>
  [...images].toSorted((a, b) => {
    const [left, right] = [a, b].map((image) =>
      [...asked.slice(1), ...names].map((name) => text(image, name)).join(' '),
    );
    return (left ?? '') < (right ?? '') ? -1 : 1;
  });

/** What the emulator would answer: a page of what is there. */
const pageOf = (images: Iterable<Image>, query: Query): Page => {
  const list = query.ScanIndexForward ? listOf(images) : listOf(images).toReversed();
  const start = query.ExclusiveStartKey as Image | undefined;
  const isAfter = (image: Image) => {
    if (!start) return true;
    const [first] = listOf([start, image]);
    return (
      (first === start) === query.ScanIndexForward &&
      text(image, 'pk') + text(image, 'isk') !== text(start, 'pk') + text(start, 'isk')
    );
  };
  const left = list.filter(isAfter);
  const Items = left.slice(0, query.Limit);
  const last = Items.at(-1);
  return { Items, ...(Items.length < left.length && last && { LastEvaluatedKey: last }) };
};

const write = fc.record({
  item: fc.nat(5),
  place: fc.option(fc.nat(7), { nil: undefined }),
  lag: fc.nat(20),
});

it('a late index is, page by page, what it was before the writes it does not show', async () => {
  expect.hasAssertions();
  await fc.assert(
    fc.asyncProperty(
      fc.array(write, { maxLength: 25 }),
      fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      fc.boolean(),
      async (writes, limit, forward) => {
        const current = new Map<string, Image>();
        /** Whole histories: each state of each item, with the hour from which the index shows it. */
        const histories = new Map<string, { image: Image | undefined; from: number }[]>();
        let lag = 0;
        const late = createLateItems(names, () => lag);
        const apply = ({ item, place, lag: lasts }: Write, now: number) => {
          lag = lasts;
          const key: Image = { pk: { S: `item ${item}` }, sk: { S: 'A' } };
          const image =
            place === undefined
              ? undefined
              : { ...key, ipk: { S: 'list' }, isk: { S: `${place}` }, at: { S: `${now}` } };
          late.written(key, current.get(late.nameOf(key)), now);
          if (image) current.set(late.nameOf(key), image);
          else current.delete(late.nameOf(key));
          const history = histories.get(late.nameOf(key)) ?? [];
          history.push({ image, from: Math.max(history.at(-1)?.from ?? 0, now + lasts) });
          histories.set(late.nameOf(key), history);
        };
        writes.forEach(apply);
        const now = writes.length;
        const expected = listOf(
          [...histories.values()]
            .map((history) => history.findLast(({ from }) => from <= now)?.image)
            .filter((image) => image !== undefined),
        );
        const found: Image[] = [];
        let start: Image | undefined;
        do {
          const query = Query.parse({
            TableName: 't',
            IndexName: 'i',
            KeyConditionExpression: '#pk = :pk',
            ExpressionAttributeNames: { '#pk': 'ipk' },
            ExpressionAttributeValues: { ':pk': { S: 'list' } },
            ScanIndexForward: forward,
            ...(limit && { Limit: limit }),
            ...(start && { ExclusiveStartKey: start }),
          });
          const shown = late.shown('index', now);
          const page = await lateQuery(query, { names, asked, shown }, async (one) =>
            pageOf(current.values(), one),
          );
          if (limit) expect(page.Items?.length ?? 0).toBeLessThanOrEqual(limit);
          found.push(...(page.Items ?? []));
          start = page.LastEvaluatedKey;
        } while (start);
        expect(found).toEqual(forward ? expected : expected.toReversed());
      },
    ),
    { numRuns: 400, seed: 20_261_122 },
  );
});
