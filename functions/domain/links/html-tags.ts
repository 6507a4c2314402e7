import { Tokenizer } from 'htmlparser2';

/** Start tag with decoded entities; a `title` also has its text. */
export type Tag = { name: string; attributes: Map<string, string>; text: string };

/** Elements whose content does not describe the page. */
const asides = new Set(['svg', 'template', 'noscript']);

const ignore = () => {};

/**
 * Start tags of a page in one pass, however malformed it is. It uses only the library's tokenizer: the parser
 * walks all open elements at every end tag, which takes 22 seconds for the worst half megabyte.
 */
export function startTags(html: string, most: number): Tag[] {
  const tags: Tag[] = [];
  let open: Tag | undefined;
  let aside: string | undefined;
  let [attribute, value] = ['', ''];

  const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase();
  const say = (text: string) => {
    if (open?.name === 'title') open.text += text;
  };
  const keep = () => {
    if (!aside && open && tags.push(open) >= most) tokenizer.pause();
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname: (start, end) => {
        open = { name: nameAt(start, end), attributes: new Map(), text: '' };
      },
      onattribname: (start, end) => {
        [attribute, value] = [nameAt(start, end), ''];
      },
      onattribdata: (start, end) => {
        value += html.slice(start, end);
      },
      onattribentity: (code) => {
        value += String.fromCodePoint(code);
      },
      // The first of two attributes with the same name counts.
      onattribend: () => open?.attributes.has(attribute) || open?.attributes.set(attribute, value),
      onopentagend: () => {
        keep();
        if (open && asides.has(open.name)) aside ??= open.name;
      },
      onselfclosingtag: keep,
      ontext: (start, end) => say(html.slice(start, end)),
      ontextentity: (code) => say(String.fromCodePoint(code)),
      onclosetag: (start, end) => {
        open = undefined;
        if (nameAt(start, end) === aside) aside = undefined;
      },
      // A truncated page may end within a tag.
      onend: () => open && tags.at(-1) !== open && keep(),
      isInForeignContext: () => aside === 'svg',
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return tags;
}
