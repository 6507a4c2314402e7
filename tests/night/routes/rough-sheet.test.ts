import { beforeAll, describe, expect, it } from 'vitest';
import { createJobFile, startJob } from '#shared/jobs/jobs.contract.ts';
import { readSheet } from '#functions/platform/sheets/read-sheet.ts';
import { newId } from '#shared/values/ids.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { working } from '#tests/routes/jobs/jobs-scene.ts';

const world = aSharedWorld();
const staff = aSharedMember(world, { role: 'collaborator' });
let jobs: ReturnType<typeof working>;
beforeAll(() => {
  jobs = working(world);
});

/** By day a tenth of each kind of row, and every product. */
const [rows, every] = [20_000, 1000];
/** Every so many rows something is wrong with one, and one is empty; ten times as often one names a product. */
const wrong: Record<number, [name: string, price: string, reason: RegExp]> = {
  [0.5 * every]: ['Bát', '12,5', /^Giá: không phải là số$/],
  [1.5 * every]: ['Bát', '#REF!', /^Giá: ô công thức/],
  [2.5 * every]: ['a'.repeat(161), '1000', /^Tên sản phẩm: quá dài$/],
  [3.5 * every]: ['Bát', '-5', /^Giá: không phải là số$/],
  [4.5 * every]: ['Bát', '9,9E+14', /^Giá: bảng tính đã rút gọn/],
};
const productEvery = every / 10;
const firstProductAt = productEvery / 2;
const lastThreeDigits = (nth: number): string => String(nth).padStart(5, '0').slice(-3);

describe(`a sheet of ${rows} rows as people send them`, () => {
  it('takes the right rows once, names the wrong ones, and changes nothing the second time', async () => {
    const cards: Awaited<ReturnType<typeof jobs.products>> = [];
    for (let start = 0; start < 60; start += 10)
      cards.push(...(await jobs.products(Array.from({ length: 10 }, (_, nth) => 1000 + start + nth))));
    const lines = Array.from({ length: rows }, (_, nth) => {
      const [name, price] = wrong[nth] ?? ['', ''];
      const card =
        nth % productEvery === firstProductAt ? cards[(nth - firstProductAt) / productEvery] : undefined;
      if (nth % every === every - 1) return ';;;';
      if (card) return `${card.code.toLowerCase()};Bát gốm ${nth};1.250.${lastThreeDigits(nth)} ₫;`;
      return `KHONG-CO-${nth};${name};${price};`;
    });
    // The code of the first product once more, at the very end.
    lines.push(`${cards[0]?.code};Trùng;1;`);
    const file = `\uFEFFBẢNG GIÁ THÁNG 11;;;\r\n;;;\r\nMã hàng;Tên hàng;Giá (₫);Đang bán\r\n${lines.join('\r\n')}\r\n;;;\r\n`;

    const checked = await jobs.check(staff, file);
    const empty = rows / every;
    expect(checked).toMatchObject({
      status: 'done',
      changed: cards.length,
      refused: rows + 1 - cards.length - empty,
      encoding: null,
    });
    expect((await jobs.cardOf(cards[0]?.id ?? ''))?.price).toBe(cards[0]?.price);
    // Rows are named as people count them, under the title and the headings.
    const bad = await jobs.csvOf(staff, checked.id);
    const told = new Map(bad.map((cells) => [cells[0], cells.at(-1) ?? '']));
    for (const [nth, [, , reason]] of Object.entries(wrong))
      expect(told.get(`KHONG-CO-${nth}`)).toMatch(reason);
    expect(told.get(cards[0]?.code)).toBe('Mã sản phẩm: mã này đã có ở dòng trên');
    const [shown] = await jobs.rowsOf(staff, checked.id);
    expect(shown).toMatchObject({ row: 4, key: 'KHONG-CO-0' });

    expect(await jobs.apply(staff, checked.id)).toMatchObject({ status: 'done', changed: cards.length });
    const [first, last] = [cards[0], cards.at(-1)];
    expect(await jobs.cardOf(first?.id ?? '')).toMatchObject({
      price: 1_250_050,
      name: `Bát gốm ${firstProductAt}`,
      revision: 2,
    });
    expect(await jobs.cardOf(last?.id ?? '')).toMatchObject({
      price: 1_250_950,
      revision: 2,
    });

    const again = await jobs.check(staff, file);
    expect(again).toMatchObject({ changed: 0, unchanged: cards.length });
    expect(await jobs.apply(staff, again.id)).toMatchObject({ changed: 0 });
    expect(await jobs.cardOf(first?.id ?? '')).toMatchObject({ revision: 2 });
  });
});

it('letters of older Windows are read, and that is said before anything is written', async () => {
  const [card] = await jobs.products([1000]);
  const text = Buffer.concat([
    Buffer.from('code,name\n'),
    Buffer.from(`${card?.code},`),
    Buffer.from([0x47, 0xf4, 0xec, 0x6d, 0x20, 0x73, 0xfd, 0xec]),
  ]);
  const checked = await jobs.check(staff, text);
  expect(checked).toMatchObject({ status: 'done', changed: 1, encoding: 'windows-1258' });
  await jobs.apply(staff, checked.id);
  expect((await jobs.cardOf(card?.id ?? ''))?.name).toBe('Gốm sứ');
});

it('400: a file of 40 MB is refused before it is sent', async () => {
  const body = { fileName: 'to.csv', size: 40 * 1024 * 1024, mimeType: 'text/csv' as const };
  const { status, failure } = await world.send(createJobFile, { token: staff.accessToken, body });
  expect(status).toBe(400);
  expect(failure.errors?.map(({ path }) => path)).toEqual(['size']);
});

describe('an export of the list', () => {
  it('holds all of it, however many round trips that takes', async () => {
    const word = `Sành${newId().slice(-8)}`;
    for (let start = 0; start < 120; start += 10)
      await jobs.products(
        Array.from({ length: 10 }, (_, nth) => start + nth),
        { name: word },
      );
    await world.cloud.idle();
    const body = { kind: 'export-products', input: { format: 'csv', query: { q: word } } } as never;
    const { body: job } = await world.send(startJob, { token: staff.accessToken, body });
    expect(await jobs.ended(staff, job.id)).toMatchObject({ status: 'done', done: 120 });
    const checked = await jobs.check(staff, await jobs.fileOf(staff, job.id));
    expect(checked).toMatchObject({ status: 'done', unchanged: 120, changed: 0, refused: 0 });
  });

  it.each(['csv', 'xlsx'] as const)('as it is narrowed, by %s', async (format) => {
    const word = `Men${newId().slice(-8)}`;
    const cards = await jobs.products([3000, 1000, 2000], { name: `=${word}` });
    await jobs.products([4000], { name: word, isActive: false });
    await world.cloud.idle();
    const query = { q: word, isActive: 'true', sortBy: 'price', sortDir: 'asc' };
    const { body, status } = await world.send(startJob, {
      token: staff.accessToken,
      body: { kind: 'export-products', input: { format, query } } as never,
    });
    expect(status).toBe(201);
    expect(await jobs.ended(staff, body.id)).toMatchObject({ status: 'done', done: 3 });
    const file = await jobs.fileOf(staff, body.id);
    if (format === 'csv') expect(file.toString('utf8')).toContain(`'=${word}`);
    const { rows: cells } = await readSheet(new Uint8Array(file));
    const at = ['Mã sản phẩm', 'Tên sản phẩm', 'Giá'].map((title) => cells[0]?.indexOf(title) ?? -1);
    const [code = -1, name = -1, price = -1] = at;
    expect(cells.slice(1).map((row) => [row[code], row[name], Number(row[price])])).toEqual(
      [1, 2, 0].map((nth) => [cards[nth]?.code, `=${word}`, cards[nth]?.price]),
    );
  });
});
