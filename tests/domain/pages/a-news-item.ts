import { NewsDetail } from '#shared/news/news.ts';

/** News item as visitors read it. */
export const aNewsItem = (given: Partial<NewsDetail> = {}): NewsDetail =>
  NewsDetail.parse({
    id: '01JDNEWS000000000000000001',
    slug: 'cho-phien-thang-chap',
    title: 'Chợ phiên tháng Chạp',
    summary: 'Chợ mở từ sáng sớm.',
    content: '<p>Chợ mở từ <b>sáng sớm</b> đến trưa.</p>',
    category: 'news',
    date: null,
    endsAt: null,
    location: '',
    duration: '',
    level: '',
    isCancelled: false,
    images: [],
    imageUrls: [],
    muxData: [],
    author: { id: 'usr_01JDAUTHOR0000000000000000', fullName: 'Lê Quang Huy', avatar: null },
    createdAt: '2026-11-20T01:00:00.000Z',
    publishedAt: '2026-11-20T02:00:00.000Z',
    updatedAt: '2026-11-21T03:00:00.000Z',
    views: 0,
    likes: 0,
    commentCount: 0,
    sequence: 2,
    ...given,
  });

/** Address of the item above, without the moment of its creation. */
export const itemPath = '/news/cho-phien-thang-chap';
export const itemMoment = Date.parse('2026-11-20T01:00:00.000Z');

export const anEvent = (given: Partial<NewsDetail> = {}) =>
  aNewsItem({
    category: 'event',
    date: '2026-12-05T01:30:00.000Z',
    endsAt: '2026-12-05T04:00:00.000Z',
    location: 'Đình làng Vòng, Hà Nội',
    ...given,
  });
