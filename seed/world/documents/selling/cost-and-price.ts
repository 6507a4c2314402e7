import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const costAndPrice: DocumentText = {
  title: 'Tính giá vốn và đặt giá bán cho hàng nhà làm',
  description: 'Cộng đủ các khoản, hiểu biên lợi nhuận và biết lúc nào nên giảm giá. Có bảng tính mẫu.',
  category: 'selling',
  uploader: 'Lê Quang Huy',
  subject: 'sa-te',
  createdDaysAgo: 132,
  publishedDaysAgo: 130,
  isPublic: false,
  isOffline: true,
  chapters: [
    {
      title: 'Giá vốn không chỉ là tiền nguyên liệu',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Nhiều nhà bán chạy mà cuối tháng không thấy tiền, vì giá vốn chỉ tính gạo, đường, vải. Giá vốn của một sản phẩm là mọi thứ phải tiêu để món ấy nằm trong tay khách. Hãy lấy một tờ giấy và đi từ đầu đến cuối.</p>
        <ul>
          <li><strong>Nguyên liệu:</strong> cả phần hao. Mua một cân ớt, bỏ cuống còn tám lạng thì giá ớt phải chia cho tám lạng.</li>
          <li><strong>Bao bì:</strong> hũ, nắp, tem, hộp, giấy chèn, băng dính.</li>
          <li><strong>Công:</strong> số giờ nhân với mức bạn sẽ trả nếu thuê người khác làm.</li>
          <li><strong>Điện, nước, gas:</strong> chia theo mẻ.</li>
          <li><strong>Khấu hao:</strong> máy mua mười hai triệu dùng bốn năm thì mỗi tháng hai trăm năm mươi nghìn.</li>
          <li><strong>Hỏng, vỡ, tặng thử:</strong> thường từ hai đến năm phần trăm.</li>
          <li><strong>Phí bán:</strong> phí sàn, phí thanh toán, phần ship mình chịu.</li>
        </ul>
        <h2>Ví dụ một hũ sa tế</h2>
        <table>
          <thead><tr><th>Khoản</th><th>Cả mẻ 50 hũ</th><th>Một hũ</th></tr></thead>
          <tbody>
            <tr><td>Ớt, tỏi, sả, dầu</td><td>900.000 ₫</td><td>18.000 ₫</td></tr>
            <tr><td>Hũ, tem, hộp</td><td>350.000 ₫</td><td>7.000 ₫</td></tr>
            <tr><td>Công 6 giờ</td><td>240.000 ₫</td><td>4.800 ₫</td></tr>
            <tr><td>Gas, điện</td><td>60.000 ₫</td><td>1.200 ₫</td></tr>
            <tr><td>Hao hỏng 4%</td><td>62.000 ₫</td><td>1.240 ₫</td></tr>
            <tr><td><strong>Cộng</strong></td><td><strong>1.612.000 ₫</strong></td><td><strong>32.240 ₫</strong></td></tr>
          </tbody>
        </table>
        <p>Con số ba mươi hai nghìn ấy chưa có phí bán, vì phí bán tính theo giá bán. Nếu chợ và cổng thanh toán lấy tổng cộng năm phần trăm và bạn bán năm mươi lăm nghìn, phí là hai nghìn bảy trăm năm mươi đồng. Tiền còn lại sau giá vốn và phí là khoảng hai mươi nghìn một hũ; từ đó mới trả mặt bằng, quảng cáo, và sau cùng là lãi.</p>
      `),
    },
    {
      title: 'Từ giá vốn đến giá bán',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Có hai cách nói về lời, và lẫn hai cách này là lỗi đắt nhất. <em>Tỉ lệ cộng thêm</em> lấy lời chia cho giá vốn; <em>biên lợi nhuận</em> lấy lời chia cho giá bán. Vốn một trăm, bán một trăm năm mươi: cộng thêm năm mươi phần trăm, nhưng biên chỉ ba mươi ba phần trăm.</p>
        <p>Khi đã biết biên mong muốn, giá bán bằng giá vốn chia cho một trừ biên. Muốn biên bốn mươi phần trăm trên vốn sáu mươi nghìn thì bán một trăm nghìn, chứ không phải tám mươi tư nghìn.</p>
        <h2>Điểm hòa vốn</h2>
        <p>Chi phí cố định là khoản vẫn phải trả dù không bán được gì: tiền thuê, internet, lương người cố định. Lấy tổng ấy chia cho số tiền mỗi món để lại sau giá vốn và phí bán. Mỗi tháng cố định bốn triệu, mỗi hũ để lại hai mươi nghìn, vậy phải bán hai trăm hũ mới bắt đầu có lãi. Nếu bếp chỉ làm được một trăm năm mươi hũ thì hoặc tăng giá, hoặc giảm chi phí, hoặc đổi sản phẩm; bán chăm hơn không cứu được.</p>
        <h2>Nhìn sang bên cạnh</h2>
        <p>Sau khi có con số của mình, hãy xem ba gian hàng tương tự. Rẻ hơn hẳn người ta thường có nghĩa là quên một khoản, chứ chưa chắc là giỏi. Đắt hơn thì phải trả lời được: hơn ở điểm nào, và điểm ấy khách có nhìn thấy trên ảnh và trong lời kể không. Giá lẻ như chín mươi chín nghìn hợp hàng mua nhanh; hàng thủ công dùng số tròn trông đàng hoàng hơn.</p>
      `),
    },
    {
      title: 'Khi nào giảm giá, giảm bao nhiêu',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Giảm giá là một chi phí, phải có việc để làm: dọn hàng gần hạn, kéo khách mua lần đầu, hay tăng giá trị mỗi đơn. Giảm mà không biết để làm gì chỉ dạy khách chờ lần giảm sau.</p>
        <p>Biên bốn mươi phần trăm, giảm mười phần trăm giá bán thì lời trên mỗi món mất một phần tư. Muốn giữ nguyên tổng lời, bạn phải bán thêm khoảng một phần ba số món. Viết phép tính ấy ra trước khi bấm nút, nhiều chương trình sẽ tự biến mất.</p>
        <ol>
          <li>Combo: hai hũ sa tế kèm một gói bánh đa, giảm chút ít nhưng chỉ tốn một lần gói, một lần ship.</li>
          <li>Ngưỡng miễn phí giao hàng: đặt cao hơn giá trị đơn trung bình chừng hai mươi phần trăm.</li>
          <li>Quà nhỏ: vốn năm nghìn nhưng khách cảm nhận hai mươi nghìn, thường lời hơn giảm thẳng.</li>
          <li>Mã cho khách cũ: gửi sau ba mươi ngày, có hạn, dùng một lần.</li>
        </ol>
        <p>Hàng thủ công làm từng chiếc thì đừng giảm sâu; thay vào đó bán riêng ngăn "hơi lỗi", ghi rõ lỗi ở đâu. Khách mua vui, người mua giá đủ cũng không thấy bị thiệt.</p>
      `),
    },
    {
      title: 'Bảng tính mẫu và lịch xem lại giá',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Tệp đính kèm là một bảng đơn giản: mỗi dòng một nguyên liệu, có cột giá mua, lượng dùng cho một mẻ, phần trăm hao và số món thu được. Điền xong, cột cuối cho ra giá vốn một món. Hãy sao bảng ấy cho từng sản phẩm, đừng gộp chung, vì hũ nhỏ và hũ lớn chia bao bì và công rất khác nhau.</p>
        <p>Xem lại giá vào ba lúc: khi một nguyên liệu chính tăng quá mười phần trăm, khi đổi bao bì, và đều đặn mỗi quý. Tăng giá thì báo trước vài ngày, nói lý do thật một câu, giữ giá cũ cho đơn đã đặt. Khách quen chấp nhận tăng năm nghìn dễ hơn chấp nhận hũ bớt đi một thìa mà không ai nói.</p>
        <p>Cất các bảng cũ theo ngày. Sau một năm nhìn lại, bạn sẽ biết tháng nào ớt rẻ, tháng nào nên mua đường dự trữ, và món nào bao năm nay vẫn bán vì thương chứ không phải vì lời. Món ấy giữ hay bỏ là quyền của bạn, nhưng nên biết mình đang tặng bao nhiêu.</p>
      `),
    },
  ],
  attachments: [
    {
      name: 'bang-tinh-gia-von.csv',
      lines: [
        'Nguyên liệu,Giá mua (đ),Lượng mua,Lượng dùng một mẻ,Hao (%),Thành tiền (đ)',
        'Ớt tươi,60000,1 kg,5 kg,20,375000',
        'Tỏi,45000,1 kg,3 kg,10,150000',
        'Dầu ăn,50000,1 lít,5 lít,0,250000',
        'Sả,25000,1 kg,4 kg,20,125000',
      ],
    },
  ],
};
