/** A paragraph of Word that is a list item: `mso-list:l0 level2 lfo1`, its marker in a span to be ignored. */
const listStyle = /mso-list:\s*(l\d+)\s+level(\d)/i;
const markerStyle = /mso-list:\s*Ignore/i;
const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** Markers such as "1.", "a)", "iv." count; a dot, dash or sign from a symbol font does not. */
const countingMarker = /^\(?(\d{1,5}|[a-z]|[ivxlcdm]+)[.)]/i;

type Item = { paragraph: Element; list: string; level: number; marker: string };

/** Removes the marker that Word wrote as text and returns it. */
function takeMarker(paragraph: Element): string {
  const spans = [...paragraph.querySelectorAll('span')].filter((span) => markerStyle.test(styleOf(span)));
  const marker = spans.map((span) => span.textContent ?? '').join('');
  for (const span of spans) span.remove();
  return marker.replace(/[\s\u00a0]+/g, '');
}

function itemOf(paragraph: Element): Item | undefined {
  const [, list, level] = listStyle.exec(styleOf(paragraph)) ?? [];
  if (!list || !level) return undefined;
  return { paragraph, list, level: Math.max(1, Number(level)), marker: takeMarker(paragraph) };
}

function listFor(marker: string, document: Document): HTMLElement {
  const count = countingMarker.exec(marker)?.[1];
  const list = document.createElement(count === undefined ? 'ul' : 'ol');
  if (count === undefined) return list;
  if (/^\d+$/.test(count)) {
    if (count !== '1') list.setAttribute('start', count);
  } else {
    const kind = /^[ivx]/i.test(count) ? 'i' : 'a';
    list.setAttribute('type', count === count.toUpperCase() ? kind.toUpperCase() : kind);
  }
  return list;
}

/** Puts items that follow each other into nested lists; another list on the first level begins anew. */
function nest(items: readonly Item[]): HTMLElement[] {
  const roots: HTMLElement[] = [];
  const open: { list: HTMLElement; name: string }[] = [];
  for (const { paragraph, list: name, level, marker } of items) {
    const document = paragraph.ownerDocument;
    const depth = Math.min(level, open.length + 1);
    open.length = Math.min(open.length, depth);
    const current = open[depth - 1];
    if (!current || (depth === 1 && current.name !== name)) {
      const list = listFor(marker, document);
      if (depth === 1) roots.push(list);
      else open[depth - 2]?.list.lastElementChild?.append(list);
      open.length = depth - 1;
      open.push({ list, name });
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    open[depth - 1]?.list.append(item);
  }
  return roots;
}

const isBlank = (node: ChildNode): boolean =>
  node.nodeType === node.COMMENT_NODE ||
  (node.nodeType === node.TEXT_NODE && node.textContent?.trim() === '');

/** Converts the list paragraphs of Word, which are no lists in its HTML, to nested lists. */
export function convertWordLists(root: Element): void {
  const parents = new Set<Element>();
  for (const paragraph of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (!listStyle.test(styleOf(paragraph))) continue;
    // A numbered heading stays a heading: only its number, which Word counts, goes.
    if (paragraph.localName !== 'p') takeMarker(paragraph);
    else if (paragraph.parentElement) parents.add(paragraph.parentElement);
  }
  for (const parent of parents) {
    let run: Item[] = [];
    const flush = () => {
      run[0]?.paragraph.before(...nest(run));
      for (const { paragraph } of run) paragraph.remove();
      run = [];
    };
    for (const node of Array.from(parent.childNodes)) {
      if (isBlank(node)) continue;
      const item = node.nodeType === node.ELEMENT_NODE ? itemOf(node as Element) : undefined;
      if (item) run.push(item);
      else flush();
    }
    flush();
  }
}
