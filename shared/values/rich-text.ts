/**
 * What written text may consist of: the server keeps nothing else, and the browser shows nothing else.
 * Other elements lose their tags; the dangerous ones lose their content too.
 */
export const richTextAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start'],
};

const plain =
  'p br hr h1 h2 h3 h4 h5 h6 strong b em i u s sub sup mark small blockquote pre code ul li span div figure figcaption table thead tbody tfoot tr caption';

/** Elements that stay. */
export const richTextTags: readonly string[] = [...Object.keys(richTextAttributes), ...plain.split(' ')];

/** Elements that go with all they hold. */
export const droppedTags: readonly string[] =
  'script style iframe object embed template noscript svg math form input button textarea select link meta base title head'.split(
    ' ',
  );

/** The few things writers may change about how their text looks. */
export const richTextStyles: readonly string[] = ['color', 'background-color', 'text-align', 'padding-left'];

/** What such a style may say: a colour, a word or a small length; never an address. */
export const richTextStyleValue =
  /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s,.%/]+\)|[a-z]+|\d{1,2}(?:\.\d+)?(?:em|rem|px))$/i;

/** Whether a style may stay: nothing that fetches, covers the page or hides. */
export const isSafeStyle = (name: string, value: string): boolean =>
  richTextStyles.includes(name) && richTextStyleValue.test(value.trim());

/** Browsers take "/\" for "//", and read over a tab between the two: neither is a path of ours. */
const addresses = {
  href: /^(?:https?:|mailto:|tel:|\/(?![/\\\t\n\r])|#)/i,
  src: /^(?:https?:|\/(?![/\\\t\n\r]))/i,
};

/** Whether a link or picture may lead there: the web, mail, telephone and our own pages; never a script. */
export const isSafeAddress = (attribute: 'href' | 'src', value: string): boolean =>
  addresses[attribute].test(value.trim());
