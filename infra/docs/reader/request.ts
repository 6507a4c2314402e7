import type { Entry } from './reference.ts';
import { language } from './words.ts';

/** Values of the form: every field as typed, without the empty ones. */
export type FilledForm = { values: Record<string, string>; body: string; token: string };
export type Request = { url: string; method: string; headers: Record<string, string>; body?: string };

export function toRequest(
  { method, path, parameters = [], requestBody }: Entry,
  filled: FilledForm,
): Request {
  const { values, body, token } = filled;
  const address = path.replace(/\{(\w+)\}/g, (whole, name: string) =>
    values[name] ? encodeURIComponent(values[name]) : whole,
  );
  const search = new URLSearchParams(
    parameters.flatMap(({ name, in: place }) =>
      place === 'query' && values[name] ? [[name, values[name]]] : [],
    ),
  ).toString();
  const sendsBody = requestBody !== undefined && body.trim() !== '';
  return {
    url: `/api${address}${search && `?${search}`}`,
    method: method.toUpperCase(),
    headers: {
      'accept-language': language,
      ...(sendsBody && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(sendsBody && { body }),
  };
}

/** Quoted for a shell: a single quote ends the text, is escaped, and begins it again. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export function toCurl({ url, method, headers, body }: Request): string {
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(`${location.origin}${url}`)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
  ].join(' \\\n  ');
}
