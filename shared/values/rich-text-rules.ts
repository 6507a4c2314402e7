/** Browsers read "/\" as "//" and ignore a tab between, so neither counts as a path of this site. */
const link = /^(?:https?:|mailto:|tel:|\/(?![/\\\t\n\r])|#)/i;

/** Pictures come from our own uploads. A path with ".." or "%" could reach another door of this site. */
const picture = /^\/media\/(?!.*\.\.)[\w./~-]+$/;

/** Spans are bounded, because an editor draws a grid of `colspan × rowspan` cells. */
const span = /^[1-9]\d?$/;
const pixels = /^[1-9]\d{0,3}$/;
const anyText = /^/;

/** Maps, because an element may be called `constructor`: a plain object would answer with its own. */
function namedRules(rules: Record<string, Record<string, RegExp>>) {
  const entries = Object.entries(rules).map(([tag, names]) => [tag, new Map(Object.entries(names))] as const);
  return new Map(entries);
}

/**
 * Attributes that rich text keeps, each with the values it may have. The server's sanitizer and the browser's
 * are both made from this list.
 */
export const richTextAttributes = namedRules({
  a: { href: link, title: anyText },
  img: { src: picture, alt: anyText, width: pixels, height: pixels },
  td: { colspan: span, rowspan: span },
  th: { colspan: span, rowspan: span, scope: /^(?:row|col|rowgroup|colgroup)$/ },
  ol: { start: /^-?\d{1,5}$/, type: /^[1aAiI]$/ },
});

const plain =
  'p br hr h1 h2 h3 h4 h5 h6 strong b em i u s sub sup mark small blockquote pre code ul li span div figure figcaption table thead tbody tfoot tr caption';

/** Elements that are kept. */
export const richTextTags: readonly string[] = [...richTextAttributes.keys(), ...plain.split(' ')];

/** Elements that are removed together with their content. */
export const droppedTags: readonly string[] =
  'script style iframe object embed template noscript svg math form input button textarea select option link meta base title head xmp plaintext noembed noframes video audio'.split(
    ' ',
  );

/** A colour by number or by name; never an address, a function of another kind or a variable. */
const colour = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s,.%/]+\)|[a-z]+)$/i;

/** Styles that writers may set on their text, each with the values it may have. */
export const richTextStyles: ReadonlyMap<string, RegExp> = new Map([
  ['color', colour],
  ['background-color', colour],
  ['text-align', /^(?:left|center|right|justify)$/],
  ['padding-left', /^\d{1,2}(?:\.\d+)?(?:em|rem|px)$/i],
]);

/** Tells whether a style may stay. Styles that fetch something, cover the page or hide content are refused. */
export const isSafeStyle = (name: string, value: string): boolean =>
  richTextStyles.get(name)?.test(value.trim()) ?? false;

/** Tells whether an element may have this attribute with this value. Styles have rules of their own. */
export const isSafeAttribute = (tag: string, name: string, value: string): boolean =>
  richTextAttributes.get(tag)?.get(name)?.test(value.trim()) ?? false;

/** Tells whether a link may lead there: web, mail, phone, this site; never a script. */
export const isSafeLink = (address: string): boolean => isSafeAttribute('a', 'href', address);

/** Tells whether a picture may have this address: one of our own uploads. */
export const isOwnPicture = (address: string): boolean => isSafeAttribute('img', 'src', address);

/** Relation of a link to another site: it learns nothing about the reader and is not vouched for. */
export const foreignLinkRel = 'noopener noreferrer nofollow ugc';

/** Tells whether a link leads to another site. */
export const isForeignLink = (address: string): boolean => /^https?:/i.test(address.trim());

/** Indentation in em per level. */
export const indentStep = 3;

/** Deepest level of indentation. */
export const maxIndent = 8;

/**
 * Returns the styles that stand for the classes of the editor used before (`ql-indent-2`, `ql-align-center`), as
 * old texts still carry them; '' if there are none.
 */
export function stylesOfOldClasses(className: string): string {
  const indent = Number(/(?:^|\s)ql-indent-([1-8])(?=\s|$)/.exec(className)?.[1] ?? 0);
  const align = /(?:^|\s)ql-align-(center|right|justify)(?=\s|$)/.exec(className)?.[1];
  return [indent > 0 && `padding-left:${indent * indentStep}em`, align && `text-align:${align}`]
    .filter(Boolean)
    .join(';');
}
