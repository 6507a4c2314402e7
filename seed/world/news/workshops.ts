import { joinLines } from '../join-lines.ts';
import type { NewsText } from './news-text.ts';

export const workshops: readonly NewsText[] = [
  {
    kind: 'event',
    title: 'Một ngày nhuộm chàm cùng nghệ nhân Lùng Tám',
    summary: 'Học vẽ sáp ong, nhúng vải và mang về chiếc khăn tự làm. Vật liệu có sẵn, mặc áo cũ.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 111,
    event: {
      startsInDays: -95,
      startsAt: '08:30',
      hours: 7,
      location: 'Nhà cộng đồng Lùng Tám, Quản Bạ, Hà Giang',
      level: 'Cơ bản',
    },
    film: null,
    pictures: [
      { subject: 'vai-tho-cam', alt: 'Khăn lanh vẽ sáp ong' },
      { subject: 'khan-ran', alt: 'Vải chàm phơi trong gió' },
      { subject: 'gang-tay', alt: 'Găng tay nhuộm' },
    ],
    html: joinLines(`
      <p>Buổi học dành cho người chưa từng nhuộm. Sáng, bạn nghe kể về cây chàm, tập cầm bút đồng và vẽ hoa văn lên miếng vải nhỏ. Trưa ăn cơm cùng gia đình trong bản. Chiều nhúng vải bốn lượt, giữa các lượt đi xem nương chàm và khung dệt.</p>
      <ul>
        <li>Số người: tối đa mười sáu, chia hai nhóm.</li>
        <li>Lệ phí: ba trăm năm mươi nghìn, gồm vật liệu và bữa trưa.</li>
        <li>Mang theo: áo cũ, ủng hoặc dép nhựa, chai nước.</li>
        <li>Trẻ từ mười tuổi đi cùng người lớn; phần sáp nóng do người lớn làm.</li>
      </ul>
      <p>Màu chàm bám tay chừng ba, bốn ngày; có găng nhưng nhiều người thích để vậy làm kỷ niệm. Ai dị ứng với ong, xin báo trước vì sáp được đun trong nhà.</p>
      <p>Đường vào bản hẹp, xe mười sáu chỗ đi được, từ thành phố mất khoảng một tiếng rưỡi. Nếu mưa lớn, buổi học chuyển sang nhà xưởng có mái. Tiền công dạy trả trực tiếp cho các chị trong hợp tác xã.</p>
    `),
  },
  {
    kind: 'event',
    title: 'Tối vuốt gốm cho người mới: chiếc cốc đầu tiên',
    summary:
      'Ba giờ bên bàn xoay, mỗi người hai cục đất và một người kèm. Cốc nung xong gửi về nhà sau bốn tuần.',
    author: 'admin@cholang.vn',
    createdDaysAgo: 94,
    event: {
      startsInDays: -72,
      startsAt: '18:00',
      hours: 3,
      location: 'Xưởng Lò Bầu, Bát Tràng, Hà Nội',
      level: 'Cơ bản',
    },
    film: null,
    pictures: [
      { subject: 'gom-lam', alt: 'Cốc gốm vẽ tay' },
      { subject: 'gom', alt: 'Đất sét trên bàn xoay' },
    ],
    html: joinLines(`
      <p>Bạn không cần khéo tay, chỉ cần chịu bẩn. Lớp tối thứ Sáu có mười hai bàn xoay, ba người kèm. Giờ đầu tập nhào đất và định tâm; giờ thứ hai vuốt cốc; giờ cuối tỉa, ký tên và chọn men trong bốn màu an toàn cho đồ uống.</p>
      <p>Mỗi người làm hai chiếc, giữ lại chiếc ưng hơn. Chiếc kia cắt đôi để nhìn xem thành dày mỏng ra sao; đây là phần nhiều học viên nhớ nhất.</p>
      <p>Cốc được phơi, nung sơ, tráng men rồi nung lần hai, mất chừng bốn tuần. Xưởng gói theo cách gói hàng dễ vỡ và gửi tận nhà, phí gửi đã nằm trong học phí hai trăm tám mươi nghìn. Tỉ lệ hỏng khi nung khoảng một trên hai mươi; nếu chẳng may cốc của bạn hỏng, bạn được làm lại một buổi khác không mất tiền.</p>
      <p>Móng tay ngắn, tóc buộc gọn, áo không ngại đất. Xe buýt cuối về trung tâm lúc 21:15, lớp kết thúc đúng giờ để mọi người kịp.</p>
    `),
  },
  {
    kind: 'event',
    title: 'Thực hành sơ cứu: ép tim, hóc dị vật, bỏng',
    summary:
      'Buổi học miễn phí cùng nhân viên y tế, có mô hình cho từng nhóm bốn người. Ưu tiên gia đình có trẻ nhỏ.',
    author: 'admin@cholang.vn',
    createdDaysAgo: 78,
    event: {
      startsInDays: -58,
      startsAt: '14:00',
      hours: 3,
      location: 'Nhà văn hóa phường Cẩm Châu, Hội An, Quảng Nam',
      level: 'Mọi người',
    },
    film: null,
    pictures: [{ subject: 'cao-thuoc', alt: 'Túi sơ cứu mở trên bàn' }],
    html: joinLines(`
      <p>Đọc mười lần không bằng ép một lần. Buổi thực hành có sáu mô hình người lớn, bốn mô hình trẻ nhỏ; mỗi nhóm bốn người thay nhau cho tới khi tay nhớ nhịp.</p>
      <p>Chương trình gồm ba phần, mỗi phần bốn mươi phút:</p>
      <ol>
        <li>Gọi cấp cứu đúng cách, kiểm tra nhịp thở, ép tim liên tục hai phút.</li>
        <li>Hóc dị vật ở người lớn, trẻ em và trẻ dưới một tuổi.</li>
        <li>Bỏng, chảy máu, gãy xương: việc nên làm và việc không nên.</li>
      </ol>
      <p>Giữa các phần có trò chơi tình huống: người đóng vai bị nạn, người đóng vai hàng xóm hốt hoảng, người phải chỉ huy. Trò này ồn ào nhưng cho thấy vì sao phải gọi đích danh ai đi gọi xe.</p>
      <p>Học viên nhận một tấm bìa dán tủ lạnh. Không cấp chứng chỉ nghề; ai cần chứng chỉ xin liên hệ trung tâm y tế. Mặc quần dài vì phải quỳ. Trẻ từ mười hai tuổi tham gia được, trẻ nhỏ hơn có góc vẽ tranh.</p>
    `),
  },
  {
    kind: 'event',
    title: 'Bàn khám giá: mang sổ tới, ra về biết mình lời bao nhiêu',
    summary:
      'Mỗi gian hàng có hai mươi phút ngồi với người tính giá. Mang theo hóa đơn và một sản phẩm bán chạy.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 59,
    event: {
      startsInDays: -36,
      startsAt: '09:00',
      hours: 4,
      location: 'Nhà sách Góc Đình, Hoàn Kiếm, Hà Nội',
      level: 'Nâng cao',
    },
    film: null,
    pictures: [
      { subject: 'may-tinh', alt: 'Máy tính cầm tay và sổ ghi chép' },
      { subject: 'but', alt: 'Bút và bảng tính giá vốn' },
    ],
    html: joinLines(`
      <p>Sau tài liệu về giá vốn, nhiều gian nhắn rằng đọc thì hiểu, tính thì vẫn rối. Vậy nên chợ mở một buổi ngồi riêng: bốn bàn, mỗi bàn một người quen việc sổ sách, mỗi gian hai mươi phút.</p>
      <p>Bạn chuẩn bị ba thứ: sản phẩm bán chạy nhất, hóa đơn nguyên liệu gần nhất, và số đơn của tháng trước. Ở bàn, hai bên cùng điền bảng, tính giá vốn, biên và điểm hòa vốn. Con số là của riêng bạn, không ai chụp lại.</p>
      <p>Đợt trước, trong mười tám gian ngồi thử, bảy gian phát hiện một món đang bán lỗ, thường vì quên tính công và phần hàng hỏng. Hai gian tăng giá, một gian đổi cỡ hũ, bốn gian giữ nguyên và nay biết vì sao.</p>
      <p>Buổi này dành cho người đã bán ít nhất ba tháng. Ai mới bắt đầu nên đọc tài liệu trước và tới buổi cơ bản của tháng sau. Có trà, không có bài thuyết trình.</p>
    `),
  },
  {
    kind: 'event',
    title: 'Ủ phân tại vườn: xem ba đống ủ ba tuổi',
    summary: 'So sánh đống một tuần, một tháng và ba tháng ở vườn Củ Chi, rồi tự xếp một mẻ mang về.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 22,
    event: {
      startsInDays: 6,
      startsAt: '07:30',
      hours: 3.5,
      location: 'Vườn nhà Củ Chi, TP. Hồ Chí Minh',
      level: 'Cơ bản',
    },
    film: null,
    pictures: [
      { subject: 'phan-bon', alt: 'Phân hoai tơi xốp trong tay' },
      { subject: 'rau-cai', alt: 'Luống cải bón phân hoai' },
      { subject: 'chau-cay', alt: 'Chậu cây ban công' },
      { subject: 'gang-tay', alt: 'Găng tay làm vườn' },
    ],
    html: joinLines(`
      <p>Muốn hiểu compost thì phải ngửi. Vườn chuẩn bị ba đống ủ ở ba tuổi khác nhau; người tham gia thọc tay đo ấm, bóp thử ẩm, ngửi và đoán xem đống nào thừa rác xanh.</p>
      <p>Sau đó mỗi nhà tự xếp một thùng hai mươi lít từ lá khô, vỏ rau và bã cà phê xin của quán, rồi mang về. Thùng tính giá vốn bốn mươi lăm nghìn, ai có thùng riêng thì khoan lỗ tại chỗ.</p>
      <ul>
        <li>7:30 Đón khách, đi vòng vườn.</li>
        <li>8:15 Ba đống ủ.</li>
        <li>9:15 Tự xếp thùng.</li>
        <li>10:30 Hỏi đáp, ăn khoai luộc.</li>
      </ul>
      <p>Xe buýt dừng cách vườn bốn trăm mét. Vườn có nhà vệ sinh, có bóng râm, nhưng vẫn nên mang nón. Trẻ con được giao nhiệm vụ tìm giun đất, và chúng luôn tìm được nhiều hơn người lớn.</p>
    `),
  },
  {
    kind: 'event',
    title: 'Đi chợ sớm chụp ảnh bằng điện thoại',
    summary:
      'Ba giờ đi bộ và chụp trong ánh sáng ban mai, sau đó cùng chọn và chỉnh ảnh. Điện thoại nào cũng được.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 15,
    event: {
      startsInDays: 13,
      startsAt: '05:45',
      hours: 4,
      location: 'Chợ Bắc Hà, Lào Cai',
      level: 'Mọi người',
    },
    film: null,
    pictures: [
      { subject: 'may-anh', alt: 'Máy ảnh trên bàn gỗ' },
      { subject: 'dien-thoai', alt: 'Điện thoại chụp sạp hàng' },
      { subject: 'non-la', alt: 'Nón lá trong nắng sớm' },
    ],
    html: joinLines(`
      <p>Ánh sáng đẹp nhất ở chợ phiên chỉ kéo dài chừng một giờ sau khi mặt trời qua núi. Chúng ta gặp nhau lúc năm giờ bốn mươi lăm ở cổng, đi thành nhóm sáu người, mỗi nhóm có một người hướng dẫn.</p>
      <p>Đề bài gồm năm tấm: một bàn tay, một màu, một thứ đang bốc hơi, một món hàng nhìn ngang tầm mắt trẻ con, và một tấm không có người. Giới hạn ấy giúp nhìn kỹ hơn là chụp cho nhiều.</p>
      <p>Trước khi chụp ai, hãy chào, hỏi và mua một thứ gì đó. Người ta không đồng ý thì thôi, không chụp lén. Ảnh trẻ em cần sự đồng ý của cha mẹ và không đăng kèm nơi ở.</p>
      <p>Tám giờ, cả nhóm ăn sáng, chiếu ảnh lên tường và tập chỉnh nhẹ. Mang áo ấm, sạc dự phòng, khăn lau ống kính. Buổi đi không thu tiền; bữa sáng ai ăn người nấy trả.</p>
    `),
  },
];
