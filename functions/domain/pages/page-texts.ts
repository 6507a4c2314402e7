/** What search engines and shared links read of our pages; they are served in Vietnamese. */
export const brand = 'Chợ Làng';

export const texts = {
  home: 'Chợ Làng: của ngon làng mình, giao tận ngõ. Sản vật có nguồn gốc, có người làm ra, và một cộng đồng kể chuyện về chúng.',
  heroKicker: 'Ba miền họp chợ mỗi ngày',
  heroTitle: 'Của ngon làng mình, giao tận ngõ',
  heroLead: 'Sản vật có nguồn gốc, có người làm ra. Miễn phí giao hàng cho đơn từ 500K.',
  heroShortLead: 'Miễn phí giao hàng từ 500K',
  cart: 'Giỏ hàng',
  cartEmpty: 'Giỏ hàng của bạn đang trống',
  cartEmptyHint: 'Chợ đang đông, mời bạn dạo một vòng và chọn món mình thích.',
  cartPopular: 'Bà con hay mua',
  products: 'Tất cả sản phẩm',
  productsLead: 'Sản vật các vùng miền bày bán ở Chợ Làng: lọc theo danh mục, gian hàng, giá và đánh giá.',
  bestSellers: 'Bán chạy nhất',
  notFound: 'Không tìm thấy trang',
  notFoundLead: 'Trang này không còn ở Chợ Làng. Mời bạn ghé những gian hàng khác.',
  category: (name: string, count: number) => `${name}: ${count} sản phẩm đang bày bán ở Chợ Làng.`,
  business: (name: string, province: string) => `Gian hàng ${name} (${province}) ở Chợ Làng.`,
  brand: (name: string) => `Sản phẩm mang thương hiệu ${name} ở Chợ Làng.`,
} as const;
