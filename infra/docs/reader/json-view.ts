import { h } from './elements.ts';
import { say } from './words.ts';

const tokens = /("(?:\\.|[^"\\])*")(\s*:)?|\b(true|false|null|-?\d[\d.eE+-]*)\b/g;

/** Pretty JSON with its names, texts and numbers told apart. */
export function jsonView(text: string, label: string): HTMLElement {
  const code = h('code');
  let end = 0;
  for (const match of text.matchAll(tokens)) {
    const [whole, quoted, colon] = match;
    code.append(text.slice(end, match.index));
    if (quoted === undefined) code.append(h('span', { class: 'json-value' }, whole));
    else code.append(h('span', { class: colon ? 'json-name' : 'json-text' }, quoted), colon ?? '');
    end = match.index + whole.length;
  }
  code.append(text.slice(end));
  // The element scrolls, so it has to be reachable by keyboard.
  return h('pre', { tabindex: '0', role: 'region', 'aria-label': label }, code);
}

export const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

export function copyButton(text: () => string): HTMLButtonElement {
  const button = h(
    'button',
    { type: 'button', class: 'button button-small', 'aria-live': 'polite' },
    say('copy'),
  );
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(text()).then(() => {
      button.textContent = say('copied');
      setTimeout(() => (button.textContent = say('copy')), 1500);
    });
  });
  return button;
}
