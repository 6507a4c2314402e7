import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormWindow, openWindow } from './form-window.tsx';
import { formsOfGoods } from './forms-of-goods.tsx';
import { formsOfPeople } from './forms-of-people.tsx';
import { formsOfPosts } from './forms-of-posts.tsx';
import { formsOfSales } from './forms-of-sales.tsx';
import { formsOfShoppers } from './forms-of-shoppers.tsx';
import { leaveInEachWay } from './leave-in-each-way.ts';

/** That none is missing is held by `tests/rules/form-kit.test.ts`. */
const forms = { ...formsOfGoods, ...formsOfSales, ...formsOfPeople, ...formsOfPosts, ...formsOfShoppers };
const count = Object.keys(forms).length;

let window: FormWindow;
beforeAll(async () => {
  window = await openWindow();
});
afterAll(() => window.close());

describe(`all ${count} forms`, () => {
  it.each(Object.entries(forms))('%s', async (place, form) => {
    const ways = await leaveInEachWay(window, place.split(' ')[1] ?? '', form);
    expect(ways).toEqual(form.leavesFreely || form.untried ? [] : expect.arrayContaining(['a link', 'Back']));
  });
});
