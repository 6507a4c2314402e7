import { colourOf, readableGround, readableInk, themes, type Colour } from './readable-colours.ts';

/** What the writer chose, as it reaches an element from above. */
type Choice = { ink?: Colour | undefined; ground?: Colour | undefined };

const css = (colour: Colour): string => `rgb(${colour.join(' ')})`;

/** One declaration for both themes: the browser takes the side of the theme it stands in, also when it changes. */
function declare(element: HTMLElement, name: string, colourIn: (theme: 'light' | 'dark') => Colour): void {
  element.style.setProperty(name, `light-dark(${css(colourIn('light'))}, ${css(colourIn('dark'))})`);
}

function dress(element: HTMLElement, above: Choice): Choice {
  const own = (name: string) => element.style.getPropertyValue(name);
  const ink = colourOf(own('color'));
  const ground = colourOf(own('background-color') || (element.localName === 'mark' ? 'yellow' : ''));
  // What cannot be judged goes: text in the theme's own colours can be read.
  if (own('color')) element.style.removeProperty('color');
  if (own('background-color')) element.style.removeProperty('background-color');
  // Code lies on the theme's own ground again, whatever is around it.
  const isCode = element.localName === 'code' || element.localName === 'pre';
  const choice: Choice = { ink: ink ?? above.ink, ground: ground ?? (isCode ? undefined : above.ground) };

  const groundIn = (theme: 'light' | 'dark') =>
    choice.ground ? readableGround(choice.ground, themes[theme]) : themes[theme].ground;
  const letters = (given: Colour) => (theme: 'light' | 'dark') =>
    readableInk(given, groundIn(theme), themes[theme]);
  if (ground) declare(element, 'background-color', groundIn);
  if (choice.ink && (ink || ground || isCode)) declare(element, 'color', letters(choice.ink));
  else if (element.localName === 'mark') declare(element, 'color', (theme) => themes[theme].ink);
  // Links have a colour of their own, which was made for the page's ground.
  else if (element.localName === 'a' && choice.ground)
    declare(element, 'color', (theme) => readableInk(themes[theme].link, groundIn(theme), themes[theme]));
  if (element.style.length === 0) element.removeAttribute('style');
  return choice;
}

/** Keeps the colours a writer chose as far as they can be read, by day and by night. */
export function makeReadable(root: ParentNode, above: Choice = {}): void {
  for (const child of root.children) {
    makeReadable(child, child instanceof HTMLElement ? dress(child, above) : above);
  }
}
