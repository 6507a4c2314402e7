import { SessionUser, UserSummary } from '#shared/accounts/user.ts';
import { newsContent, newsReaders, listNews, newsComments } from '#shared/news/index.ts';
import { NewsComment } from '#shared/news/news-comments.contract.ts';
import { NewsDetail, NewsItem } from '#shared/news/news.ts';
import { onePage } from '../faces/list-case.ts';
import { exampleOf } from '../support/example-of.ts';
import { type Answer, answer, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const facts = {
  id: 'tin-1',
  slug: 'cho-tet',
  title: 'Chợ Tết năm nay',
  summary: '',
  createdAt: '2026-11-30T00:00:00.000Z',
  likes: 2,
  commentCount: 1,
} as const;
export const detail = exampleOf(NewsDetail, { ...facts, content: '<p>Vui</p>' });
export const address = '/news/cho-tet-1795996800000';
export const member = exampleOf(SessionUser, { id: 'lan', role: 'user', status: 'active' });

export const id = (last: string) => `01ARZ3NDEKTSV4RRFFQ69G5FA${last}`;
export const comment = (last: string, given: Partial<NewsComment> = {}) =>
  exampleOf(NewsComment, {
    id: id(last),
    content: `Bình luận ${last}`,
    mentions: [],
    user: exampleOf(UserSummary, { id: 'chi', fullName: 'Trần Chi', verificationDate: null }),
    parentId: null,
    parentCommentId: null,
    depth: 0,
    repliesCount: 0,
    replyCount: 0,
    status: 'published',
    rejectedReason: null,
    editedAt: null,
    reactions: { like: 1 },
    reaction: null,
    marks: [],
    isOwn: false,
    canEdit: false,
    canDelete: false,
    canSettle: false,
    ...given,
  });

export const pageOf = (data: NewsComment[]) => ({
  data,
  page: 1,
  totalPages: 1,
  total: data.length,
  commentCount: data.length,
  hasNext: false,
});

export const all = (comments: Answer, ...others: Answer[]): Answer[] => [
  answer(listNews, { data: [exampleOf(NewsItem, facts)], ...onePage, pageSize: 10 } as never),
  answer(newsContent.getBySlug, detail),
  answer(newsReaders.listLiked, { ids: [] }),
  comments,
  sample(newsReaders.view),
  ...others,
];
export const openWith = (
  data: NewsComment[],
  { as = member, answers = [] }: { as?: typeof member; answers?: Answer[] } = {},
) => renderAt(address, { as, answers: all(answer(newsComments.list, pageOf(data)), ...answers) });
