import type { AnyContract } from '#shared/contract/route.ts';
import type { Page } from '#shared/pages.ts';

/** An answer that is text already. */
export class ReadyReply {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Rows as in a page, where all there are go out. */
export const readyList = (rows: string[]): ReadyReply => new ReadyReply(`[${rows.join(',')}]`);

const noRows = '"data":[]';

/** A page of rows that were checked by the contract's own schema when they were kept: they go out as they lie. */
export function readyPage(contract: AnyContract, { data, ...page }: Page<string>): ReadyReply {
  const around = JSON.stringify(contract.reply.parse({ ...page, data: [] }));
  const place = around.indexOf(noRows) + noRows.length - 1;
  return new ReadyReply(`${around.slice(0, place)}${data.join(',')}${around.slice(place)}`);
}
