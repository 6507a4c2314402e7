import { joinLines } from '../join-lines.ts';
import type { NewsText } from './news-text.ts';

export const craftNews: readonly NewsText[] = [
  {
    kind: 'news',
    title: 'Lò bầu Bát Tràng đỏ lửa: mở lò lúc rạng sáng',
    summary:
      'Ba ngày đun củi, hai ngày chờ nguội. Hơn bốn trăm món ra lò, trong đó có những chiếc men chảy không ai đặt trước.',
    author: 'admin@cholang.vn',
    createdDaysAgo: 109,
    film: null,
    pictures: [
      { subject: 'gom-lam', alt: 'Bình gốm men lam vừa ra lò' },
      { subject: 'gom', alt: 'Bát gốm men trắng xếp trên kệ' },
      { subject: 'am-tra-luc', alt: 'Ấm gốm men ngọc' },
      { subject: 'to', alt: 'Chồng tô vẽ tay' },
      { subject: 'binh-tuoi', alt: 'Bình rót men nâu' },
      { subject: 'am-tra', alt: 'Ấm trà đất nung' },
    ],
    html: joinLines(`
      <p>Bốn giờ sáng, cửa lò bầu được dỡ từng viên gạch. Hơi ấm còn phả ra như bếp nhà ngày Tết. Lò Bầu là một trong số ít nơi ở Bát Tràng còn nung củi theo lối cũ; mỗi tháng chỉ đốt một lần, vì mỗi lần cần gần ba tấn củi khô và sáu người thay nhau canh.</p>
      <p>Trong lò, mỗi bầu có một nhiệt độ khác nhau. Người thợ xếp hàng theo kinh nghiệm: men tro ở bầu đầu, men lam ở giữa, chum vại cuối lò. Lửa củi bay tro, tro bám vào men tạo những vệt không lặp lại.</p>
      <h2>Được và mất</h2>
      <p>Trong hơn bốn trăm món, bốn mươi ba món nứt hoặc dính chân. Anh thợ cả lắc đầu cười, bảo thế là khá. Những món lỗi nhẹ được gom vào ngăn "hơi lệch" trên gian hàng, ghi rõ lỗi và giảm giá; món nứt thì đập vụn làm sạn trộn đất mẻ sau.</p>
      <p>Hàng của mẻ này được đánh số mẻ dưới chân. Bạn mua về có thể nhắn hỏi số ấy nằm ở bầu nào, xếp cạnh món gì. Câu chuyện đi kèm là thật, vì sổ lò ghi lại từng hàng.</p>
      <h2>Một vòng lò, tính ra mấy ngày công</h2>
      <p>Nhiều bạn hỏi vì sao bát nung củi đắt gấp rưỡi bát nung gas. Nhóm thợ ngồi cộng lại cả vòng: hai ngày xếp lò, ba ngày ba đêm giữ lửa, hai ngày chờ nguội, một ngày dỡ và lau chân. Củi phải chẻ, phơi từ ba tháng trước, vì củi ẩm chỉ làm khói đen và hạ nhiệt. Trong đêm cuối, người canh nhìn màu lửa qua lỗ ngó và rút những chiếc vòng men thử ra xem; thấy men chảy bóng đều mới dám ngừng.</p>
      <p>Lò gas cho màu ổn định, hỏng ít, và xưởng vẫn dùng hằng tuần cho bát đĩa phổ thông. Lò củi được giữ lại để nghề không chỉ còn trong ảnh, cũng để lớp thợ trẻ biết rằng lửa có thể đọc được như đọc chữ. Hai bạn học nghề lần này lần đầu được giao một ca đêm riêng.</p>
      <p>Ai muốn xem đốt lò có thể đăng ký trước một tuần. Mỗi đêm nhận sáu khách, đứng cách cửa lò ba mét, mặc đồ bông, đi giày kín. Trẻ dưới mười tuổi xin hẹn ban ngày, lúc xếp hàng vào lò, cũng vui không kém.</p>
    `),
  },
  {
    kind: 'news',
    title: 'Chị em Lùng Tám trồng lại nương chàm sau ba năm bỏ trống',
    summary: 'Nhờ đơn đặt khăn đều hằng tháng, mười một nhà quay lại với cây chàm thay vì mua bột nhuộm.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 101,
    film: null,
    pictures: [
      { subject: 'vai-tho-cam', alt: 'Cuộn vải lanh nhuộm chàm' },
      { subject: 'khan-ran', alt: 'Khăn dệt tay phơi trên sào' },
      { subject: 'khan-len', alt: 'Khăn lanh gấp gọn' },
    ],
    html: joinLines(`
      <p>Ba năm trước, nương chàm ở Lùng Tám gần như bỏ hết. Nhuộm bằng bột mua sẵn nhanh hơn, rẻ hơn, và khách du lịch ít khi phân biệt. Nhưng vài người mua trên chợ phân biệt được: họ hỏi vì sao khăn lần này không có mùi chàm, vì sao màu phai một kiểu khác.</p>
      <p>Những câu hỏi ấy làm nhóm ngồi lại với nhau. Hợp tác xã cam kết thu cao chàm với giá cố định cả năm; đổi lại, mười một nhà trồng lại nương, giữ giống cũ của mẹ. Lứa lá đầu tiên đã ngâm xong tuần trước, cao lắng được hơn hai chục cân.</p>
      <p>Khăn nhuộm bằng cao mới sẽ có thẻ ghi tên người nhuộm và số lượt nhúng. Giá cao hơn khăn bột chừng một phần tư, và được bày cạnh nhau để khách tự chọn chứ không giấu loại nào.</p>
      <ul>
        <li>Chàm lá: nhúng hai mươi lượt, màu sâu, có mùi cỏ khô.</li>
        <li>Bột: nhúng ít lượt, màu đều, giá phổ thông.</li>
      </ul>
      <p>Ai quan tâm cách nuôi thùng chàm có thể đọc tài liệu trong thư viện, phần nghề thủ công.</p>
    `),
  },
  {
    kind: 'news',
    title: 'Lớp đan giỏ cuối tuần của bọn trẻ Phú Vinh',
    summary:
      'Mười lăm đứa trẻ từ chín đến mười bốn tuổi học đan với các bà trong làng; sản phẩm đầu tay bán được góp quỹ mua sách.',
    author: 'collab@cholang.vn',
    createdDaysAgo: 79,
    film: null,
    pictures: [
      { subject: 'gio-may', alt: 'Giỏ mây nhỏ do trẻ em đan' },
      { subject: 'go-my-nghe', alt: 'Khay gỗ đựng nan tre' },
    ],
    html: joinLines(`
      <p>Chiều thứ Bảy nào đình làng Phú Vinh cũng ríu rít. Lớp đan do Mây tre Phú Vinh Ngọc Lâm mở, không thu tiền, mỗi buổi hai tiếng. Các bà ngồi giữa, trẻ ngồi quanh, mỗi đứa một bó nan đã chuốt nhẵn cạnh.</p>
      <p>Bài đầu là lót ly, bài hai là khay tròn, bài ba mới tới giỏ có quai. Bé nhỏ tuổi nhất, chín tuổi, mất bốn buổi cho chiếc lót ly và nhất định không chịu để bà sửa hộ. Bà bảo: đan lệch mà tự tay làm còn quý hơn thẳng mà nhờ.</p>
      <p>Sau ba tháng, lớp có sáu mươi món đủ đẹp để bán. Mỗi món kèm một mẩu giấy chữ trẻ con: tên, tuổi và "con đan mất mấy ngày". Số tiền thu được mua một tủ sách đặt ngay ở đình; danh sách chi được dán lên bảng.</p>
      <p>Lớp nhận thêm mười chỗ cho đợt sau. Người lớn cũng có thể tới, nhưng phải ngồi ghế thấp như mọi người và chịu cho trẻ con chỉ bảo.</p>
    `),
  },
  {
    kind: 'news',
    title: 'Ván khắc cũ được số hóa, tranh Đông Hồ có thêm mười hai mẫu',
    summary:
      'Nhóm bạn trẻ chụp lại hơn hai trăm ván khắc của một gia đình làm tranh, phục hồi mười hai mẫu đã thất lạc bản in.',
    author: 'admin@cholang.vn',
    createdDaysAgo: 70,
    film: null,
    pictures: [
      { subject: 'tranh', alt: 'Tranh Đông Hồ in trên giấy điệp' },
      { subject: 'mau', alt: 'Bát màu lấy từ lá chàm, sỏi son' },
      { subject: 'lich', alt: 'Lịch bàn in tranh dân gian' },
      { subject: 'sach-do', alt: 'Sổ ghi mẫu ván khắc' },
    ],
    html: joinLines(`
      <p>Trong gác nhà của Tranh Đông Hồ Nhà Chế có hơn hai trăm tấm ván thị khắc từ nhiều đời. Một số bị mọt, một số thiếu ván màu, có tấm không ai còn nhớ tên tranh. Mùa hè vừa rồi, tám bạn sinh viên mỹ thuật đến ở một tháng để chụp, đo, lập danh mục.</p>
      <p>Cách làm kỹ lưỡng mà giản dị: đặt ván dưới ánh sáng xiên, chụp cả hai mặt, ghi vết gãy, rồi in thử một bản bằng mực loãng. Với những mẫu thiếu ván màu, nhóm so với tranh còn giữ ở nhà hàng xóm trước khi khắc ván mới. Phần khắc thêm được đánh dấu ở góc để người sau không nhầm với bản gốc.</p>
      <p>Mười hai mẫu phục hồi được in trên giấy dó quét điệp, màu từ than lá tre, lá chàm, sỏi son và hoa hòe. Mỗi mẫu in trước năm mươi tờ. Một phần tiền bán dùng mua tủ chống ẩm giữ ván.</p>
      <p>Danh mục ảnh sẽ để mở cho trường học. Ai biết thêm tên gọi của bốn mẫu chưa rõ, xin để lại lời dưới bài.</p>
    `),
  },
  {
    kind: 'news',
    title: 'Mười ba người thợ Cẩm Châu và đơn hàng một nghìn chiếc đèn',
    summary: 'Đơn lớn nhất từ trước tới nay được chia đều cho nhiều nhà, không ai phải thức trắng.',
    author: 'admin@cholang.vn',
    createdDaysAgo: 44,
    film: null,
    pictures: [
      { subject: 'den-long', alt: 'Đèn lồng lụa đỏ treo ngoài hiên' },
      { subject: 'den-long-xanh', alt: 'Đèn lồng lụa xanh' },
      { subject: 'den-long-tim', alt: 'Đèn lồng lụa tím trong xưởng' },
    ],
    html: joinLines(`
      <p>Khi một khách sạn ở Đà Nẵng đặt một nghìn chiếc đèn trong sáu tuần, bà Huỳnh Thị Sáu không gật ngay. Bà lấy sổ, tính mỗi người ngày làm được mấy chiếc mà vẫn còn giờ nấu cơm, đón cháu. Kết quả: bảy tuần rưỡi, và phải nhờ thêm hai nhà bên kia sông. Khách đồng ý lùi ngày.</p>
      <p>Khung tre chuốt tập trung ở một nơi cho đều cỡ; lụa cắt ở nhà bà Sáu; còn dán và kết tua chia về từng nhà. Mỗi chiều có người đi gom, kiểm từng chiếc dưới đèn, chiếc nào lệch nan thì trả lại sửa chứ không trừ tiền.</p>
      <p>Đơn giao đủ vào tuần trước. Vỡ dọc đường ba chiếc, đã gửi bù.</p>
      <blockquote><p>"Đơn lớn mà làm người ta ốm thì là đơn lỗ. Lần sau ai đặt, mình lại tính kiểu này."</p></blockquote>
      <p>Tiền công được trả theo chiếc, ghi trên bảng chung để ai cũng xem được. Hai nhà mới đã ở lại với tổ. Những mẫu đèn của đơn này, cỡ nhỏ hơn, hiện có trên gian hàng.</p>
    `),
  },
];
