import type { ServerResponse } from 'node:http';

/** An error reply of S3, thrown by whatever finds the fault. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const escapeXml = (text: string) => text.replace(/[<>&"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** Writes an element with a text in it. */
export const element = (name: string, content: string | number | boolean): string =>
  `<${name}>${escapeXml(String(content))}</${name}>`;

/** Wraps elements that are written already. */
export const elements = (name: string, ...children: readonly string[]): string =>
  `<${name}>${children.join('')}</${name}>`;

export function sendXml(response: ServerResponse, status: number, content: string): void {
  const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${content}`);
  response.writeHead(status, { 'content-type': 'application/xml', 'content-length': body.length });
  response.end(body);
}

export const refuse = (response: ServerResponse, status: number, code: string, message: string): void =>
  sendXml(response, status, elements('Error', element('Code', code), element('Message', message)));
