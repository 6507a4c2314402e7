import type { AnyContract } from '#shared/contract/route.ts';
import type { Page } from '#shared/pages.ts';

/** A reply that is already serialized as JSON text. */
export class ReadyReply {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Joins serialized rows to a list without pages. */
export const readyList = (rows: string[]): ReadyReply => new ReadyReply(`[${rows.join(',')}]`);

const noRows = '"data":[]';

/** Builds a page of serialized rows, sent unchecked because the schema checked them when stored. */
export function readyPage(contract: AnyContract, { data, ...page }: Page<string>): ReadyReply {
  const around = JSON.stringify(contract.reply.parse({ ...page, data: [] }));
  const place = around.indexOf(noRows) + noRows.length - 1;
  return new ReadyReply(`${around.slice(0, place)}${data.join(',')}${around.slice(place)}`);
}
