import { firstDataId } from '#shared/first-data.ts';
import { escapeHtml } from './html.ts';
import { type FirstPicture, type Page, pictureAt, type PictureFacts, sourceSet } from './page.ts';
import { brand } from './page-texts.ts';

/** JSON for a script block. `<` is escaped, so that the text cannot end the block or start another. */
const inert = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const tag = (name: string, attributes: Record<string, string | undefined>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeHtml(value)}"`))
    .join('')} />`;

const meta = (name: string, content: string | undefined): string[] =>
  content === undefined ? [] : [tag('meta', { name, content })];
const property = (name: string, content: string | undefined): string[] =>
  content === undefined ? [] : [tag('meta', { property: name, content })];

/** Preloads a picture in parallel with the style sheet rather than after the code that requests it. */
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

/** Script type that browsers do not load; `web/public/before-paint.js` loads it later. */
const late = 'late-module';
const asksForLateCode = '/before-paint.js';

const isCode = (file: string): boolean => file.endsWith('.js');

/** Pictures of goods are square. */
const squareFacts = (title: string): PictureFacts => ({ alt: title, width: 640, height: 640 });

/** Measures of a preview; without them a link is first shown without its picture. */
const measures = ({ width, height }: PictureFacts): string[] =>
  width === null || height === null
    ? []
    : [...property('og:image:width', String(width)), ...property('og:image:height', String(height))];

/** Facts that a preview of a shared link is made of. */
function previewOf({ title, description, picture, pictureFacts }: Page, origin: string): string[] {
  const image = picture && new URL(pictureAt(picture), origin).href;
  const facts = pictureFacts ?? squareFacts(title);
  const alt = image && (facts.alt || title);
  return [
    ...property('og:image', image),
    ...property('og:image:alt', alt),
    ...(image ? measures(facts) : []),
    ...meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...meta('twitter:title', title),
    ...meta('twitter:description', description),
    ...meta('twitter:image', image),
    ...meta('twitter:image:alt', alt),
  ];
}

function headOf(page: Page, origin: string, files: readonly string[], isCodeLate: boolean): string {
  const { title, description, kind, alternates = [] } = page;
  const name = title.includes(brand) ? title : `${title} · ${brand}`;
  const address = origin + page.path;
  return [
    `<title>${escapeHtml(name)}</title>`,
    ...page.firstPictures.map(preloadPicture),
    ...files
      .filter(isCode)
      .map((href) => tag('link', { rel: isCodeLate ? late : 'modulepreload', crossorigin: '', href })),
    ...meta('description', description),
    ...meta('robots', page.isIndexed ? undefined : 'noindex'),
    ...(page.isIndexed ? [tag('link', { rel: 'canonical', href: address })] : []),
    ...alternates.map(({ path, ...form }) => tag('link', { rel: 'alternate', ...form, href: origin + path })),
    ...property('og:site_name', brand),
    ...property('og:locale', 'vi_VN'),
    ...property('og:type', kind),
    ...property('og:title', title),
    ...property('og:description', description),
    ...property('og:url', address),
    ...previewOf(page, origin),
  ].join('\n    ');
}

/** Data at the end of the page, so that it does not delay the style sheet. */
const dataOf = ({ facts, answers }: Page): string =>
  [
    ...facts.map((fact) => `<script type="application/ld+json">${inert(fact)}</script>`),
    ...(answers.length > 0
      ? [`<script type="application/json" id="${firstDataId}">${inert(answers)}</script>`]
      : []),
  ].join('\n');

/** Delays the code of a painted page: style sheet, fonts and pictures are needed first. */
const afterPaint = (html: string): string =>
  html
    .replaceAll('<script type="module"', `<script type="${late}"`)
    .replaceAll('<link rel="modulepreload"', `<link rel="${late}"`);

/** Inserts a page's head and data into the built shell. */
export function writePage(
  shell: string,
  page: Page,
  { origin, files }: { origin: string; files: readonly string[] },
): string {
  // A shell of the previous release does not support delayed code.
  const isCodeLate = page.firstPaint !== undefined && shell.includes(asksForLateCode);
  // Replacements are functions, since a name may contain `$&`.
  const filled = (isCodeLate ? afterPaint(shell) : shell)
    .replace(/<meta\s+name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => headOf(page, origin, files, isCodeLate))
    .replace(/<!--first-paint-->[\s\S]*<!--\/first-paint-->/, (waiting) => page.firstPaint ?? waiting);
  const end = filled.lastIndexOf('</body>');
  const data = dataOf(page);
  return end < 0 ? filled + data : filled.slice(0, end) + data + filled.slice(end);
}
