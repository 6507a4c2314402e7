/** Markup that captions may have: marks, speakers, classes, languages, ruby, and moments within a line. */
const knownTag =
  /^<\/?(?:[biuc]|v|lang|ruby|rt)(?:\.[\w-]+)*(?:\s[^<>]*)?>|^<(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}>/;

const moment = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const setting = String.raw`(?:[ \t]+(?:vertical|line|position|size|align|region):[\w.,%-]+)*`;
const timing = new RegExp(String.raw`^${moment}[ \t]+-->[ \t]+${moment}${setting}[ \t]*$`);

const hasKnownTagsOnly = (line: string): boolean =>
  line.split(/(?=<)/).every((part) => !part.startsWith('<') || knownTag.test(part));

/** A cue is an optional name, its time, and lines of text. */
function isCue(lines: readonly string[]): boolean {
  const place = lines.findIndex((line) => line.includes('-->'));
  const [time = '', ...text] = lines.slice(place);
  return (
    (place === 0 || place === 1) &&
    timing.test(time) &&
    text.every((line) => !line.includes('-->') && hasKnownTagsOnly(line))
  );
}

const isNote = ([first = '']: readonly string[]): boolean => /^NOTE(?:\s|$)/.test(first);

/**
 * Tells whether a text is WebVTT with at least one cue. Style sheets and regions are refused, as is markup that is
 * not of captions: players of other sites may show cues as HTML.
 */
export function isWebVtt(text: string): boolean {
  const [head = [], ...blocks] = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split(/\n{2,}/)
    .map((block) => block.split('\n'));
  const isHeader = /^WEBVTT(?:[ \t].*)?$/.test(head[0] ?? '') && head.length === 1;
  const cues = blocks.filter((block) => !isNote(block));
  return isHeader && cues.length > 0 && cues.every(isCue);
}
