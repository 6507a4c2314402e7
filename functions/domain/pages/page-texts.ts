/** Texts for search engines and shared links; pages are served in Vietnamese. */
export const brand = 'Chợ Làng';

export const texts = {
  home: 'Chợ Làng: đặc sản, nông sản và hàng thủ công rõ nguồn gốc, từ nghệ nhân và nhà vườn khắp ba miền. Miễn phí vận chuyển cho đơn từ 500K.',
  heroKicker: 'Đặc sản ba miền mỗi ngày',
  heroTitle: 'Của ngon làng mình, giao tận ngõ',
  heroLead: 'Sản vật rõ nguồn gốc, từ nghệ nhân và nhà vườn. Miễn phí vận chuyển cho đơn từ 500K.',
  heroShortLead: 'Miễn phí vận chuyển cho đơn từ 500K',
  welcome: 'Làng mình, chợ mình',
  welcomeKicker: 'Chợ quê trên mạng, đặc sản ba miền',
  welcomeHeadline: 'Cả làng họp chợ, ngay trong tay bạn',
  welcomeLead: 'Chợ Làng kết nối nghệ nhân, nhà vườn với những ai yêu đặc sản và hàng thủ công quê nhà.',
  cart: 'Giỏ hàng',
  cartEmpty: 'Giỏ hàng của bạn đang trống',
  cartEmptyHint: 'Hãy chọn vài sản phẩm bạn thích rồi quay lại đây nhé.',
  cartPopular: 'Nhiều người mua',
  products: 'Tất cả sản phẩm',
  productsLead: 'Tất cả sản phẩm tại Chợ Làng: lọc theo danh mục, gian hàng, giá và đánh giá.',
  bestSellers: 'Bán chạy nhất',
  news: 'Tin tức & Sự kiện',
  newsLead:
    'Tin tức, sự kiện và thông báo của Chợ Làng: chuyện làng nghề, mùa vụ, lớp học và phiên chợ khắp ba miền.',
  newsCategories: { news: 'Tin tức', event: 'Sự kiện', announcement: 'Thông báo' },
  newsRemoved: 'Tin này đã được gỡ',
  newsRemovedLead: 'Tin bạn tìm không còn được đăng. Mời bạn xem các tin khác tại Chợ Làng.',
  newsMissing: 'Không tìm thấy tin',
  newsMissingLead: 'Tin bạn tìm không tồn tại. Mời bạn xem các tin khác tại Chợ Làng.',
  notFound: 'Không tìm thấy trang',
  notFoundLead: 'Trang này không còn tồn tại. Mời bạn xem các sản phẩm khác tại Chợ Làng.',
  category: (name: string, count: number) => `${name}: ${count} sản phẩm đang bán tại Chợ Làng.`,
  business: (name: string, province: string) => `Gian hàng ${name} (${province}) tại Chợ Làng.`,
  brand: (name: string) => `Sản phẩm thương hiệu ${name} tại Chợ Làng.`,
} as const;
