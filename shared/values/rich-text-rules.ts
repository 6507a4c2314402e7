/** Rich text attributes that are kept and shown. Other elements lose tags, dangerous ones their content. */
export const richTextAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start'],
};

const plain =
  'p br hr h1 h2 h3 h4 h5 h6 strong b em i u s sub sup mark small blockquote pre code ul li span div figure figcaption table thead tbody tfoot tr caption';

/** Elements that are kept. */
export const richTextTags: readonly string[] = [...Object.keys(richTextAttributes), ...plain.split(' ')];

/** Elements that are removed together with their content. */
export const droppedTags: readonly string[] =
  'script style iframe object embed template noscript svg math form input button textarea select link meta base title head'.split(
    ' ',
  );

/** Styles that writers may set on their text. */
export const richTextStyles: readonly string[] = ['color', 'background-color', 'text-align', 'padding-left'];

/** Values that such a style may have: a colour, a word or a small length; never an address. */
export const richTextStyleValue =
  /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s,.%/]+\)|[a-z]+|\d{1,2}(?:\.\d+)?(?:em|rem|px))$/i;

/** Tells whether a style may stay. Styles that fetch something, cover the page or hide content are refused. */
export const isSafeStyle = (name: string, value: string): boolean =>
  richTextStyles.includes(name) && richTextStyleValue.test(value.trim());

/** Browsers read "/\" as "//" and ignore a tab between, so neither counts as a path of this site. */
const addresses = {
  href: /^(?:https?:|mailto:|tel:|\/(?![/\\\t\n\r])|#)/i,
  src: /^(?:https?:|\/(?![/\\\t\n\r]))/i,
};

/** Tells whether a link or picture may have this address: web, mail, phone, this site; never a script. */
export const isSafeAddress = (attribute: 'href' | 'src', value: string): boolean =>
  addresses[attribute].test(value.trim());
