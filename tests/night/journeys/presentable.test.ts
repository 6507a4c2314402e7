import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMarket, type Market, settled } from '#tests/support/browser.ts';
import { presentation } from '#tests/support/presentable.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});
afterAll(() => market.close());

/** The market, with something amiss in every page of it. */
const marketWith = (script: string): Market => ({
  ...market,
  async open(path, look) {
    const page = await market.blank(look);
    await page.addInitScript(script);
    await page.goto(market.world.url + path);
    await settled(page);
    return page;
  },
});

const styled = (css: string) =>
  `document.addEventListener('DOMContentLoaded', () => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(css)} }));
  });`;
const added = (html: string) =>
  `document.addEventListener('DOMContentLoaded', () => document.body.insertAdjacentHTML('beforeend', '${html}'));`;

const wide = '@media (min-width: 1000px)';
const tablet = '@media (min-width: 500px) and (max-width: 999px)';
const phone = '@media (max-width: 499px)';
const text = added('<nav aria-label="Amiss"><p class="amiss">Amiss</p></nav>');
const pale = '.amiss { color: #999; background: #aaa }';
/** There in one place only. */
const onlyWhere = (where: string) =>
  styled(`.amiss { display: none } ${where} { .amiss { display: block } }`);

type Fault = [kind: string, script: string, words: string];

const faults: Fault[] = [
  ['pale on a desk', text + styled(`${wide} { ${pale} }`), 'color-contrast'],
  [
    'pale in the dark on a phone',
    text + styled(`${phone} { [data-theme='dark'] ${pale} }`),
    'color-contrast',
  ],
  ['wide on a desk', styled(`${wide} { h1 { width: 2000px } }`), 'to be less than or equal'],
  ['wide on a tablet', styled(`${tablet} { h1 { width: 1000px } }`), 'to be less than or equal'],
  ['wide on a phone', styled(`${phone} { :lang(vi) h1 { width: 1000px } }`), 'to be less than or equal'],
  ['wide in English', styled(`:lang(en) h1 { width: 1000px }`), 'to be less than or equal'],
  ['without text on a tablet', styled(`${tablet} { h1, h2, p { display: none } }`), 'to be greater than 0'],
  ['without a name', added('<nav aria-label="Amiss"><button></button></nav>'), 'button-name'],
  [
    'without a name on a phone',
    added('<nav aria-label="Amiss"><input class="amiss"></nav>') + onlyWhere(phone),
    'label:',
  ],
  ['pale in the dark', text + styled(`${tablet} { [data-theme='dark'] ${pale} }`), 'color-contrast'],
  [
    'pale in the light on a phone',
    text + styled(`${phone} { [data-theme='light'] ${pale} }`),
    'color-contrast',
  ],
  [
    'without a name on a tablet',
    added('<nav aria-label="Amiss"><button class="amiss"></button></nav>') + onlyWhere(tablet),
    'button-name',
  ],
];

it.each(faults)('a screen that is %s is found wanting', async (_, script, words) => {
  const found = await presentation(marketWith(script))('/login').catch(
    (error: Error & { actual?: unknown }) => JSON.stringify([error.message, error.actual]),
  );
  expect(found).toContain(words);
});
