import { isOwnPicture } from '#shared/values/rich-text-rules.ts';
import { sanitizeHtml } from '../data/sanitize-html.ts';
import { backgroundColours, paletteColour, textColours } from './rich-text-palette.ts';
import { convertWordLists } from './rich-text-word-lists.ts';

export type PastedHtml = {
  html: string;
  /** Number of pictures that stayed behind and have to be uploaded. */
  droppedPictures: number;
};

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes) renamed.setAttribute(attribute, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Titles of Word are paragraphs with a class; headings deeper than 3 do not exist here. */
function mapHeadings(root: Element): void {
  for (const heading of root.querySelectorAll('h4, h5, h6')) rename(heading, 'h3');
  for (const title of root.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  for (const title of root.querySelectorAll('p.MsoSubtitle')) rename(title, 'h2');
}

/** Google Docs writes weights as styles, and the sublist beside its item instead of inside. */
const marksOfStyles: readonly [tag: string, isSet: (style: CSSStyleDeclaration) => boolean][] = [
  ['strong', ({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600],
  ['em', ({ fontStyle }) => fontStyle === 'italic'],
  ['u', ({ textDecoration }) => textDecoration.includes('underline')],
  ['s', ({ textDecoration }) => textDecoration.includes('line-through')],
];

function marksFromStyles(root: Element): void {
  for (const span of root.querySelectorAll<HTMLElement>('span[style]')) {
    for (const [tag, isSet] of marksOfStyles) {
      if (!isSet(span.style)) continue;
      const mark = root.ownerDocument.createElement(tag);
      mark.append(...span.childNodes);
      span.append(mark);
    }
  }
  // The frame that Google Docs puts around everything is called bold and is not.
  for (const frame of root.querySelectorAll<HTMLElement>('b[style], strong[style]'))
    if (frame.style.fontWeight === 'normal' || frame.style.fontWeight === '400')
      frame.replaceWith(...frame.childNodes);
}

function nestSublists(root: Element): void {
  for (const sublist of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    if (sublist.previousElementSibling?.localName === 'li') sublist.previousElementSibling.append(sublist);
}

/** Keeps our own colours: black ink on white ground of another program cannot be read at night. */
function keepOwnColours(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    const { style } = element;
    const ink = paletteColour(textColours, style.color);
    const ground = paletteColour(backgroundColours, style.backgroundColor);
    const { paddingLeft, textAlign } = style;
    element.removeAttribute('style');
    if (ink) style.color = ink;
    if (ground) style.backgroundColor = ground;
    if (paddingLeft.endsWith('em')) style.paddingLeft = paddingLeft;
    if (textAlign === 'center' || textAlign === 'right') style.textAlign = textAlign;
  }
}

/** Removes spans that say nothing any more, and the line break that Google Docs puts at the end. */
function dropEmptyFrames(root: Element): void {
  for (const span of root.querySelectorAll('span:not([style])')) span.replaceWith(...span.childNodes);
  for (const end of root.querySelectorAll('br.Apple-interchange-newline')) end.remove();
}

/** Removes pictures that are not ours and counts them. A picture copied from our own pages has a full address. */
function dropForeignPictures(root: Element, origin: string): number {
  let dropped = 0;
  for (const picture of root.querySelectorAll('img')) {
    const address = picture.getAttribute('src') ?? '';
    const own = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    if (isOwnPicture(own)) picture.setAttribute('src', own);
    else {
      picture.remove();
      dropped += 1;
    }
  }
  return dropped;
}

function dropBlankParagraphs(root: Element): void {
  for (const block of root.querySelectorAll('p, h1, h2, h3'))
    if (!block.closest('td, th') && !block.querySelector('img, br') && block.textContent?.trim() === '')
      block.remove();
}

/** Cleans HTML from Word, Google Docs and other pages, so that it looks as if it had been written here. */
export function transformPastedHtml(html: string, origin = location.origin): PastedHtml {
  // An inert document: nothing in it loads or runs.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // The editor marks what was copied from itself, so that half a list is pasted as half a list.
  const slice = body.querySelector('[data-pm-slice]')?.getAttribute('data-pm-slice');
  convertWordLists(body);
  mapHeadings(body);
  nestSublists(body);
  marksFromStyles(body);
  keepOwnColours(body);
  dropEmptyFrames(body);
  const droppedPictures = dropForeignPictures(body, origin);
  if (!slice) dropBlankParagraphs(body);
  const cleaned = sanitizeHtml(body.innerHTML.replaceAll(/&nbsp;|\u00a0/g, ' '));
  return { html: slice ? withSlice(cleaned, slice) : cleaned, droppedPictures };
}

function withSlice(html: string, slice: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.firstElementChild?.setAttribute('data-pm-slice', slice);
  return body.innerHTML;
}
