import { describe, expect, it } from 'vitest';
import { addressOf, pageOf } from '#web/build/split-routes.ts';
import { filesIn } from '#tests/rules/source-files.ts';

const file = '/project/web/routes/news.$id.tsx';
const route = `
import { createFileRoute } from '@tanstack/react-router';
import Story from './story.tsx';
import * as dates from './dates.ts';
import { newsQuery as query, type News } from './queries.ts';
import type { Reader } from './reader.ts';
import { staffPage } from './staff-page.ts';
import { lastMonth, thisMonth } from './months.ts';

declare module './news.ts' {}
interface Heard {
  by: Reader;
}
type Props = { reader: Reader; news: News };
const search = (from: number) => ({ from: thisMonth(from) });
const shown = 8;
const [first, { second }] = lastMonth();

export const Route = createFileRoute('/news/$id')({
  ...staffPage('news.read'),
  validateSearch: search,
  'errorComponent': Quoted,
  loader: ({ id }) => query(id, shown),
  component: NewsRoute,
  notFoundComponent: () => <Story missing />,
});

/** A comment between statements goes into neither half. */
function NewsRoute() {
  return <Heading id={Route.useParams().id} at={second} />;
}

function Heading(props: Props & News, reader?: Reader) {
  return <h1>{dates.write(props)}</h1>;
}
`;

describe('a route is divided into', () => {
  it('its address, with what that needs and nothing else', () => {
    expect(addressOf(route, file)?.split('\n')).toEqual([
      `import { lazyFn as lateLoader, lazyRouteComponent as lateComponent } from '@tanstack/react-router';`,
      `import { createFileRoute } from "@tanstack/react-router";`,
      `import { staffPage } from "./staff-page.ts";`,
      `import { thisMonth } from "./months.ts";`,
      'const search = (from: number) => ({ from: thisMonth(from) });',
      `export const Route = createFileRoute('/news/$id')({`,
      `  ...staffPage('news.read'),`,
      '  validateSearch: search,',
      `  'errorComponent': Quoted,`,
      `  loader: lateLoader(() => import('./news.$id.tsx?split=component'), 'loader'),`,
      `  component: lateComponent(() => import('./news.$id.tsx?split=component'), 'component'),`,
      `  notFoundComponent: lateComponent(() => import('./news.$id.tsx?split=component'), 'notFoundComponent'),`,
      '});',
    ]);
  });

  it('its page, with everything that needs, however far away', () => {
    expect(pageOf(route, file).split('\n')).toEqual([
      `import { Route } from './news.$id.tsx';`,
      `import Story from "./story.tsx";`,
      `import * as dates from "./dates.ts";`,
      `import { newsQuery as query } from "./queries.ts";`,
      `import { lastMonth } from "./months.ts";`,
      'const shown = 8;',
      'const [first, { second }] = lastMonth();',
      'function NewsRoute() {',
      '  return <Heading id={Route.useParams().id} at={second} />;',
      '}',
      'function Heading(props: Props & News, reader?: Reader) {',
      '  return <h1>{dates.write(props)}</h1>;',
      '}',
      'export const loader = ({ id }) => query(id, shown);',
      'export const component = NewsRoute;',
      'export const notFoundComponent = () => <Story missing />;',
    ]);
  });
});

it('a page that does not ask its address for anything does not fetch it', () => {
  const plain = `import { Page } from './page.tsx';
export const Route = createFileRoute('/about')({ component: Page });`;
  expect(pageOf(plain, file)).toBe(`import { Page } from "./page.tsx";\nexport const component = Page;`);
});

it('what has no page of its own stays whole', () => {
  for (const whole of [
    `export const Route = createFileRoute('/old')({ beforeLoad: () => redirect('/new') });`,
    `export const Route = createRootRoute({ component: Frame });`,
    `export const Route = createFileRoute('/old')(options);`,
    `export const Route = old;`,
    `export function Route() {}`,
    `const Route = createFileRoute('/old')({ component: Page });`,
  ])
    expect(addressOf(whole, file)).toBeUndefined();
});

it('what neither half would have is refused', () => {
  for (const [more, refusal] of [
    [`import './styles.css';`, '"./styles.css"'],
    ['class Reader {}', 'ClassDeclaration'],
    ['export function read() {}', 'ExportNamedDeclaration'],
  ] as const) {
    expect(() => addressOf(`${more}\n${route}`, file)).toThrow(refusal);
    expect(() => pageOf(`${more}\n${route}`, file)).toThrow(refusal);
  }
  expect(() => pageOf('const news = 1;', file)).toThrow(`${file} has no route`);
});

it('every route of the site that has a page can be divided', () => {
  const routes = filesIn('web/routes').filter(
    ({ path, text }) => / component[:,]/.test(text) && !path.endsWith('/__root.tsx'),
  );
  expect(routes.length).toBeGreaterThan(100);
  const whole = routes.filter(({ path, text }) => addressOf(text, path) === undefined);
  expect(whole.map(({ path }) => path)).toEqual([]);
});
