import { colourOf, readableBackground, readableInk, themes, type Colour } from './readable-colours.ts';

/** Colours chosen by the author that an element inherits from its ancestors. */
type Choice = { ink?: Colour | undefined; ground?: Colour | undefined };

const css = (colour: Colour): string => `rgb(${colour.join(' ')})`;

/** Declares a property by `light-dark()`, so that it follows the theme without further code. */
function declare(element: HTMLElement, name: string, colourIn: (theme: 'light' | 'dark') => Colour): void {
  element.style.setProperty(name, `light-dark(${css(colourIn('light'))}, ${css(colourIn('dark'))})`);
}

function dress(element: HTMLElement, above: Choice): Choice {
  const own = (name: string) => element.style.getPropertyValue(name);
  const ink = colourOf(own('color'));
  const ground = colourOf(own('background-color') || (element.localName === 'mark' ? 'yellow' : ''));
  // Removes colours that cannot be judged: text in the theme's own colours is readable.
  if (own('color')) element.style.removeProperty('color');
  if (own('background-color')) element.style.removeProperty('background-color');
  // Code elements have the theme's own ground again, whatever ground surrounds them.
  const isCode = element.localName === 'code' || element.localName === 'pre';
  const choice: Choice = { ink: ink ?? above.ink, ground: ground ?? (isCode ? undefined : above.ground) };

  const groundIn = (theme: 'light' | 'dark') =>
    choice.ground ? readableBackground(choice.ground, themes[theme]) : themes[theme].ground;
  const letters = (given: Colour) => (theme: 'light' | 'dark') =>
    readableInk(given, groundIn(theme), themes[theme]);
  if (ground) declare(element, 'background-color', groundIn);
  if (choice.ink && (ink || ground || isCode)) declare(element, 'color', letters(choice.ink));
  else if (element.localName === 'mark') declare(element, 'color', (theme) => themes[theme].ink);
  // The theme's link colour was made for the page's ground and needs adjusting on another one.
  else if (element.localName === 'a' && choice.ground)
    declare(element, 'color', (theme) => readableInk(themes[theme].link, groundIn(theme), themes[theme]));
  if (element.style.length === 0) element.removeAttribute('style');
  return choice;
}

/** Keeps the colours an author chose as far as they are readable in the light and the dark theme. */
export function makeReadable(root: ParentNode, above: Choice = {}): void {
  for (const child of root.children) {
    makeReadable(child, child instanceof HTMLElement ? dress(child, above) : above);
  }
}
