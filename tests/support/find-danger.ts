import { Parser } from 'htmlparser2';

const tags = new Set(
  'a b blockquote br caption code div em figcaption figure h1 h2 h3 h4 h5 h6 hr i img li mark ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);
const attributes: Record<string, RegExp> = {
  'a href': /^(?:https?:\/\/[^/]|mailto:|tel:|\/[^/\\]|#)/i,
  'a title': /^/,
  'a rel': /^noopener noreferrer nofollow ugc$/,
  'a target': /^_blank$/,
  'img src': /^\/media\/(?!.*\.\.)[^?#%\\]+$/,
  'img alt': /^/,
  'img width': /^\d{1,4}$/,
  'img height': /^\d{1,4}$/,
  'img loading': /^lazy$/,
  'img decoding': /^async$/,
  'td colspan': /^\d{1,2}$/,
  'td rowspan': /^\d{1,2}$/,
  'th colspan': /^\d{1,2}$/,
  'th rowspan': /^\d{1,2}$/,
  'th scope': /^(?:row|col|rowgroup|colgroup)$/,
  'ol start': /^-?\d+$/,
  'ol type': /^[1aAiI]$/,
  'div class': /^rich-text-table$/,
  'div tabindex': /^0$/,
};
const style =
  /^(?:\s*(?:(?:background-)?color:\s*(?:#[0-9a-f]+|[a-z]+|rgba?\([\d\s,.%/]+\)|light-dark\(rgb\([\d\s,]+\), rgb\([\d\s,]+\)\))|text-align:\s*[a-z]+|padding-left:\s*\d{1,2}(?:\.\d+)?(?:em|rem|px))\s*;?)*$/i;

/** Lists everything in a cleaned text that should not be there. Written apart from the lists it checks. */
export function findDanger(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(tag, given) {
      if (!tags.has(tag)) found.push(`<${tag}>`);
      for (const [name, value] of Object.entries(given)) {
        // Browsers let nobody remove `is` again; empty, it names no element.
        if (name === 'is' && value === '') continue;
        const rule = name === 'style' ? style : attributes[`${tag} ${name}`];
        if (!rule?.test(value)) found.push(`<${tag} ${name}="${value}">`);
      }
    },
    oncomment: (text) => void found.push(`<!--${text}-->`),
    onprocessinginstruction: (_, text) => void found.push(text),
  });
  parser.end(html);
  return found;
}
