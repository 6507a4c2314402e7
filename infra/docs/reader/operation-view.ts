import type { FailureExample } from '#shared/registry/openapi.ts';
import { h } from './elements.ts';
import { exampleOf } from './examples.ts';
import { jsonView, pretty } from './json-view.ts';
import { type Entry, jsonSchemaOf, type Reference } from './reference.ts';
import { fieldList, schemaView } from './schema-view.ts';
import { areaName, language, say } from './words.ts';

const section = (title: string, ...children: (Node | string | undefined)[]) =>
  h('section', { class: 'part' }, h('h2', {}, title), ...children);

export const methodBadge = (method: string): HTMLElement =>
  h('span', { class: `method method-${method}` }, method.toUpperCase());

function facts(entry: Entry): HTMLElement {
  const limit = entry['x-rate-limit'];
  const seconds = entry['x-cache-seconds'];
  const roles = entry['x-roles']?.join(', ');
  const capability = entry['x-capability'];
  const further = (entry['x-further'] ?? []).flatMap(({ field, is, capability: needed, roles: by }) => [
    h('br', {}),
    h('code', {}, `${field}: ${is}`),
    ' ',
    h('code', {}, needed),
    ` (${by.join(', ')})`,
  ]);
  const row = (term: string, ...text: (Node | string)[]) =>
    h('div', {}, h('dt', {}, term), h('dd', {}, ...text));
  return h(
    'dl',
    { class: 'facts' },
    row(
      say('who'),
      say(entry['x-access']),
      ...(capability ? [' ', h('code', {}, capability), ` (${roles ?? ''})`] : []),
      ...further,
    ),
    ...(limit ? [row(say('rate'), say('rateText', { calls: limit.calls, seconds: limit.seconds }))] : []),
    ...(seconds === undefined ? [] : [row(say('cache'), say('cacheText', { seconds }))]),
  );
}

function parametersOf(reference: Reference, { parameters = [] }: Entry): HTMLElement[] {
  return (['path', 'query'] as const).flatMap((place) => {
    const fields = parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema, required, description }) => ({
        name,
        schema,
        isRequired: required,
        description,
      }));
    return fields.length > 0 ? [section(say(place), fieldList(reference, fields))] : [];
  });
}

const isSuccess = (status: string) => status.startsWith('2');

function replyOf(reference: Reference, { responses }: Entry): HTMLElement[] {
  return Object.entries(responses)
    .filter(([status]) => isSuccess(status))
    .map(([status, { content }]) => {
      const schema = jsonSchemaOf(content);
      return section(
        `${say('reply')} ${status}`,
        schemaView(reference, schema, 'answered'),
        h(
          'details',
          { class: 'nested' },
          h('summary', {}, say('example')),
          jsonView(pretty(exampleOf(reference, schema)), say('example')),
        ),
      );
    });
}

function failureRow(status: string, code: string, { 'x-message': messages }: FailureExample): HTMLElement {
  const other = language === 'vi' ? 'en' : 'vi';
  return h(
    'tr',
    {},
    h('td', {}, h('span', { class: 'status status-bad' }, status)),
    h('th', { scope: 'row' }, h('code', {}, code)),
    h('td', {}, h('p', {}, messages[language]), h('p', { class: 'hint', lang: other }, messages[other])),
  );
}

function failuresOf({ responses }: Entry): HTMLElement {
  const rows = Object.entries(responses)
    .filter(([status]) => !isSuccess(status))
    .flatMap(([status, { content }]) =>
      Object.entries(content['application/json']?.examples ?? {}).map(([code, example]) =>
        failureRow(status, code, example),
      ),
    );
  const head = [say('status'), say('code'), say('message')].map((title) => h('th', { scope: 'col' }, title));
  return section(
    say('failures'),
    h('table', { class: 'failures' }, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...rows)),
  );
}

export function operationView(reference: Reference, entry: Entry): HTMLElement {
  const { requestBody, parameters = [] } = entry;
  return h(
    'article',
    { class: 'operation' },
    h('p', { class: 'crumb' }, `${areaName(entry.area)} · ${entry.operationId}`),
    h('h1', { tabindex: '-1' }, entry.summary),
    h('p', { class: 'address' }, methodBadge(entry.method), ' ', h('code', {}, `/api${entry.path}`)),
    facts(entry),
    ...parametersOf(reference, entry),
    ...(requestBody
      ? [section(say('body'), schemaView(reference, jsonSchemaOf(requestBody.content), 'sent'))]
      : []),
    ...(parameters.length === 0 && !requestBody ? [h('p', { class: 'hint' }, say('nothingSent'))] : []),
    ...replyOf(reference, entry),
    failuresOf(entry),
  );
}
