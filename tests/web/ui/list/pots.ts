import { initReactI18next } from 'react-i18next';
import { vi } from 'vitest';
import * as z from 'zod';
import { defineList } from '#shared/lists/list-contract.ts';
import { flag, id, many, one, since, until, words } from '#shared/lists/query-parts.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { i18n } from '#web/platform/i18n/i18n.ts';

const Pot = z.object({
  id: z.string(),
  code: z.string().optional(),
  name: z.string().optional(),
  price: z.number(),
});
export type Pot = z.infer<typeof Pot>;

const shape = {
  filters: {
    state: one(['sold', 'kept']),
    q: words(),
    potter: words(),
    street: words(),
    colour: many(['red', 'blue']),
    fragile: flag(),
    village: many(),
    owner: id(),
    from: since(),
    to: until(),
    firedFrom: since(),
    firedTo: until(),
  },
  sorts: ['name', 'price'],
  sort: '-price',
  page: 'limit',
  size: 20,
} as const;

/** A list of pots, which no server has; anybody may read it, so it needs no session. */
export const listPots = defineList({
  name: 'pots/list-pots',
  summary: 'Pots',
  path: '/pots',
  access: 'public',
  list: shape,
  row: Pot,
});

/** A list that no words are searched in. */
export const listShards = defineList({
  name: 'pots/list-shards',
  summary: 'Shards',
  path: '/shards',
  access: 'public',
  list: { ...shape, filters: { state: shape.filters.state } },
  row: Pot,
});

export const potTexts = { ns: 'pots', at: 'list' } as unknown as { ns: 'backOffice'; at: string };

const list = {
  title: 'Chậu',
  search: 'Tên hoặc mã chậu',
  searchLabel: 'Tìm chậu',
  potter: 'Thợ gốm',
  potterPlaceholder: 'Tên thợ gốm',
  street: 'Phố',
  state: 'Tình trạng',
  all: { state: 'Mọi tình trạng' },
  createdAt: 'Ngày làm',
  firedAt: 'Ngày nung',
  name: 'Tên',
  price: 'Giá',
  failed: 'Không xem được chậu',
  empty: 'Chưa có chậu',
  emptyHint: 'Chậu mới hiện ở đây',
};
export const potWords = { ...list, state: { sold: 'Đã bán', kept: 'Còn giữ' } };

export async function learnPotTexts(): Promise<void> {
  if (!i18n.isInitialized) await i18n.use(initReactI18next).init({ lng: 'vi', resources: { vi: texts } });
  i18n.addResourceBundle('vi', 'pots', {
    list,
    state: potWords.state,
    kind: { true: 'Quý', false: 'Thường', 2: 'Hai', glazed: 'Tráng men' },
  });
}

/** Simulates the server; returns what it was asked, as path and query. */
export function servePots(give: (query: URLSearchParams) => { data: Pot[]; totalPages?: number }) {
  const asked: Record<string, string>[] = [];
  vi.stubGlobal('fetch', async (to: URL | string) => {
    const { searchParams } = new URL(to);
    asked.push(Object.fromEntries(searchParams));
    const { data, totalPages = 1 } = give(searchParams);
    const page = Number(searchParams.get('page') ?? 1);
    return Response.json({ data, page, total: totalPages * 20, totalPages, hasNext: false, hasPrev: false });
  });
  return asked;
}
