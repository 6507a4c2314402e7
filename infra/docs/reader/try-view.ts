import type { Parameter } from '#shared/registry/openapi.ts';
import { h, tabStore } from './elements.ts';
import { bodyExample, exampleOf } from './examples.ts';
import { copyButton, jsonView, pretty } from './json-view.ts';
import { type Entry, jsonSchemaOf, type Reference } from './reference.ts';
import { type FilledForm, type Request, toCurl, toRequest } from './request.ts';
import { say } from './words.ts';

const tokenName = 'cholang-docs-token';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const labelled = (label: string, control: Control, ...hints: (Node | string | false)[]): HTMLElement => {
  control.id = `try-${control.name}`;
  return h('div', { class: 'control' }, h('label', { for: control.id }, label), control, ...hints);
};

function controlFor(reference: Reference, { name, required, schema: given }: Parameter): Control {
  const schema = reference.resolve(given);
  const choices = schema.type === 'boolean' ? ['true', 'false'] : (schema.enum?.map(String) ?? []);
  if (choices.length > 0) {
    const options = [...(required ? [] : ['']), ...choices];
    return h(
      'select',
      { name },
      ...options.map((value) => h('option', { value }, value === '' ? say('empty') : value)),
    );
  }
  const value = required ? String(exampleOf(reference, given, name)) : '';
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return h('input', {
    name,
    value,
    autocomplete: 'off',
    inputmode: isNumber ? 'numeric' : 'text',
    placeholder: schema.default === undefined ? undefined : JSON.stringify(schema.default),
  });
}

function tokenControl(): HTMLInputElement {
  return h('input', {
    name: 'access-token',
    value: tabStore.get(tokenName),
    autocomplete: 'off',
    spellcheck: 'false',
    oninput: ({ target }) => tabStore.set(tokenName, (target as HTMLInputElement).value.trim()),
  });
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A reply that brings an access token spares the reader copying it. */
function keepToken(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('accessToken' in value)) return false;
  tabStore.set(tokenName, String(value.accessToken));
  return true;
}

async function call({ url, ...init }: Request): Promise<HTMLElement> {
  const started = performance.now();
  const reply = await fetch(url, init);
  const text = await reply.text();
  const milliseconds = Math.round(performance.now() - started);
  const value = parsed(text);
  return h(
    'div',
    {},
    h(
      'p',
      { class: 'outcome' },
      h('span', { class: `status ${reply.ok ? 'status-good' : 'status-bad'}` }, `${reply.status}`),
      ` ${say('took', { milliseconds })}`,
    ),
    keepToken(value) && h('p', { class: 'hint' }, say('tokenKept')),
    jsonView(value === undefined ? text : pretty(value), say('answer')),
  );
}

function formOf(reference: Reference, { parameters = [], requestBody, ...entry }: Entry) {
  const controls = parameters.map((parameter) => controlFor(reference, parameter));
  const token = entry['x-access'] === 'public' ? undefined : tokenControl();
  const body =
    requestBody &&
    h(
      'textarea',
      { name: 'json-body', rows: '8', spellcheck: 'false' },
      pretty(bodyExample(reference, jsonSchemaOf(requestBody.content))),
    );
  const read = (): FilledForm => ({
    values: Object.fromEntries(controls.map(({ name, value }) => [name, value.trim()])),
    body: body?.value ?? '',
    token: token?.value.trim() ?? '',
  });
  const rows = [
    ...(token ? [labelled(say('token'), token, h('p', { class: 'hint' }, say('tokenHint')))] : []),
    ...controls.map((control) => labelled(control.name, control)),
    ...(body ? [labelled(say('bodyField'), body)] : []),
  ];
  return { rows, read };
}

/** The right-hand side: the call as a command to copy, and as a form that makes it. */
export function tryView(reference: Reference, entry: Entry): HTMLElement {
  const { rows, read } = formOf(reference, entry);
  const request = () => toRequest(entry, read());
  const curl = h('code');
  const showCurl = () => (curl.textContent = toCurl(request()));
  const send = h('button', { class: 'button button-main', type: 'submit' }, say('send'));
  const answer = h('div', { class: 'answer', 'aria-live': 'polite' });

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    send.disabled = true;
    send.textContent = say('sending');
    const outcome = await call(request()).catch(() => h('p', { class: 'problem' }, say('unreachable')));
    answer.replaceChildren(h('h3', {}, say('answer')), outcome);
    send.disabled = false;
    send.textContent = say('send');
  }

  showCurl();
  return h(
    'aside',
    { class: 'try', 'aria-label': say('tryIt') },
    h(
      'div',
      { class: 'try-head' },
      h('h2', {}, say('curl')),
      copyButton(() => toCurl(request())),
    ),
    h('pre', { class: 'curl', tabindex: '0', role: 'region', 'aria-label': say('curl') }, curl),
    h('h2', {}, say('tryIt')),
    h('p', { class: 'hint' }, say('real')),
    h('form', { oninput: showCurl, onsubmit: (event) => void submit(event) }, ...rows, send),
    answer,
  );
}
