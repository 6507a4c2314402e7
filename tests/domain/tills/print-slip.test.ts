import { beforeEach, expect, it, vi } from 'vitest';
import { printSlip } from '#functions/domain/tills/print-slip.ts';
import { stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { drawnPages, wordsOf } from '#tests/support/drawn-pages.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { counters } from './till-counters.ts';

beforeEach(() => {
  stubSettings();
  return () => void vi.unstubAllEnvs();
});

it('a slip is printed of a till that is closed, by its own person or whoever sees all', async () => {
  const world = counters();
  const { id } = await world.open('wh_a', 1_000);
  const print = (userId: string, seesAll = false) => printSlip(world.at(), { id, userId, seesAll });
  expect(await refusalOf(print('lan'))).toBe('TILL_STILL_OPEN');
  await world.close(id, 1_000);
  expect(await refusalOf(print('minh'))).toBe('TILL_NOT_FOUND');
  expect(await refusalOf(print('minh', true))).toBeUndefined();
  const { name, bytes } = await print('lan');
  const { code } = await world.read(id);
  expect(name).toBe(`${code}.pdf`);
  const words = (await drawnPages(bytes)).flatMap(wordsOf);
  expect(words).toContain(`Số: ${code}`);
  expect(words).toContain('Chợ Làng');
});
