/** A start tag; for `title` also the text up to its end tag. */
export type Tag = { name: string; attributes: Map<string, string>; text: string };

/** Their content is no HTML: a tag inside is only text. */
const raw = new Set(['script', 'style', 'title', 'noscript', 'textarea', 'template', 'svg']);

const isSpace = (letter: string | undefined): boolean => letter !== undefined && /\s/.test(letter);

/**
 * The start tags of a page, in one pass over its text however broken it is: a pattern for whole tags would take
 * time that grows with the square of what a hostile page sends.
 */
export function* startTags(html: string): Generator<Tag> {
  // Only these letters: others may change their length, and places in both texts have to agree.
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  let at = 0;
  for (;;) {
    at = lower.indexOf('<', at);
    if (at < 0) return;
    if (lower.startsWith('<!--', at)) {
      at = endOf(lower, '-->', at + 4);
      continue;
    }
    const name = nameAt(lower, at + 1);
    if (!name) {
      at += 1;
      continue;
    }
    const attributes = new Map<string, string>();
    at = readAttributes(html, at + 1 + name.length, attributes);
    const tag: Tag = { name, attributes, text: '' };
    if (raw.has(name)) {
      const end = lower.indexOf(`</${name}`, at);
      tag.text = name === 'title' ? html.slice(at, end < 0 ? at + 2000 : end) : '';
      at = end < 0 ? lower.length : end + 2;
    }
    yield tag;
  }
}

function endOf(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
}

/** No element's name is longer than this. */
const longestName = 24;

function nameAt(lower: string, from: number): string {
  return /^[a-z][a-z0-9-]*/.exec(lower.slice(from, from + longestName))?.[0] ?? '';
}

/** Reads up to the tag's end and answers the place after it. The first of two attributes of one name counts. */
function readAttributes(html: string, from: number, found: Map<string, string>): number {
  let at = from;
  while (at < html.length && html[at] !== '>') {
    if (isSpace(html[at]) || html[at] === '/') {
      at += 1;
      continue;
    }
    const start = at;
    while (at < html.length && !isSpace(html[at]) && !'=>/'.includes(html[at] ?? '')) at += 1;
    const name = html.slice(start, at).toLowerCase();
    let value = '';
    if (html[at] === '=') [value, at] = readValue(html, at + 1);
    // A lone sign that is no name: step over it rather than stand still.
    if (at === start) at += 1;
    if (name && !found.has(name)) found.set(name, value);
  }
  return at + 1;
}

function readValue(html: string, from: number): [value: string, next: number] {
  let at = from;
  while (isSpace(html[at])) at += 1;
  const quote = html[at];
  if (quote === '"' || quote === "'") {
    const end = html.indexOf(quote, at + 1);
    return end < 0 ? ['', html.length] : [html.slice(at + 1, end), end + 1];
  }
  const start = at;
  while (at < html.length && !isSpace(html[at]) && html[at] !== '>') at += 1;
  return [html.slice(start, at), at];
}
