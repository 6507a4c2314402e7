import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const householdTaxBasics: DocumentText = {
  title: 'Sổ sách và thuế cho hộ kinh doanh nhỏ',
  description:
    'Những điều chung cần biết trước khi hỏi cơ quan thuế: đăng ký, hóa đơn, chứng từ và thói quen ghi sổ. Không thay cho tư vấn chính thức.',
  category: 'selling',
  uploader: 'Lê Quang Huy',
  subject: 'but',
  createdDaysAgo: 76,
  publishedDaysAgo: 74,
  isPublic: false,
  isOffline: false,
  chapters: [
    {
      title: 'Ghi sổ mỗi ngày mười phút',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Quy định về thuế thay đổi theo năm, nhưng việc ghi sổ thì không lúc nào thừa. Người có sổ rõ ràng làm thủ tục nào cũng nhanh, vay vốn cũng dễ, và biết mình lời hay lỗ. Tài liệu này chỉ nói nguyên tắc chung; mức thuế, ngưỡng doanh thu và mẫu biểu đang áp dụng, xin hỏi cơ quan thuế nơi bạn bán hoặc xem <a href="https://www.gdt.gov.vn" rel="noopener noreferrer nofollow ugc">trang của Cục Thuế</a>.</p>
        <h2>Bốn quyển sổ nhỏ</h2>
        <ul>
          <li><strong>Sổ bán hàng:</strong> ngày, mã đơn, số tiền, hình thức thu, phí bị trừ.</li>
          <li><strong>Sổ mua hàng:</strong> mua của ai, bao nhiêu, có hóa đơn hay bảng kê.</li>
          <li><strong>Sổ chi khác:</strong> điện nước, thuê, xăng xe, quảng cáo.</li>
          <li><strong>Sổ kho:</strong> đầu kỳ, nhập, xuất, cuối kỳ. Không cần từng chiếc, nhưng cần từng loại.</li>
        </ul>
        <p>Tách tiền nhà và tiền bán là việc khó nhất và có ích nhất. Mở một tài khoản ngân hàng riêng, mọi khoản thu chi của gian hàng chạy qua đó. Muốn lấy tiền tiêu, hãy chuyển cho mình một khoản cố định mỗi tháng như trả lương. Sau ba tháng, sao kê tài khoản gần như là một quyển sổ đã ghi sẵn.</p>
        <p>Doanh thu là tiền khách trả cho hàng, kể cả phần sàn thu hộ rồi mới chuyển lại. Nhiều nhà chỉ ghi số tiền về tài khoản, tức là đã trừ phí, nên khi đối chiếu với số liệu của sàn thì lệch. Hãy ghi hai cột: doanh thu gộp và phí bị trừ. Hàng hoàn trả ghi dòng riêng, đừng xóa dòng bán cũ.</p>
      `),
    },
    {
      title: 'Đăng ký, hóa đơn và các mốc trong năm',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Kinh doanh thường xuyên thì cần xem mình có thuộc diện đăng ký hộ kinh doanh hay không. Việc này hỏi tại phòng chuyên môn của xã, phường; hồ sơ thường gồm giấy đề nghị, giấy tờ tùy thân và địa điểm. Một số ngành như thực phẩm còn phải đủ điều kiện an toàn thực phẩm. Mã số thuế, chữ ký số và tài khoản dịch vụ thuế điện tử làm một lần, dùng nhiều năm.</p>
        <h2>Hóa đơn để làm gì</h2>
        <p>Hóa đơn đầu ra cho khách biết đã mua của ai; hóa đơn đầu vào chứng minh hàng của bạn có gốc gác. Mua của nông dân không có hóa đơn thì lập bảng kê: tên, địa chỉ, mặt hàng, số lượng, số tiền, chữ ký. Từ khi hóa đơn điện tử phổ biến, nhiều hộ dùng phần mềm bán hàng nối thẳng với cơ quan thuế; trước khi mua, hãy hỏi loại nào bạn thực sự bắt buộc phải có.</p>
        <table>
          <thead><tr><th>Thời điểm</th><th>Việc nên làm</th></tr></thead>
          <tbody>
            <tr><td>Cuối mỗi ngày</td><td>Đối chiếu tiền mặt và đơn đã giao</td></tr>
            <tr><td>Cuối tháng</td><td>Khóa sổ, lưu sao kê, chụp chứng từ</td></tr>
            <tr><td>Cuối quý</td><td>Xem hạn kê khai của mình, hỏi nếu chưa rõ</td></tr>
            <tr><td>Cuối năm</td><td>Kiểm kho, xem thông báo thuế năm mới</td></tr>
          </tbody>
        </table>
        <p>Bán trên sàn thương mại điện tử, sàn có thể phải cung cấp thông tin người bán hoặc khấu trừ, nộp thay theo quy định. Hãy đọc kỹ thông báo của sàn, giữ chứng từ khấu trừ, đừng để một khoản bị tính hai lần. Nghe ai nói "lách được", hãy nghĩ tới tiền phạt và tiền chậm nộp của ba năm sau.</p>
      `),
    },
    {
      title: 'Những lỗi hay gặp và cách hỏi cho đúng người',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Lỗi thứ nhất là vứt hóa đơn nhỏ. Biên lai gửi hàng hai mươi nghìn một tờ, gom cả năm có khi bằng một tháng lời. Hãy có một chiếc hộp, tối nào cũng thả vào, cuối tháng chụp và phân phong bì.</p>
        <p>Lỗi thứ hai là dùng tài khoản của con, của em để nhận tiền bán hàng. Tới lúc cần giải trình, không ai nhớ khoản nào của ai. Lỗi thứ ba là tin một đoạn phim ngắn trên mạng: người nói có thể đúng với ngành của họ, với năm ngoái, nhưng sai với bạn hôm nay.</p>
        <ul>
          <li>Trước khi đi hỏi, chuẩn bị: doanh thu ước tính, mặt hàng, nơi bán, có thuê người không.</li>
          <li>Hỏi ba câu: tôi thuộc diện nào, phải nộp gì, hạn ngày nào?</li>
          <li>Xin câu trả lời bằng văn bản hoặc đường dẫn tới văn bản, ghi tên người trả lời và ngày.</li>
        </ul>
        <p>Cuối cùng, hãy cảnh giác kẻ giả danh cán bộ thuế gọi điện đòi cài ứng dụng hay chuyển tiền. Cơ quan thuế không thu tiền qua tài khoản cá nhân. Cúp máy và gọi lại số công khai của cơ quan.</p>
      `),
    },
  ],
  attachments: [
    {
      name: 'so-ban-hang-mau.csv',
      lines: [
        'Ngày,Mã đơn,Doanh thu gộp (đ),Phí bị trừ (đ),Hình thức,Ghi chú',
        '01/03,DH001,185000,9250,Chuyển khoản,',
        '01/03,DH002,98000,4900,Tiền mặt,Khách lấy tại nhà',
        '02/03,DH001,-185000,0,Hoàn tiền,Khách trả hàng',
      ],
    },
  ],
};
