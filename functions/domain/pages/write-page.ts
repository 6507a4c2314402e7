import { firstDataId } from '#shared/first-data.ts';
import { escapeHtml } from './html.ts';
import { type FirstPicture, type Page, pictureAt, sourceSet } from './page.ts';
import { brand } from './page-texts.ts';

/** JSON between script tags: without `<` nothing in it can end the block or begin another. */
const inert = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const tag = (name: string, attributes: Record<string, string | undefined>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeHtml(value)}"`))
    .join('')} />`;

const meta = (name: string, content: string | undefined): string[] =>
  content === undefined ? [] : [tag('meta', { name, content })];
const property = (name: string, content: string | undefined): string[] =>
  content === undefined ? [] : [tag('meta', { property: name, content })];

/** Fetched beside the style sheet instead of after the code that would ask for it. */
const preloadPicture = ({ address, sizes }: FirstPicture): string => {
  const set = sourceSet(address);
  return tag('link', {
    rel: 'preload',
    as: 'image',
    href: set ? undefined : address,
    imagesrcset: set,
    imagesizes: set && sizes,
    fetchpriority: 'high',
  });
};

/** Browsers fetch nothing of this kind; `web/public/before-paint.js` asks for it. */
const late = 'late-module';
const asksForLateCode = '/before-paint.js';

const isCode = (file: string): boolean => file.endsWith('.js');

function headOf(page: Page, origin: string, files: readonly string[], isCodeLate: boolean): string {
  const { title, description, kind, picture } = page;
  const name = title.includes(brand) ? title : `${title} · ${brand}`;
  const address = origin + page.path;
  const image = picture && new URL(pictureAt(picture), origin).href;
  return [
    `<title>${escapeHtml(name)}</title>`,
    ...page.firstPictures.map(preloadPicture),
    ...files
      .filter(isCode)
      .map((href) => tag('link', { rel: isCodeLate ? late : 'modulepreload', crossorigin: '', href })),
    ...meta('description', description),
    ...meta('robots', page.isIndexed ? undefined : 'noindex'),
    ...(page.isIndexed ? [tag('link', { rel: 'canonical', href: address })] : []),
    ...property('og:site_name', brand),
    ...property('og:locale', 'vi_VN'),
    ...property('og:type', kind),
    ...property('og:title', title),
    ...property('og:description', description),
    ...property('og:url', address),
    ...property('og:image', image),
    ...property('og:image:alt', image && title),
    ...property('og:image:width', image && '640'),
    ...property('og:image:height', image && '640'),
    ...meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...meta('twitter:title', title),
    ...meta('twitter:description', description),
    ...meta('twitter:image', image),
    ...meta('twitter:image:alt', image && title),
  ].join('\n    ');
}

/** At the end of the page: what is looked at later must not keep the style sheet waiting. */
const dataOf = ({ facts, answers }: Page): string =>
  [
    ...facts.map((fact) => `<script type="application/ld+json">${inert(fact)}</script>`),
    ...(answers.length > 0
      ? [`<script type="application/json" id="${firstDataId}">${inert(answers)}</script>`]
      : []),
  ].join('\n');

/** Leaves the code of a page that is drawn already for later: its style sheet, letters and pictures are needed first. */
const afterPaint = (html: string): string =>
  html
    .replaceAll('<script type="module"', `<script type="${late}"`)
    .replaceAll('<link rel="modulepreload"', `<link rel="${late}"`);

/** The built page with this page's head in the place of the general one, and its data at the end. */
export function writePage(
  shell: string,
  page: Page,
  { origin, files }: { origin: string; files: readonly string[] },
): string {
  // A shell of the release before knows nothing of code that comes late.
  const isCodeLate = page.firstPaint !== undefined && shell.includes(asksForLateCode);
  // Replaced by functions: a name may hold `$&`.
  const filled = (isCodeLate ? afterPaint(shell) : shell)
    .replace(/<meta\s+name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => headOf(page, origin, files, isCodeLate))
    .replace(/<!--first-paint-->[\s\S]*<!--\/first-paint-->/, (waiting) => page.firstPaint ?? waiting);
  const end = filled.lastIndexOf('</body>');
  const data = dataOf(page);
  return end < 0 ? filled + data : filled.slice(0, end) + data + filled.slice(end);
}
