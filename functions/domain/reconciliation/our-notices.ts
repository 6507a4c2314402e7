import type { ListedBy } from '#shared/reconciliation/reconciliation.ts';
import type { NoticeRow } from '#shared/payments/notices.contract.ts';
import { findNotices } from '#functions/domain/payments/notices/find-notices.ts';
import { readNotice, readOurs } from '#functions/domain/payments/notices/read-notice.ts';
import type { NoticeContent, StoredNotice } from '#functions/domain/payments/records/payment-notice.ts';
import { noticesView } from '#functions/domain/payments/staff/notices-view.ts';
import type { Context } from '#functions/platform/table/context.ts';

type Span = { from: string; to: string };
type NoticeSpan = Span & { provider: ListedBy; isOpen?: true };
type Money = Extract<NoticeContent, { kind: 'money' }>;

/** A notice of money, by what names the money. */
export type OurMoney = { notice: StoredNotice; money: Money };

const pageSize = 200;

async function* rowsOf({ provider, from, to, isOpen }: NoticeSpan): AsyncGenerator<NoticeRow[]> {
  const where = [
    { column: 'provider', is: provider },
    { column: 'receivedAt', atLeast: from },
    { column: 'receivedAt', atMost: to },
    ...(isOpen ? [{ column: 'state', is: 'open' } as const] : []),
  ] as const;
  const sort = { by: 'receivedAt', descending: false } as const;
  let after: { value: string | number | null; id: string } | undefined;
  do {
    const page = await noticesView.rows().list({ where, sort, take: pageSize, after, counted: false });
    yield page.rows;
    after = page.rows.length === pageSize ? page.places.at(-1) : undefined;
  } while (after);
}

export function moneyOf(notice: StoredNotice): Money | undefined {
  try {
    const content = readNotice(notice, readOurs());
    return content.kind === 'money' ? content : undefined;
  } catch {
    // What nobody can read waits among the notices that were not worked off.
    return undefined;
  }
}

/** What we were told of in a while, as far as it is money. */
export async function listOurMoney(context: Pick<Context, 'table'>, asked: NoticeSpan): Promise<OurMoney[]> {
  const all: OurMoney[] = [];
  for await (const rows of rowsOf(asked)) {
    const notices = await findNotices(
      context,
      rows.map(({ id }) => id),
    );
    for (const notice of notices) {
      const money = moneyOf(notice);
      if (money) all.push({ notice, money });
    }
  }
  return all;
}

/** Of a while, what still waits for a person. */
export async function listOpen(asked: Span & { provider: ListedBy }): Promise<NoticeRow[]> {
  const all: NoticeRow[] = [];
  for await (const rows of rowsOf({ ...asked, isOpen: true })) all.push(...rows);
  return all;
}
